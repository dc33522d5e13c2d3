import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../modules/brands/index.ts';
import { seedBrandPictures } from '../seed/brand-pictures.ts';
import { createHarness, type Harness } from '../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' };
const get = (host: string, path: string, headers: Record<string, string> = person) =>
  h.app.request(`http://${host}:4200${path}`, { headers: { host: `${host}:4200`, ...headers } });

describe('a page that does not exist', () => {
  it('is shown in the tenant’s brand and the person’s language', async () => {
    await seedBrandPictures(h.deps);
    const answer = await get('verdant.localhost', '/gone.png');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<title>Page not found · Verdant</title>');
    expect(html).toContain('alt="Verdant"');
    expect(html).toContain('mailto:help@verdant.example');
    expect(html).not.toMatch(/meridian/i);
    // The tenant's own icon, not an empty one.
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? [];
    const drawn = await get('verdant.localhost', icon.replaceAll('&amp;', '&'));
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
    const chinese = await (await get('verdant.localhost', '/gone.png', { ...person, cookie: 'language=zhTw' })).text();
    expect(chinese).toContain('<html lang="zh-Hant-HK">');
    expect(chinese).toContain('找不到頁面');
  });

  it('removes tokens from the address bar, because no app is there to do it', async () => {
    for (const host of ['verdant.localhost', 'nobody.example']) {
      const answer = await get(host, '/gone.png?a=1&token=ey&refreshToken=ey2&b=%20');
      expect(answer.status, host).toBe(302);
      expect(answer.headers.get('location'), host).toBe('/gone.png?a=1&b=+');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect((await get('verdant.localhost', '//evil.example/gone.png?token=x')).headers.get('location')).toBe(
      '/evil.example/gone.png',
    );
  });

  it('is a problem body for programs', async () => {
    for (const headers of [
      { accept: '*/*' },
      { ...person, 'sec-fetch-dest': 'image' },
      { accept: 'application/json' },
    ]) {
      const answer = await get('verdant.localhost', '/gone.png', headers);
      expect(answer.headers.get('content-type')).toContain('json');
      expect(await answer.json()).toMatchObject({ code: 'route.not_found' });
    }
  });

  it('is a page even below /api for a person who opens it', async () => {
    expect(await (await get('harbour.localhost', `/api/esg-tenant/images/logo/${'0'.repeat(64)}`)).text()).toContain(
      'Harbour Advisory',
    );
  });

  it('names no tenant at a host without one', async () => {
    for (const path of ['/', '/gone.png', '/ct/reports']) {
      const answer = await get('nobody.example', path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).not.toMatch(/meridian|verdant|harbour|\bESG\b/i);
    }
  });
});

describe('a page for a failure', () => {
  it('shows the tenant’s brand even while the database is away, and nothing of the failure', async () => {
    await get('verdant.localhost', '/gone.png');
    h.clock.advance(60);
    const away = vi
      .spyOn(h.deps.database, 'withSystem')
      .mockRejectedValue(Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), { code: 'ECONNREFUSED' }));
    const answer = await get('verdant.localhost', '/ct');
    away.mockRestore();
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain('Back in a moment · Verdant');
    expect(html).toMatch(/Reference: [\w-]{36}/);
    expect(html).not.toMatch(/ECONN|10\.0\.0\.1|meridian/i);
  });

  it('of the database is not shown as a missing site, even for a host that was never seen before', async () => {
    h.directory.forget();
    const away = vi
      .spyOn(h.deps.database, 'withSystem')
      .mockRejectedValue(Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), { code: 'ECONNREFUSED' }));
    const answer = await get('verdant.localhost', '/ct');
    away.mockRestore();
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain('Back in a moment');
    expect(html).toContain('請稍候片刻');
  });

  it('of a request that is too large is shown in the tenant’s brand', async () => {
    const answer = await h.app.request('http://verdant.localhost:4200/api/auth/sign-in', {
      method: 'POST',
      headers: {
        host: 'verdant.localhost:4200',
        ...person,
        'content-type': 'application/json',
        'content-length': '9999999',
      },
      body: `"${'x'.repeat(2_000_000)}"`,
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('File too large · Verdant');
  });

  it('escapes whatever a tenant calls itself', async () => {
    const companyName = '<img src=x onerror=alert(1)>';
    await h.database.withSystem((tx) => tx.update(brands).set({ companyName, supportEmail: '"><script>@x.example' }));
    h.directory.forget();
    const html = await (await get('verdant.localhost', '/gone.png')).text();
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img src=x');
  });
});
