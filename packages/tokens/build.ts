import { readFileSync, writeFileSync } from 'node:fs';
import { referencingTokens, resolvedTokens } from './build/design-tools.ts';
import { readTokens } from './build/read-tokens.ts';
import { documentation, nameTable, styleSheet } from './build/styles.ts';

/**
 * Turns the token sources into the files that the product and design tools read, all in `src/gen`: `tokens.ts` (names and colour values),
 * `tokens.css` (default brand, light and dark, each also with more contrast), `token-docs.ts` (meaning of each), and design tokens as JSON,
 * once with references and once resolved for each mode. With `--check` it writes nothing and fails when the committed files differ from the
 * sources.
 */
const write = (file: string, text: string): void => {
  const path = `${import.meta.dirname}/src/gen/${file}`;
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    process.exitCode = 1;
    console.error(`${file} is not what the token sources give: run npm run build -w @esg/tokens and commit it.`);
  }
};
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const light = await readTokens('light', 'css');
const dark = await readTokens('dark', 'css');
write('tokens.ts', nameTable(light, dark));
write('token-docs.ts', documentation(light, dark));
write('design-tokens.json', json(referencingTokens()));
write('design-tokens.light.json', json(resolvedTokens(await readTokens('light', 'plain'))));
write('design-tokens.dark.json', json(resolvedTokens(await readTokens('dark', 'plain'))));

// Derives from the names and values just written, so it has to be loaded after them.
const { deriveTheme } = await import('./src/tenant/derive-theme.ts');
const more = (mode: 'light' | 'dark') => deriveTheme({ isDefaultTheme: true }, mode, 'more').colors;
write('tokens.css', styleSheet(light, dark, { light: more('light'), dark: more('dark') }));
