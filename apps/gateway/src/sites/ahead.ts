import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@esg/contract';
import { escapeHtml } from './escape.ts';

/** In the form in which `tooling/ahead.ts` writes them into a build. */
type Rule = {
  /** Source of a pattern for the page's path. */
  readonly path: string;
  readonly language?: Language;
  readonly files: readonly string[];
};

type Build = {
  readonly folder: string;
  /** Where its files are served, with a slash at the end. */
  readonly address: string;
};

const readRules = async (folder: string): Promise<readonly Rule[]> => {
  const text = await readFile(join(folder, 'ahead.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as Rule[];
};

/** Scripts come after what the page requests from the gateway meanwhile: the person, and the report's content. */
const linkTo = (address: string) =>
  address.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${escapeHtml(address)}" />`
    : `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(address)}" />`;

/** Links that make a browser load the code of its path together with the page. */
export const linksAhead = async (builds: readonly Build[], path: string, language: Language): Promise<string> => {
  const addresses = await Promise.all(
    builds.map(async ({ folder, address }) =>
      (await readRules(folder))
        .filter((rule) => new RegExp(rule.path).test(path) && (!rule.language || rule.language === language))
        .flatMap(({ files }) => files.map((file) => `${address}${file}`)),
    ),
  );
  return [...new Set(addresses.flat())].map(linkTo).join('\n    ');
};
