import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Brand,
  type BrandPreviewLink,
  type Brands,
  brandMarkers,
  brandPreviewLimits,
  type TenantSettings,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../testing/harness.ts';

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

/** A browser's way through redirects, with a jar of cookies per host. */
const createVisitor = () => {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const open = async (address: string, headers: Record<string, string> = {}) => {
    const hops: string[] = [];
    for (let url = new URL(address); ; ) {
      const jar = jarOf(url.host);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await h.app.request(url.href, {
        headers: { host: url.host, accept: 'text/html', ...(cookie ? { cookie } : {}), ...headers },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      hops.push(url.href);
      const location = answer.headers.get('location');
      if (answer.status !== 302 || !location || hops.length > 6) return { answer, hops, html: await answer.text() };
      url = new URL(location, url);
    }
  };
  return { open, jarOf };
};

/** A draft of Verdant's brand under another name and colour, and the link to it. */
const shareDraft = async (companyName = 'Verdant Draft') => {
  const { request } = h.as('verdant.admin');
  const { published, draft } = (await (await request('/brands')).json()) as Brands;
  const primary = { color: '#aa1166', hoverColor: '', activeColor: '' };
  const content = { ...published.content, companyName, colorSetting: { ...published.content.colorSetting, primary } };
  const saved = await request('/brands/draft', body('PUT', { content, version: draft?.version ?? null }));
  expect(saved.status).toBe(200);
  const brand = (await saved.json()) as Brand;
  const link = await request('/brands/draft/preview-link', body('POST', {}));
  expect(link.status).toBe(201);
  const { url } = (await link.json()) as BrandPreviewLink;
  return { url, token: new URL(url).searchParams.get('brand') ?? '', brand };
};
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
const home = 'http://verdant.localhost:4200/';

describe('a preview link', () => {
  it('shows its visitor the draft on the tenant’s own pages, and nobody else', async () => {
    const { url } = await shareDraft();
    const visitor = createVisitor();
    const { html, hops, answer } = await visitor.open(url);
    expect(titleOf(html)).toBe('Verdant Draft');
    expect(hops.at(-1)).toBe(home);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(titleOf((await visitor.open(`${home}ct/reports`)).html)).toBe('Verdant Draft');
    expect(titleOf((await createVisitor().open(home)).html)).toBe('Verdant');
  });

  it('keeps its token out of scripts, referrers and the address', async () => {
    const { url, token } = await shareDraft();
    const first = await h.app.request(`${url}&language=zhTw`, { headers: { host: 'verdant.localhost:4200' } });
    const cookie = first.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    const visitor = createVisitor();
    const { hops, html } = await visitor.open(`${home}ct/reports?language=zhTw&brand=${token}`);
    expect(hops.at(-1)).toBe(`${home}ct/reports?language=zhTw`);
    expect(html).not.toContain(token);
  });

  it('shows the draft’s files and settings as well, and lets no cache keep them', async () => {
    const { url } = await shareDraft();
    const visitor = createVisitor();
    const { html } = await visitor.open(url);
    const style = /href="(\/brand\.css[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const css = await visitor.open(`${home.slice(0, -1)}${style}`);
    expect(css.html).toContain('--esg-color-action-bg:#aa1166');
    expect(css.answer.headers.get('cache-control')).toBe('private, no-store');
    const stranger = await createVisitor().open(`${home.slice(0, -1)}${style}`);
    expect(stranger.html).toContain('--esg-color-action-bg:#1f7a4d');
    expect(stranger.answer.headers.get('cache-control')).toBe('no-cache');
    const icon = await visitor.open(`${home}brand/icon-32.png`);
    expect(icon.answer.headers.get('cache-control')).toBe('private, no-store');
    const settings = await visitor.open(`${home}api/esg-tenant/settings/info`);
    expect(JSON.parse(settings.html) as TenantSettings).toMatchObject({ companyName: 'Verdant Draft', preview: {} });
  });

  it('shows the draft on the accounts site for this tenant, and for no other', async () => {
    const { url } = await shareDraft();
    const visitor = createVisitor();
    await visitor.open(url);
    const accounts = 'http://accounts.localhost:4200/sign-in';
    const { html, answer } = await visitor.open(`${accounts}?tenant=verdant.localhost`);
    expect(titleOf(html)).toBe('Verdant Draft');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(titleOf((await visitor.open(`${accounts}?tenant=harbour.localhost`)).html)).toBe('Harbour Advisory');
    expect(titleOf((await visitor.open(accounts)).html)).toBe('Meridian ESG');
  });

  it('shows nothing on another tenant’s page', async () => {
    const { token } = await shareDraft();
    const { html, answer } = await createVisitor().open(`http://harbour.localhost:4200/?brand=${token}`);
    expect(answer.status).toBe(404);
    expect(html).toContain('This preview has ended');
    expect(html).not.toContain('Verdant');
  });

  it('ends on both sites when the visitor leaves', async () => {
    const { url } = await shareDraft();
    const visitor = createVisitor();
    for (const leave of [
      `${home}brand-preview/leave?next=/ct/reports`,
      'http://accounts.localhost:4200/brand-preview/leave?tenant=verdant.localhost&next=/ct/reports',
    ]) {
      await visitor.open(url);
      const { html, hops } = await visitor.open(leave);
      expect(titleOf(html)).toBe('Verdant');
      expect(hops.at(-1)).toBe(`${home}ct/reports`);
      expect(visitor.jarOf('accounts.localhost:4200').size).toBe(0);
      expect(visitor.jarOf('verdant.localhost:4200').size).toBe(0);
    }
  });

  it('ends when it expires, when it is withdrawn, and when the draft is published', async () => {
    const { url, brand } = await shareDraft();
    const visitor = createVisitor();
    await visitor.open(url);
    h.clock.advance(brandPreviewLimits.seconds + 1);
    expect(titleOf((await visitor.open(home)).html)).toBe('Verdant');
    expect((await createVisitor().open(url)).answer.status).toBe(404);
    h.clock.set(new Date());
    expect(titleOf((await visitor.open(home)).html)).toBe('Verdant Draft');
    const { request } = h.as('verdant.admin');
    await request('/brands/draft/preview-link', { method: 'DELETE' });
    expect(titleOf((await visitor.open(home)).html)).toBe('Verdant');
    const published = await request('/brands/draft/publish', body('POST', { version: brand.version }));
    expect(published.status).toBe(200);
    const { html, answer } = await visitor.open(home);
    expect(titleOf(html)).toBe('Verdant Draft');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('redirects to no page outside the tenant’s site', async () => {
    const { token } = await shareDraft();
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%2F/evil.example',
    ]) {
      const query = new URLSearchParams({ tenant: 'verdant.localhost', brand: token, next });
      const { hops } = await createVisitor().open(`http://accounts.localhost:4200/brand-preview?${query}`);
      expect(new URL(hops.at(-1) ?? '').origin, next).toBe('http://verdant.localhost:4200');
    }
    const query = new URLSearchParams({ tenant: 'evil.example', brand: token, next: '/' });
    const { hops } = await createVisitor().open(`http://accounts.localhost:4200/brand-preview?${query}`);
    expect(hops.join()).not.toContain('evil.example:');
  });

  it('is ignored without an error when it does not exist', async () => {
    for (const token of ['x', 'a'.repeat(43), '', '%00'])
      expect((await createVisitor().open(`${home}?brand=${token}`)).answer.status, token).toBeLessThan(500);
  });
});
