/** Every part of the site, written here by the build: a new build is a new script, and so a new store. */
declare const PARTS: readonly string[];
declare const BUILD: string;

const scope = globalThis as unknown as ServiceWorkerGlobalScope;
const STORE = `cadre.${BUILD}`;
const PAGE = '/';

/** All parts or none: a site that is half there would break in the middle of a match. */
scope.addEventListener('install', event => event.waitUntil(caches.open(STORE).then(store => store.addAll([...PARTS]))));
/** Stores of older builds are let go when no page of theirs is open any more: only then does this script take over. */
const takeOver = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith('cadre.') && name !== STORE) await caches.delete(name);
  await scope.clients.claim();
};
scope.addEventListener('activate', event => event.waitUntil(takeOver()));

const kept = async (path: string): Promise<Response | undefined> => (await caches.open(STORE)).match(path);
/** The newest page while there is a network, the kept one otherwise. */
const pageFor = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (thrown) {
    const page = await kept(PAGE);
    if (!page) throw thrown;
    return page;
  }
};
scope.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(request));
  else if (PARTS.includes(pathname)) event.respondWith(kept(pathname).then(found => found ?? fetch(request)));
});
