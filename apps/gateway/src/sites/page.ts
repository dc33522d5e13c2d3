import { readFile } from 'node:fs/promises';
import { brandMarkers, type Language, languageTags, type PageFacts, pageFactsId } from '@esg/contract';
import { picturePath } from '../modules/brands/index.ts';
import type { Tenant } from '../modules/tenants/index.ts';
import { brandAddresses } from './brand-files.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { brandHead } from './head.ts';

const preloader = (tenant: Tenant) => {
  const source = tenant.miniLogo ? picturePath('mini-logo', tenant.miniLogo) : brandAddresses(tenant).icon(192);
  // Before the code of the page, which is requested at once.
  return `<img src="${escapeHtml(source)}" alt="" width="48" height="48" fetchpriority="high" />`;
};

const factsBlock = (facts: PageFacts) =>
  `<script type="application/json" id="${pageFactsId}">${escapeJson(facts)}</script>`;

type Site = {
  readonly origin: string;
  readonly isApp: boolean;
  readonly facts: PageFacts;
  /** Links to the code of the address. */
  readonly ahead: string;
};

/**
 * Inserts the tenant's brand into a page of a build, so that the first painted frame shows it, and the data that its code would request
 * first.
 */
export const brandPage = (html: string, tenant: Tenant, language: Language, site: Site) =>
  html
    .replace(brandMarkers.lang, `<html lang="${languageTags[language]}"`)
    .replace(brandMarkers.head, () => `${brandHead(tenant, language, site)}\n    ${factsBlock(site.facts)}`)
    .replace(brandMarkers.preloader, () => preloader(tenant))
    .replace('</body>', () => `${site.ahead}</body>`);

/** A page of a build, unchanged; undefined when the build does not have it. */
export const readPage = (path: string) => readFile(path, 'utf8').catch(() => undefined);
