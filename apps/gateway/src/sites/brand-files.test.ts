import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandMarkers } from '@esg/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '../modules/brands/index.ts';
import { seedBrandPictures } from '../seed/brand-pictures.ts';
import { createHarness, type Harness, personOf } from '../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  for (const folder of [h.folders.web, h.folders.accounts]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'index.html'),
      `${brandMarkers.lang}>${brandMarkers.head}${brandMarkers.preloader}</html>`,
    );
  }
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  h.app.request(`http://${host}:4200${path}`, { headers: { host: `${host}:4200`, ...headers } });
const head = async (host: string, headers: Record<string, string> = {}, path = '/') =>
  (await get(host, path, headers)).text();
const hrefs = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, 'g'))].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  );
const sizeOf = async (answer: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return [format, width, height];
};
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}"[^>]* content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('icons of a brand', () => {
  it('are in the page in all sizes and cached for ever under their hash', async () => {
    await seedBrandPictures(h.deps);
    const html = await head('verdant.localhost');
    const links = hrefs(html, 'icon');
    expect(links).toHaveLength(3);
    for (const [index, side] of [16, 32, 48].entries()) {
      const answer = await get('verdant.localhost', links[index] ?? '');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(await sizeOf(answer)).toEqual(['png', side, side]);
    }
    const [touch = ''] = hrefs(html, 'apple-touch-icon');
    const answer = await get('verdant.localhost', touch);
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([180, 180]);
    // Home screens paint transparency black.
    expect(info.channels === 3 || data[3] === 255).toBe(true);
  });

  it('are returned for /favicon.ico, by host', async () => {
    await seedBrandPictures(h.deps);
    const icon = async (host: string) => Buffer.from(await (await get(host, '/favicon.ico')).arrayBuffer());
    const verdant = await icon('verdant.localhost');
    expect([...verdant.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    expect(verdant.equals(await icon('harbour.localhost'))).toBe(false);
    expect((await get('nobody.example', '/favicon.ico')).status).toBe(404);
  });

  it('come from the mini logo, or from the first letter, where a tenant has none', async () => {
    const bytesAt = async (path: string) =>
      Buffer.from(await (await get('verdant.localhost', path)).arrayBuffer()).toString('base64');
    const [drawn = ''] = hrefs(await head('verdant.localhost'), 'icon');
    const initial = await bytesAt(drawn);
    await seedBrandPictures(h.deps);
    h.directory.forget();
    const [own = ''] = hrefs(await head('verdant.localhost'), 'icon');
    await h.database.withSystem((tx) => tx.update(brands).set({ faviconFileId: null }));
    h.directory.forget();
    const [mini = ''] = hrefs(await head('verdant.localhost'), 'icon');
    expect(new Set([drawn, own, mini]).size).toBe(3);
    expect(await bytesAt(mini)).not.toBe(initial);
    expect((await get('verdant.localhost', own)).headers.get('cache-control')).toBe('no-cache');
  });

  it('of other sizes are refused', async () => {
    for (const file of ['icon-17.png', 'icon-100000.png', 'icon-maskable-16.png', 'icon-32.svg', 'card-fr.png', 'x'])
      expect((await get('verdant.localhost', `/brand/${file}`)).status, file).toBe(404);
  });

  it('are revalidated by browsers, and not sent again while unchanged', async () => {
    const first = await get('verdant.localhost', '/brand/icon-32.png');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('verdant.localhost', '/brand/icon-32.png', { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('the web app’s manifest', () => {
  it('names the tenant and its icons, with space for masks', async () => {
    const [manifest = ''] = hrefs(await head('harbour.localhost'), 'manifest');
    const answer = await get('harbour.localhost', manifest);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const { name, icons, theme_color, background_color } = (await answer.json()) as {
      name: string;
      theme_color: string;
      background_color: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(name).toBe('Harbour Advisory');
    // What browsers draw around the app has the brand's colour; what they show while it starts has its page's.
    expect([theme_color, background_color]).toEqual(['#14315f', '#f7f8f9']);
    expect(await head('harbour.localhost')).toContain(
      'name="theme-color" media="(prefers-color-scheme: light)" content="#14315f"',
    );
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const side = Number(sizes.split('x')[0]);
      expect(await sizeOf(await get('harbour.localhost', src))).toEqual(['png', side, side]);
    }
  });

  it('is served for the web app only', async () => {
    expect(hrefs(await head('accounts.localhost', {}, '/sign-in?tenant=harbour.localhost'), 'manifest')).toEqual([]);
  });
});

describe('the preview of a link', () => {
  it('shows the tenant’s name and a picture in its brand, in the language asked for', async () => {
    await seedBrandPictures(h.deps);
    const english = await head('verdant.localhost');
    expect(content(english, 'og:title')).toBe('Verdant');
    expect(content(english, 'og:site_name')).toBe('Verdant');
    expect(content(english, 'og:description')).toContain('Sustainability reporting at Verdant');
    expect(content(english, 'twitter:card')).toBe('summary_large_image');
    const chinese = await head('verdant.localhost', { 'accept-language': 'zh-HK' });
    expect(content(chinese, 'og:description')).toContain('可持續發展匯報');
    const images = [english, chinese].map((html) => content(html, 'og:image') ?? '');
    expect(new Set(images).size).toBe(2);
    for (const address of images) {
      const { origin, pathname, search } = new URL(address);
      expect(origin).toBe('http://verdant.localhost:4200');
      const answer = await get('verdant.localhost', pathname + search);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(await sizeOf(answer)).toEqual(['png', 1200, 630]);
    }
  });

  it('escapes whatever the tenant is called', async () => {
    for (const companyName of [
      '"><script>',
      '🌱',
      '<b>&amp;',
      '可持續發展'.repeat(50),
      'W'.repeat(255),
      '\u202e \u200b',
    ]) {
      await h.database.withSystem((tx) =>
        tx
          .update(brands)
          .set({ companyName })
          .where(eq(brands.tenantId, personOf('verdant.admin').scope.tenantId)),
      );
      h.directory.forget();
      expect(await head('verdant.localhost')).not.toContain('<script>');
      expect(await sizeOf(await get('verdant.localhost', '/brand/card-en.png'))).toEqual(['png', 1200, 630]);
      expect(await sizeOf(await get('verdant.localhost', '/brand/icon-32.png'))).toEqual(['png', 32, 32]);
    }
  });
});
