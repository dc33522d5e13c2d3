import { createHash } from 'node:crypto';
import type { Mode } from './palette.ts';
import { themeDeclarations } from './theme-declarations.ts';

const declarations = (colorSetting: unknown, mode: Mode): string =>
  themeDeclarations(colorSetting, mode)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');

/**
 * The tenant's style sheet and the hash of its text. Light on `:root`, dark where `data-mode` asks for it or, without
 * `data-mode`, where the system does. Only parsed colours reach it: no setting can bring CSS of its own.
 */
export const themeCss = (colorSetting: unknown): { css: string; hash: string } => {
  const dark = declarations(colorSetting, 'dark');
  const css = [
    `:root{${declarations(colorSetting, 'light')}}`,
    `:root[data-mode="dark"]{${dark}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mode]){${dark}}}`,
    '',
  ].join('\n');
  return { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 16) };
};
