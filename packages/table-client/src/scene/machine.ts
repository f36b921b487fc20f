let known: { readonly hasWebGl: boolean; readonly isSoftware: boolean } | null = null;
/** What the graphics card can do; asked once, since every answer costs a context. */
const machine = (): NonNullable<typeof known> => {
  if (known) return known;
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  known = { hasWebGl: gl !== null, isSoftware: /swiftshader|llvmpipe|software|basic render/i.test(name) };
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return known;
};
export const hasWebGl = (): boolean => machine().hasWebGl;
/** Whether pixels are computed by the processor: fewer of them then. */
export const isSoftware = (): boolean => machine().isSoftware;
