import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';

/* The server defines its texts in one way, `defineWords` of the contract (adr/0080). */

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '');

/** Tests, invented companies, places that name languages themselves, and formats of days, which are no words. */
const isExempt = /[.]test[.]|\/testing[/.]|testing[.]ts$|\/seed\/|contract\/src\/(?:dates|languages|words)[.]ts$/;

/** Words by language without `defineWords`, or chosen by a condition on the language. */
const handMade = (source: string): string[] => [
  ...(source.match(/: (?:Readonly<)?Record<Language, [^=;\n]*>?>? = \{|satisfies Record<Language/g) ?? []),
  ...(source.match(/language === '(?:en|zhTw)'[^;\n]*\? *['"`][^;\n]*/g) ?? []),
];

it('finds words that are made by hand, and no others', () => {
  expect(handMade("const words: Record<Language, Words> = {\n  en: 'Yes',")).toHaveLength(1);
  expect(handMade('} as const satisfies Record<Language, object>;')).toHaveLength(1);
  expect(handMade("return language === 'zhTw' ? '至' : ' – ';")).toHaveLength(1);
  expect(handMade("const words = defineWords({ en: 'Yes', zhTw: '是' });")).toEqual([]);
  expect(handMade("if (language === 'zhTw') return writtenOut.format(date);")).toEqual([]);
});

it('checks every word that the server writes', () => {
  const found = filesOf('apps/gateway/src/**.ts', 'packages/email/src/**.ts', 'packages/contract/src/**.ts')
    .filter((path) => !isExempt.test(path))
    .flatMap((path) => handMade(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line}`));
  expect(found).toEqual([]);
});
