import { gzipSync } from 'node:zlib';

/** Parts that a table fetches after it is drawn. */
const LATER = /\/(zoom-gestures|around|looking-ahead|alternatives)-[^/]+\.js$/;
/** Counts the script that the page loads from now on until the returned function is called, as gzip packs it, whatever the server sends. */
export const countScript = async page => {
  await page.route(LATER, route => route.abort());
  const sizes = [];
  const measure = response => {
    if (response.ok() && response.url().endsWith('.js')) sizes.push(response.body().then(body => gzipSync(body).length));
  };
  page.on('response', measure);
  return async () => {
    page.off('response', measure); // what comes later may come to a page that is already closed
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
};
