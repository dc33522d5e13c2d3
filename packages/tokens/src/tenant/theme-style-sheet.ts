import type { Mode } from './palette.ts';
import type { Contrast } from './stronger.ts';
import { themeDeclarations } from './theme-declarations.ts';

type Declarations = ReadonlyMap<string, string>;

const declarations = (colorSetting: unknown, mode: Mode, contrast: Contrast): Declarations =>
  new Map(themeDeclarations(colorSetting, mode, contrast));

const written = (declared: Declarations, isMeant: (property: string) => boolean = () => true): string =>
  [...declared]
    .filter(([property]) => isMeant(property))
    .map(([property, value]) => `${property}:${value}`)
    .join(';');

/** The rules of one contrast: light on `:root`, dark where it is chosen, or where the system is dark and nothing is chosen. */
const rules = (light: string, dark: string, more: '' | '(prefers-contrast:more)'): string[] => {
  const both = `:root{${light}}\n:root[data-mode="dark"]{${dark}}`;
  const system = `:root:not([data-mode]){${dark}}`;
  return more === ''
    ? [both, `@media (prefers-color-scheme:dark){${system}}`]
    : [`@media ${more}{${both}}`, `@media ${more} and (prefers-color-scheme:dark){${system}}`];
};

/**
 * The tenant's style sheet. Light on `:root`, dark where `data-mode` asks for it or, without `data-mode`, where the system does; for people
 * who ask for more contrast, the differences. Only parsed colours reach it: no setting can bring CSS of its own.
 */
export const themeStyleSheet = (colorSetting: unknown): string => {
  const light = declarations(colorSetting, 'light', 'standard');
  const dark = declarations(colorSetting, 'dark', 'standard');
  const more = { light: declarations(colorSetting, 'light', 'more'), dark: declarations(colorSetting, 'dark', 'more') };
  const changes = (property: string): boolean =>
    light.get(property) !== more.light.get(property) || dark.get(property) !== more.dark.get(property);
  return [
    ...rules(written(light), written(dark), ''),
    ...rules(written(more.light, changes), written(more.dark, changes), '(prefers-contrast:more)'),
    '',
  ].join('\n');
};
