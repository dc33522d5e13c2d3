import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shared/terminal.mjs';

/** The apps' words contain the sentences of all refusals; this script copies them into the gateway's answers (spec section 8). */
const words = 'packages/app-kit/src';
const output = 'apps/gateway/src/platform/http/problem-messages.gen.ts';
const read = (path) => readFileSync(join(root, path), 'utf8');

const catalogue = read(`${words}/locales/zh-Hant-HK.po`);
const chineseOf = (english) => {
  const block = catalogue.split('\n\n').find((each) => each.includes(`\nmsgid ${JSON.stringify(english)}\n`));
  const written = /\nmsgstr (.*)$/.exec(block ?? '')?.[1];
  if (!written) throw new Error(`"${english}" has no Chinese sentence in one line`);
  return JSON.parse(written);
};

/** A value in a sentence, such as `${{ min: seatLimits.min }}`: its name in the catalogue, and the constant it comes from. */
const values = /\$\{\{ (\w+): ([\w.]+) \}\}/g;
const sentences = [
  ...read(`${words}/problems/problem-sentences.ts`).matchAll(/^ {2}'(?!network\.)([\w.]+)':\s+msg`([^`]+)`/gm),
].map(([, code, written]) => {
  const constants = new Map([...written.matchAll(values)].map(([, name, constant]) => [name, constant]));
  const english = written.replace(values, '{$1}');
  return { code, constants, english, chinese: chineseOf(english) };
});
const quoted = (text) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
/** The sentence as TypeScript, its values read from their constants. */
const literalOf = (sentence, constants) =>
  constants.size === 0
    ? quoted(sentence)
    : `\`${sentence.replace(/\{(\w+)\}/g, (_, name) => `\${${constants.get(name)}}`)}\``;
const lines = sentences.flatMap(({ code, constants, english, chinese }) => [
  `  ${quoted(code)}: {`,
  `    en: ${literalOf(english, constants)},`,
  `    zhTw: ${literalOf(chinese, constants)},`,
  '  },',
]);
const limits = new Set(sentences.flatMap(({ constants }) => [...constants.values()].map((path) => path.split('.')[0])));

writeFileSync(
  join(root, output),
  `// Made by \`npm run generate\` from the words of packages/app-kit; not to be changed by hand.
import { type Bilingual, type ProblemCode, ${[...limits].sort().join(', ')} } from '@esg/contract';

/** What a person reads for each refusal. */
export const problemMessages: Record<ProblemCode, Bilingual> = {
${lines.join('\n')}
};
`,
);
