import { readFileSync, writeFileSync } from 'node:fs';
import { referencingTokens, resolvedTokens } from './build/design-tools.ts';
import { readTokens } from './build/read-tokens.ts';
import { documentation, nameTable, styleSheet } from './build/styles.ts';

/**
 * Turns the token sources into what the product and design tools read, all in `src/gen`: `tokens.css` (default brand, light
 * and dark), `tokens.ts` (names and colour values), `token-docs.ts` (meaning of each), and design tokens as JSON, once
 * with references and once resolved for each mode.
 */
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const [light, dark] = [await readTokens('light', 'css'), await readTokens('dark', 'css')];
const outputs = {
  'src/gen/tokens.css': styleSheet(light, dark),
  'src/gen/tokens.ts': nameTable(light, dark),
  'src/gen/token-docs.ts': documentation(light, dark),
  'src/gen/design-tokens.json': json(referencingTokens()),
  'src/gen/design-tokens.light.json': json(resolvedTokens(await readTokens('light', 'plain'))),
  'src/gen/design-tokens.dark.json': json(resolvedTokens(await readTokens('dark', 'plain'))),
};

/** `--check` writes nothing and fails when the committed files are not what the sources give. */
for (const [file, text] of Object.entries(outputs)) {
  const path = `${import.meta.dirname}/${file}`;
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    process.exitCode = 1;
    console.error(`${file} is not what the token sources give: run npm run build -w @esg/tokens and commit it.`);
  }
}
