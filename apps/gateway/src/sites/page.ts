import { readFile } from 'node:fs/promises';
import { brandMarkers, type Language, languageTags } from '@esg/contract';
import { deriveTheme, themeCss } from '@esg/tokens/node';
import { picturePath, type Tenant } from '../modules/tenants/index.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Makes text harmless inside an element or a quoted attribute. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const styles = new WeakMap<Tenant, ReturnType<typeof themeCss>>();
/** The tenant's style sheet, made once for as long as the tenant is remembered. */
export const brandStyle = (tenant: Tenant) => {
  const known = styles.get(tenant) ?? themeCss(tenant.colorSetting);
  styles.set(tenant, known);
  return known;
};

const head = (tenant: Tenant) => {
  const { hash } = brandStyle(tenant);
  const color = (mode: 'light' | 'dark') => deriveTheme(tenant.colorSetting, mode).colors['esg-color-surface-page'];
  const icon = tenant.favicon ?? tenant.miniLogo;
  const iconKind = tenant.favicon ? 'favicon' : 'mini-logo';
  return [
    `<title>${escapeHtml(tenant.companyName)}</title>`,
    `<meta name="application-name" content="${escapeHtml(tenant.companyName)}" />`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${escapeHtml(color('light'))}" />`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeHtml(color('dark'))}" />`,
    `<link rel="stylesheet" href="/brand.css?v=${hash}&amp;tenant=${encodeURIComponent(tenant.host)}" />`,
    ...(icon ? [`<link rel="icon" type="${escapeHtml(icon.mediaType)}" href="${picturePath(iconKind, icon)}" />`] : []),
  ].join('\n    ');
};

const preloader = ({ miniLogo }: Tenant) =>
  miniLogo ? `<img src="${picturePath('mini-logo', miniLogo)}" alt="" width="48" height="48" />` : '';

/** Fills the tenant's brand into a page of a build, so that the first painted frame carries it. */
export const brandPage = (html: string, tenant: Tenant, language: Language) =>
  html
    .replace(brandMarkers.lang, `<html lang="${languageTags[language]}"`)
    .replace(brandMarkers.head, () => head(tenant))
    .replace(brandMarkers.preloader, () => preloader(tenant));

/** A page of a build as it was built; undefined when the build does not have it. */
export const readPage = (path: string) => readFile(path, 'utf8').catch(() => undefined);

/** What a host without a tenant gets: no brand, both languages, no script. */
export const unknownHostPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>404</title>
    <style>
      body { font: 16px/1.6 system-ui, sans-serif; display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 24px; }
      h1 { font-size: 24px; margin: 0; }
      p { margin: 8px 0 0; max-width: 60ch; }
    </style>
  </head>
  <body>
    <main>
      <h1>Response not found</h1>
      <p>Nobody lives at this address. Check the address, or ask the person who gave it to you.</p>
      <div lang="zh-Hant-HK">
        <h1>找不到回應</h1>
        <p>此網址並無網站。請檢查網址，或向提供網址的人查詢。</p>
      </div>
    </main>
  </body>
</html>
`;
