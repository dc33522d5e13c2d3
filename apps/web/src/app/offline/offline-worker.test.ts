import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';

const file = new URL('../../../public/offline-worker.js', import.meta.url);
const origin = 'https://verdant.example';
const html = (build: string) =>
  `<html lang="en"><link rel="stylesheet" href="/brand.css?v=1" /><script type="module" crossorigin src="/assets/index-${build}.js"></script></html>`;

type Listener = (event: object) => void;

/** What the browser has on disk, by the name of the cache, and what the network answers; undefined while there is none. */
let disk: Map<string, Map<string, Response>>;
let network: Record<string, () => Response> | undefined;

const page = (build: string) => () =>
  new Response(html(build), { headers: { 'content-type': 'text/html', 'cache-control': 'no-cache' } });
const online = (build: string) => ({
  '/ct/entity-user': page(build),
  '/ct/entity-user/requests/one/two': page(build),
  '/brand.css?v=1': () => new Response('brand'),
  [`/assets/index-${build}.js`]: () => new Response(`code ${build}`),
});

const pathOf = (address: string) => address.replace(origin, '');

const openCache = (name: string) => {
  const cache = disk.get(name) ?? new Map<string, Response>();
  disk.set(name, cache);
  return {
    match: async (address: string) => cache.get(pathOf(address))?.clone(),
    put: async (address: string, answer: Response) => void cache.set(pathOf(address), answer),
  };
};

/** A worker of this build, installed and active. */
const startWorker = async (build: string, scope = '/ct/entity-user') => {
  const listeners = new Map<string, Listener>();
  const fetching = async (request: string | { readonly url: string }) => {
    const answer = network?.[pathOf(typeof request === 'string' ? request : request.url)];
    if (!network) throw new TypeError('Failed to fetch');
    return answer?.() ?? new Response('', { status: 404 });
  };
  const code = readFileSync(file, 'utf8').replace("build = 'development'", `build = '${build}'`);
  runInNewContext(code, {
    registration: { scope: origin + scope },
    location: new URL(origin),
    caches: {
      open: async (name: string) => openCache(name),
      keys: async () => [...disk.keys()],
      delete: async (name: string) => disk.delete(name),
    },
    clients: { claim: async () => {} },
    skipWaiting: () => {},
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    fetch: fetching,
    URL,
    Response,
    Headers,
  });
  const send = async (name: string, event: object = {}) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ waitUntil: (promise: Promise<unknown>) => (done = promise), ...event });
    await done;
  };
  await send('install');
  await send('activate');
  return {
    keep: (...addresses: string[]) => send('message', { data: { keep: addresses.map((path) => origin + path) } }),
    /** What the worker answers; undefined where it leaves the request to the browser. */
    ask: async (address: string, { mode = 'cors', method = 'GET' } = {}) => {
      let answer: Promise<Response> | undefined;
      const request = { url: new URL(address, origin).href, mode, method };
      listeners.get('fetch')?.({ request, respondWith: (promise: Promise<Response>) => (answer = promise) });
      return answer;
    },
  };
};

beforeEach(() => {
  disk = new Map();
  network = online('AAAAAAAA');
});

it('shows the page of the last visit only where there is no network', async () => {
  const worker = await startWorker('one');
  await worker.keep('/assets/index-AAAAAAAA.js', '/brand.css?v=1');
  const open = () => worker.ask('/ct/entity-user/requests/one/two', { mode: 'navigate' });
  expect(await (await open())?.text()).toBe(html('AAAAAAAA'));
  network = undefined;
  expect(await (await open())?.text()).toBe(html('AAAAAAAA').replace('<html', '<html data-kept'));
  expect(await (await worker.ask('/assets/index-AAAAAAAA.js'))?.text()).toBe('code AAAAAAAA');
});

it('shows suppliers their page, and their requests, where there is no network', async () => {
  const worker = await startWorker('one', '/ct/supplier');
  network = { ...online('AAAAAAAA'), '/ct/supplier': page('AAAAAAAA') };
  await worker.keep('/assets/index-AAAAAAAA.js', '/brand.css?v=1');
  network = undefined;
  const kept = html('AAAAAAAA').replace('<html', '<html data-kept');
  expect(await (await worker.ask('/ct/supplier', { mode: 'navigate' }))?.text()).toBe(kept);
  expect(await (await worker.ask('/ct/supplier/requests/one/two', { mode: 'navigate' }))?.text()).toBe(kept);
});

it('shows an error of the gateway as it is', async () => {
  const worker = await startWorker('one');
  await worker.keep('/assets/index-AAAAAAAA.js');
  network = { '/ct/entity-user': () => new Response('busy', { status: 503 }) };
  expect((await worker.ask('/ct/entity-user', { mode: 'navigate' }))?.status).toBe(503);
});

it.each([
  ['the API', '/api/entity-portal/requests', {}],
  ['uploaded pictures', '/api/esg-tenant/images/mini-logo/1', {}],
  ['another page', '/ct/entity-management', { mode: 'navigate' }],
  ['a page whose address only begins alike', '/ct/entity-users', { mode: 'navigate' }],
  ['the suppliers of a buyer', '/ct/suppliers', { mode: 'navigate' }],
  ['the page of another link', '/ct/contribution', { mode: 'navigate' }],
  ['sockets', '/socket.io/?transport=polling', {}],
  ['another host', 'https://other.example/assets/index-AAAAAAAA.js', {}],
  ['what is sent', '/assets/index-AAAAAAAA.js', { method: 'POST' }],
])('leaves %s to the browser', async (_, address, request) => {
  const worker = await startWorker('one');
  expect(await worker.ask(address, request)).toBeUndefined();
});

it('keeps no part of a later build for a page of the former one', async () => {
  const entry = '/remotes/esg-shared/remoteEntry.js';
  const worker = await startWorker('one');
  network = { ...online('AAAAAAAA'), [entry]: () => new Response('entry A') };
  await worker.keep('/assets/index-AAAAAAAA.js', entry);
  // The tab of the former build loads one more file after the release.
  network = { ...online('BBBBBBBB'), [entry]: () => new Response('entry B') };
  await worker.keep('/assets/index-AAAAAAAA.js', entry);
  network = undefined;
  expect(await (await worker.ask('/ct/entity-user', { mode: 'navigate' }))?.text()).toContain('index-AAAAAAAA');
  expect(await (await worker.ask(entry))?.text()).toBe('entry A');
});

it('keeps page and parts together, or neither', async () => {
  const entry = '/remotes/esg-shared/remoteEntry.js';
  const worker = await startWorker('one');
  network = { ...online('AAAAAAAA'), [entry]: () => new Response('entry A') };
  await worker.keep('/assets/index-AAAAAAAA.js', '/assets/screen-CCCCCCCC.js', entry);
  expect([...(disk.get('offline /ct/entity-user one') ?? new Map()).keys()]).not.toContain(entry);
  network = undefined;
  expect((await worker.ask('/ct/entity-user', { mode: 'navigate' }))?.type).toBe('error');
});

it('begins anew with a new build, deletes what the former one kept, and leaves the other scope alone', async () => {
  const link = await startWorker('one', '/ct/request/');
  network = { ...online('AAAAAAAA'), '/ct/request/': page('AAAAAAAA') };
  await link.keep('/assets/index-AAAAAAAA.js');
  const former = await startWorker('one');
  await former.keep('/assets/index-AAAAAAAA.js');
  network = online('BBBBBBBB');
  const open = (worker: typeof former) => worker.ask('/ct/entity-user', { mode: 'navigate' });
  // With a connection the former worker shows the new build, too.
  expect(await (await open(former))?.text()).toBe(html('BBBBBBBB'));
  const newer = await startWorker('two');
  expect([...disk.keys()]).toEqual(['offline /ct/request/ one']);
  // A tab of the former build names its files: they are no part of the new page.
  network = { ...network, '/assets/index-AAAAAAAA.js': () => new Response('code AAAAAAAA') };
  await newer.keep('/assets/index-AAAAAAAA.js');
  expect(disk.get('offline /ct/entity-user two')?.has('/ct/entity-user')).toBe(false);
  await newer.keep('/assets/index-BBBBBBBB.js');
  network = undefined;
  expect(await (await open(newer))?.text()).toContain('data-kept');
  expect(await (await newer.ask('/assets/index-BBBBBBBB.js'))?.text()).toBe('code BBBBBBBB');
});
