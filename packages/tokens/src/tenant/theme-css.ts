import { createHash } from 'node:crypto';
import type { ColorName } from '../gen/tokens.ts';
import { deriveTheme, type Mode } from './derive-theme.ts';

const brandRole = /^esg-color-(surface|text|border|action|secondary|special|accent|selection|link|chart-highlight)/;

const declarations = (colorSetting: unknown, mode: Mode): string => {
  const { colors } = deriveTheme(colorSetting, mode);
  const own = (Object.keys(colors) as ColorName[]).filter((name) => brandRole.test(name));
  return `color-scheme:${mode};${own.map((name) => `--${name}:${colors[name]}`).join(';')}`;
};

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
