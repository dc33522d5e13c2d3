import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shared/terminal.mjs';

/** The sentences of all refusals live in the apps' words; from there they go into the gateway's answers (spec section 8). */
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

const sentences = [
  ...read(`${words}/problems/problem-sentences.ts`).matchAll(/^ {2}'(?!network\.)([\w.]+)':\s+msg`([^`]+)`/gm),
];
const quoted = (text) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
const lines = sentences.flatMap(([, code, english]) => [
  `  ${quoted(code)}: {`,
  `    en: ${quoted(english)},`,
  `    zhTw: ${quoted(chineseOf(english))},`,
  '  },',
]);

writeFileSync(
  join(root, output),
  `// Made by \`npm run generate\` from the words of packages/app-kit; not to be changed by hand.
import type { Bilingual, ProblemCode } from '@esg/contract';

/** What a person reads for each refusal. */
export const problemMessages: Record<ProblemCode, Bilingual> = {
${lines.join('\n')}
};
`,
);
