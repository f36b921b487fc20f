/** Keep the site on this device, so that the table stands here without a network too. Where browsers forbid it, it works as before. */
export const keepSite = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return; // a kept site would hide what has just been edited
  const keep = (): void => {
    navigator.serviceWorker.register('/sw.js').catch((why: unknown) => console.info('the site is not kept on this device:', why));
  };
  // Not before the page itself is there: what the reader waits for comes first.
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
};
