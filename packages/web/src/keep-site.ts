/** Keep the site on this device, so that the table stands here without a network too. Where browsers forbid it, it works as before. */
export const keepSite = (): void => {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch((why: unknown) => console.info('the site is not kept on this device:', why));
};
