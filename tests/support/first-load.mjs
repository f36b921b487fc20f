import { gzipSync } from 'node:zlib';

/** Parts that a table asks for while it is drawn, and needs only later. */
const LATER = /\/(zoom-gestures|run-placing|around|looking-ahead|alternatives|glossary|tip-layer)-[^/]+\.js$/;
/**
 * Counts the script that the page asks for until `sign` is drawn, as gzip packs it, whatever the server sends. The page itself notes when
 * that is: seen from outside, parts for later would be counted, too, on a busy machine.
 */
export const countScript = async (page, sign) => {
  const bodies = new Map();
  const measure = response => {
    if (response.ok() && response.url().endsWith('.js')) bodies.set(response.url(), response.body());
  };
  page.on('response', measure);
  await page.addInitScript(selector => {
    performance.setResourceTimingBufferSize(2000);
    new MutationObserver((_, observer) => {
      if (document.querySelector(selector) === null) return;
      performance.mark('drawn');
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  }, sign);
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
    const wanted = await page.evaluate(() => {
      const [{ startTime }] = performance.getEntriesByName('drawn');
      return performance.getEntriesByType('resource').flatMap(entry => (entry.startTime <= startTime ? [entry.name] : []));
    });
    page.off('response', measure);
    const sizes = wanted.map(async url => (bodies.has(url) && !LATER.test(url) ? gzipSync(await bodies.get(url)).length : 0));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
};
