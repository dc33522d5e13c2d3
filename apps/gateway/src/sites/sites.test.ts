import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandMarkers, type PageFacts } from '@esg/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '../modules/brands/index.ts';
import { seedBrandPictures } from '../seed/brand-pictures.ts';
import { createHarness, type Harness, personOf } from '../testing/harness.ts';

let h: Harness;
const page = `<!doctype html>\n${brandMarkers.lang} data-size="large"><head>${brandMarkers.head}</head><body>${brandMarkers.preloader}</body></html>`;

beforeAll(async () => {
  h = await createHarness();
  for (const folder of [h.folders.web, h.folders.accounts]) {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), page);
  }
  writeFileSync(join(h.folders.accounts, 'login-frame.html'), page.replace('<body>', '<body>frame'));
  writeFileSync(join(h.folders.web, 'assets/app-BdT4x9Qz.js'), 'plain');
  writeFileSync(join(h.folders.web, 'assets/app-BdT4x9Qz.js.br'), 'small');
  writeFileSync(join(h.folders.web, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(h.folders.web, 'offline-worker.js'), 'worker');
  writeFileSync(join(h.folders.web, '..', 'secret.txt'), 'secret');
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  h.app.request(`http://${host}:4200${path}`, { headers: { host: `${host}:4200`, ...headers } });

describe('pages of the apps', () => {
  it('are in the brand of their host from the first response', async () => {
    await seedBrandPictures(h.deps);
    const html = await (await get('verdant.localhost', '/ct/reports')).text();
    expect(html).toContain('<title>Verdant</title>');
    expect(html).toMatch(/<link rel="stylesheet" href="\/brand\.css\?v=[0-9a-f]+&amp;tenant=verdant\.localhost"/);
    expect(html).toMatch(
      /<img src="\/api\/esg-tenant\/images\/mini-logo\/[0-9a-f]{64}" alt="" width="48" height="48" fetchpriority="high" \/>/,
    );
    expect(await (await get('harbour.localhost', '/')).text()).toContain('<title>Harbour Advisory</title>');
  });

  it('are in the chosen language, or else the browser’s', async () => {
    const lang = async (headers: Record<string, string>, query = '') =>
      /<html lang="([^"]+)"/.exec(await (await get('localhost', `/${query}`, headers)).text())?.[1];
    expect(await lang({})).toBe('en');
    expect(await lang({ 'accept-language': 'zh-HK,zh;q=0.9' })).toBe('zh-Hant-HK');
    expect(await lang({ 'accept-language': 'zh-HK', cookie: 'language=en' })).toBe('en');
    expect(await lang({}, '?language=zhTw')).toBe('zh-Hant-HK');
  });

  it('escape whatever a tenant calls itself', async () => {
    const { scope } = personOf('verdant.admin');
    const companyName = '"><script>alert(1)</script>';
    await h.database.withSystem((tx) =>
      tx.update(brands).set({ companyName }).where(eq(brands.tenantId, scope.tenantId)),
    );
    const html = await (await get('verdant.localhost', '/')).text();
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('contain the data that their code asks for first, equal to the responses of those calls', async () => {
    const facts = async (host: string, path: string) =>
      JSON.parse(
        /id="page-facts">(.*?)<\/script>/.exec(await (await get(host, path)).text())?.[1] ?? '{}',
      ) as PageFacts;
    const { host, config, info, settings } = await facts('verdant.localhost', '/ct/reports');
    expect(host).toBe('verdant.localhost');
    expect(config).toEqual(await (await get(host, '/config.json')).json());
    expect(info).toEqual(await (await h.anonymous(`/esg-tenant/tenants/info/${host}`)).json());
    expect(settings).toMatchObject({ id: info.id, companyName: 'Verdant' });
    expect((await facts('accounts.localhost', '/sign-in?tenant=harbour.localhost')).host).toBe('harbour.localhost');
    expect((await facts('accounts.localhost', '/sign-in?tenant=evil.example')).host).toBe('localhost');
  });

  it('name the code that their address needs, to people who may see it, in the language of the page', async () => {
    writeFileSync(
      join(h.folders.web, 'ahead.json'),
      JSON.stringify([
        { path: '^/ct', files: ['assets/frame.js', 'assets/frame.css'] },
        { path: '^/ct', language: 'zhTw', files: ['assets/words-zh.js'] },
        { path: '^/ct/reports', files: ['assets/reports.js', 'assets/frame.js'] },
      ]),
    );
    const ahead = async (path: string, headers: Record<string, string> = {}) => {
      const html = await (await get('verdant.localhost', path, headers)).text();
      return [...html.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
    };
    const known = { cookie: 'refreshToken=sealed' };
    expect(await ahead('/ct', known)).toEqual(['/assets/frame.js', '/assets/frame.css']);
    expect(await ahead('/ct/reports', { cookie: 'refreshToken=sealed; language=zhTw' })).toEqual([
      '/assets/frame.js',
      '/assets/frame.css',
      '/assets/words-zh.js',
      '/assets/reports.js',
    ]);
    expect(await ahead('/ct?token=a&refreshToken=b')).toHaveLength(2);
    // A browser does not send its cookies with a link from another site.
    expect(await ahead('/ct', { 'sec-fetch-site': 'cross-site' })).toHaveLength(2);
    expect(await ahead('/ct', { 'sec-fetch-site': 'none' })).toEqual([]);
    expect(await ahead('/welcome', known)).toEqual([]);
  });

  it('run their own scripts only and are framed by their own site only', async () => {
    const policy = (await get('verdant.localhost', '/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self';");
    expect(policy).toContain("frame-src 'self' http://accounts.localhost:4200");
  });

  it('of a host without a tenant have no brand, in both languages', async () => {
    const answer = await get('nobody.example', '/ct');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('Response not found');
    expect(html).toContain('找不到回應');
    expect((await get('nobody.example', '/config.json')).status).toBe(404);
  });
});

describe('the accounts site', () => {
  it('has the brand of the tenant it signs in to, and the root brand without one', async () => {
    const titleAt = async (path: string) =>
      /<title>(.*)<\/title>/.exec(await (await get('accounts.localhost', path)).text())?.[1];
    expect(await titleAt('/sign-in?tenant=verdant.localhost')).toBe('Verdant');
    expect(await titleAt('/sign-in?tenant=verdant.localhost%3A4200')).toBe('Verdant');
    expect(await titleAt('/sign-in?tenant=evil.example')).toBe('Meridian ESG');
    expect(await titleAt('/')).toBe('Meridian ESG');
  });

  it('lets only the tenant’s own page frame the login frame', async () => {
    const frame = await get('accounts.localhost', '/login-frame?tenant=verdant.localhost');
    expect(await frame.text()).toContain('<body>frame');
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors http://verdant.localhost:4200;');
    const sneaky = await get('accounts.localhost', '/login-frame?tenant=evil.example');
    expect(sneaky.headers.get('content-security-policy')).not.toContain('evil.example');
    const signIn = await get('accounts.localhost', '/sign-in?tenant=verdant.localhost');
    expect(signIn.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('lets the tenant’s own page frame what its brand studio shows', async () => {
    const policyOf = async (path: string) =>
      (await get('accounts.localhost', path)).headers.get('content-security-policy');
    expect(await policyOf('/sign-in?tenant=verdant.localhost&preview=brand')).toContain(
      'frame-ancestors http://verdant.localhost:4200;',
    );
    expect(await policyOf('/sign-in?tenant=evil.example&preview=brand')).toContain(
      'frame-ancestors http://localhost:4200;',
    );
    expect(await policyOf('/sign-in?tenant=verdant.localhost&preview=other')).toContain("frame-ancestors 'none'");
  });
});

describe('files of a build', () => {
  it('are sent compressed, and cached for ever when their name contains their hash or is nothing else', async () => {
    const answer = await get('localhost', '/assets/app-BdT4x9Qz.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('small');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await (await get('localhost', '/assets/app-BdT4x9Qz.js')).text()).toBe('plain');
    writeFileSync(join(h.folders.web, 'assets/C300UOu.js'), 'plain');
    const short = await get('localhost', '/assets/C300UOu.js');
    expect(short.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('are read from disk once for each kind of compression', async () => {
    const file = join(h.folders.web, 'assets/page-Kq3x8TyW.css');
    const read = async (encoding: string) =>
      (await get('localhost', '/assets/page-Kq3x8TyW.css', { 'accept-encoding': encoding })).text();
    writeFileSync(file, 'plain');
    writeFileSync(`${file}.br`, 'small');
    expect([await read('identity'), await read('br')]).toEqual(['plain', 'small']);
    writeFileSync(file, 'another');
    writeFileSync(`${file}.br`, 'another');
    expect([await read('identity'), await read('br')]).toEqual(['plain', 'small']);
  });

  it('have no page policies, unlike pages and API responses', async () => {
    const policies = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];
    const setBy = async (path: string) => {
      const { headers } = await get('localhost', path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      return policies.filter((name) => headers.has(name));
    };
    expect(await setBy('/assets/app-BdT4x9Qz.js')).toEqual([]);
    for (const path of ['/', '/robots.txt', '/config.json', '/api/health']) expect(await setBy(path)).toEqual(policies);
  });

  it('give the worker that reads PDF files a policy of its own, and no page a wider one', async () => {
    const worker = 'assets/pdf.worker.min-Hy3fKq2P.mjs';
    writeFileSync(join(h.folders.web, worker), 'worker');
    const { headers } = await get('localhost', `/${worker}`);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect((await get('localhost', '/')).headers.get('content-security-policy')).not.toContain('wasm-unsafe-eval');
  });

  it('are cached for ever in a folder with the version of their package, whatever they are called', async () => {
    const folder = join(h.folders.web, 'assets/pdfjs-6.5.438/wasm');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'jbig2.wasm'), 'wasm');
    const { headers } = await get('localhost', '/assets/pdfjs-6.5.438/wasm/jbig2.wasm');
    expect(headers.get('content-type')).toBe('application/wasm');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('have the worker of pages without a connection at the root of the app, asked for each time, with its own policy', async () => {
    const { status, headers } = await get('verdant.localhost', '/offline-worker.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect((await get('accounts.localhost', '/offline-worker.js?tenant=verdant.localhost')).status).toBe(404);
  });

  it('have one that removes itself and all that was kept, where the operator turns it off', async () => {
    h.deps.config.keepsPages = false;
    const answer = await get('verdant.localhost', '/offline-worker.js');
    h.deps.config.keepsPages = true;
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const code = await answer.text();
    expect(code).toContain('registration.unregister()');
    expect(code).not.toContain('fetch');
  });

  it('are not sent again while they are unchanged', async () => {
    const first = await get('localhost', '/robots.txt');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('localhost', '/robots.txt', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('are answered 404 where they do not exist, and nothing outside the folder is ever read', async () => {
    for (const path of [
      '/assets/gone-12345678.js',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/%00.js',
      '/%E0%A4%A.js',
    ])
      expect((await get('localhost', path)).status, path).toBe(404);
  });
});

describe('the settings that apps read at start', () => {
  it('name the addresses of the deployment', async () => {
    expect(await (await get('verdant.localhost', '/config.json')).json()).toMatchObject({
      environment: 'demo',
      gatewayUrl: 'http://verdant.localhost:4200',
      accountsUrl: 'http://accounts.localhost:4200',
    });
    expect(await (await get('127.0.0.1', '/config.json')).json()).toMatchObject({
      accountsUrl: 'http://accounts.localhost:4200',
    });
  });

  it('include the tenant’s style sheet, cached for ever under its hash', async () => {
    const plain = await get('verdant.localhost', '/brand.css');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    expect(await plain.text()).toContain('--esg-color-action-bg:#1f7a4d');
    const hash = plain.headers.get('etag')?.replaceAll('"', '');
    const lasting = await get('accounts.localhost', `/brand.css?v=${hash}&tenant=verdant.localhost`);
    expect(lasting.headers.get('cache-control')).toContain('immutable');
    expect(await lasting.text()).toContain('#1f7a4d');
  });

  it('are sent compressed, as pages are, and not again while unchanged', async () => {
    const packed = { 'accept-encoding': 'gzip' };
    for (const path of ['/', '/brand.css'])
      expect((await get('verdant.localhost', path, packed)).headers.get('content-encoding'), path).toBe('gzip');
    const tag = (await get('verdant.localhost', '/brand.css', packed)).headers.get('etag') ?? '';
    const again = await get('verdant.localhost', '/brand.css', { ...packed, 'if-none-match': tag });
    expect(again.status).toBe(304);
  });
});
