import { seatClass } from '../seats/seat-mark.js';

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

const SEATS = 4;
const hexOf = (css: string): number => {
  const [r = 128, g = 128, b = 128] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b);
};
/** The colours of the seats as the page has them, whatever palette was chosen. */
export const sideColours = (within: Element): readonly number[] => {
  const probe = document.createElement('i');
  within.parentElement?.append(probe);
  const colours = Array.from({ length: SEATS }, (_, seat) => {
    probe.className = seatClass(seat);
    probe.style.color = 'var(--seat)';
    return hexOf(getComputedStyle(probe).color);
  });
  probe.remove();
  return colours;
};
