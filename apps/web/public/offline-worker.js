// Keeps the page of a portal or of a link for reloads without a connection (docs/adr/0104). The build writes its own name here.
const build = 'development';
const scope = new URL(registration.scope).pathname;
const cachePrefix = `offline ${scope} `;
const cacheName = cachePrefix + build;

const isOwnPage = (path) => /^\/ct\/(?:(?:entity-user|supplier)(?:\/|$)|request\/)/.test(path);
/** Parts of a page: code, styles, fonts, and drawings of the brand. Never answers of the API, downloads or uploaded files. */
const isPart = ({ origin, pathname }) =>
  origin === location.origin &&
  /^\/(?:assets\/|remotes\/|brand\/|(?:mode\.js|preloader\.css|brand\.css)$)/.test(pathname);
/** Whether the address changes with the content. */
const isFixed = ({ pathname, search }) =>
  /\/assets\/(?:.*[-.])?[\w-]{7,}\.\w+$/.test(pathname) || (pathname.startsWith('/brand') && search.includes('v='));

const find = (cache, url) => cache.match(url.href, { ignoreVary: true, ignoreSearch: !isFixed(url) });

/** From the network; the kept page only where there is none. */
const answerPage = async (request) => {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(cacheName);
    return (await cache.match(scope, { ignoreVary: true })) ?? Response.error();
  }
};

/** What cannot have changed is kept; everything else comes from the network as long as there is one. */
const answerPart = async (request, url) => {
  const cache = await caches.open(cacheName);
  const kept = await find(cache, url);
  if (kept && isFixed(url)) return kept;
  return fetch(request).catch(() => kept ?? Response.error());
};

const read = async (url) => {
  const answer = await fetch(url.href);
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`);
  return answer;
};

const keepFixed = async (cache, url) => {
  if (!(await find(cache, url))) await cache.put(url.href, await read(url));
};

const isKeepable = ({ ok, redirected, headers }) =>
  ok &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !(headers.get('cache-control') ?? '').includes('no-store');

/**
 * Keeps the page and the parts that it has loaded, if the gateway still has the build that these parts are of. Parts whose address does not
 * change with the content are read first and kept last, with the page: those of another build would not start it.
 */
const keep = async (addresses) => {
  const cache = await caches.open(cacheName);
  const parts = addresses.map((address) => new URL(address, location.origin)).filter(isPart);
  const page = await fetch(scope, { cache: 'no-cache' });
  if (!isKeepable(page)) return;
  const html = await page.text();
  const linked = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+)"/g)]
    .map(([, address]) => new URL(address.replaceAll('&amp;', '&'), location.origin))
    .filter(isPart);
  const entry = html.match(/<script type="module"[^>]*src="([^"]+)"/)?.[1];
  if (!entry || !parts.some(({ pathname }) => pathname === entry)) return;
  const wanted = [...new Map([...parts, ...linked].map((url) => [url.href, url])).values()];
  const others = wanted.filter((url) => !isFixed(url));
  const answers = await Promise.all(others.map(read));
  await Promise.all(wanted.filter(isFixed).map((url) => keepFixed(cache, url)));
  await Promise.all(others.map((url, place) => cache.put(url.href, answers[place])));
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  // The page knows by this mark that nothing of the gateway can be reached.
  await cache.put(scope, new Response(html.replace('<html', '<html data-kept'), { headers }));
};

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const clear = async () => {
    const former = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
    await Promise.all(former.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(clear());
});
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep).catch(() => {}));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    if (url.origin === location.origin && isOwnPage(url.pathname)) event.respondWith(answerPage(request));
  } else if (isPart(url)) event.respondWith(answerPart(request, url));
});
