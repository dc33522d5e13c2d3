import { defineWords, type Language, languageTags } from '@esg/contract';
import type { Tenant } from '../modules/tenants/index.ts';
import { socialCardSize } from '../platform/images/index.ts';
import { brandAddresses, brandFilesOf } from './brand-files.ts';
import { escapeHtml } from './escape.ts';
import { words } from './words.ts';

/** As link previews write them. */
const locales = defineWords({ en: 'en_GB', zhTw: 'zh_HK' });

const meta = (kind: 'name' | 'property', name: string, content: string, more = '') =>
  `<meta ${kind}="${name}"${more} content="${escapeHtml(content)}" />`;

/** Shown by messengers and social networks beside a link to this page. Addresses must be absolute there. */
const social = (tenant: Tenant, language: Language, origin: string) => {
  const { companyName } = tenant;
  const description = words[language].description(companyName);
  return [
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', companyName),
    meta('property', 'og:title', companyName),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:image', `${origin}${brandAddresses(tenant).card(language)}`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(socialCardSize.width)),
    meta('property', 'og:image:height', String(socialCardSize.height)),
    meta('property', 'og:image:alt', companyName),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
};

const icons = (tenant: Tenant, language: Language, isApp: boolean) => {
  const { icon, manifest } = brandAddresses(tenant);
  return [
    ...([16, 32, 48] as const).map(
      (side) => `<link rel="icon" type="image/png" sizes="${side}x${side}" href="${escapeHtml(icon(side))}" />`,
    ),
    `<link rel="apple-touch-icon" sizes="180x180" href="${escapeHtml(icon(180))}" />`,
    // With credentials, so that somebody who previews a draft gets the draft's icons here too.
    ...(isApp
      ? [`<link rel="manifest" crossorigin="use-credentials" href="${escapeHtml(manifest(language))}" />`]
      : []),
  ];
};

/** Everything in a page's head that carries the tenant's brand. */
export const brandHead = (
  tenant: Tenant,
  language: Language,
  { origin, isApp }: { origin: string; isApp: boolean },
) => {
  const { companyName } = tenant;
  const [light = '', dark = ''] = brandFilesOf(tenant).barColors;
  return [
    `<title>${escapeHtml(companyName)}</title>`,
    meta('name', 'application-name', companyName),
    meta('name', 'apple-mobile-web-app-title', companyName),
    meta('name', 'theme-color', light, ' media="(prefers-color-scheme: light)"'),
    meta('name', 'theme-color', dark, ' media="(prefers-color-scheme: dark)"'),
    `<link rel="stylesheet" href="${escapeHtml(brandAddresses(tenant).style)}" />`,
    ...icons(tenant, language, isApp),
    ...social(tenant, language, origin),
  ].join('\n    ');
};

/** The tenant's web app manifest: its name, colours and icons on a home screen. */
export const webManifest = (tenant: Tenant, language: Language) => {
  const { companyName } = tenant;
  const { icon, maskable } = brandAddresses(tenant);
  const { pageColor, barColors } = brandFilesOf(tenant);
  const image = (side: 192 | 512, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? icon(side) : maskable(side),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: companyName,
    short_name: companyName,
    lang: languageTags[language],
    description: words[language].description(companyName),
    theme_color: barColors[0],
    background_color: pageColor,
    icons: [image(192, 'any'), image(512, 'any'), image(192, 'maskable'), image(512, 'maskable')],
  };
};
