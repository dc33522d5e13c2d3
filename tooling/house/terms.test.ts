import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';
import {
  brokenRules,
  exceptionsIn,
  refusedWords,
  type Text,
  termsIn,
  textsOfCatalogue,
  textsOfData,
  textsOfSource,
} from './terms.ts';

/* One concept, one word, in both languages: docs/terms.md, over catalogues, e-mails, words of the gateway and the framework library. */

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '');

const page = read('docs/terms.md');
const terms = termsIn(page);
const exceptions = exceptionsIn(page);

/** Tests, invented companies, and lists of words from people's sheets, which no reader of ours sees. */
const isRead =
  /[.]test[.]|\/testing[/.]|testing[.]ts$|\/seed\/|\/sample-|imports\/(?:mapping|rows|shapes)\/|\/(?:metric-words|metric-names|former-names|fuels|unit-names|unit-words|traditional|blank-words|category-words|related-words|concept-words|stop-words|digits|meanings[.]gen|sentence-words)[.]ts$/;

const catalogues = filesOf('*zh-Hant-HK.po').flatMap((path) => textsOfCatalogue(path, read(path)));
const sources = filesOf(
  'packages/email/src/**.ts',
  'apps/gateway/src/**.ts',
  'packages/contract/src/**.ts',
  'packages/app-kit/src/**.ts',
  'packages/standards/src/**.ts',
)
  .filter((path) => !isRead.test(path))
  .flatMap((path) => textsOfSource(path, read(path)));
const data = filesOf('packages/standards/data/**.json').flatMap((path) => textsOfData(path, JSON.parse(read(path))));

/** All but the rules of Taiwan's exchange, which are printed with its own terms. */
const ours = (texts: readonly Text[]) => texts.filter(({ path }) => !path.includes('/twse-'));

describe.each<[string, readonly Text[]]>([
  ['catalogues', catalogues],
  ['sources', sources],
  ['framework library', data],
])('the Chinese of the %s', (_kind, texts) => {
  it('finds Chinese texts to check', () => {
    expect(texts.length).toBeGreaterThan(100);
  });

  it('contains no word that the term base refuses', () => {
    const found = texts.flatMap((each) =>
      refusedWords(each, terms, exceptions).map((word) => `${each.path}: ${word} in ${each.text.slice(0, 80)}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('follows the rules for writers', () => {
    const found = ours(texts).flatMap(({ path, text }) =>
      brokenRules(text).map((broken) => `${path}: ${broken} in ${text.slice(0, 80)}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('the term base', () => {
  it('lists each English word once', () => {
    const words = terms.map(({ english }) => english);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('uses no word itself that it refuses elsewhere', () => {
    const found = terms.flatMap(({ english, chinese }) =>
      refusedWords({ path: 'docs/terms.md', text: chinese }, terms, exceptions).map((word) => `${english}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('allows only exceptions that are still needed', () => {
    const all = [...catalogues, ...sources, ...data];
    const unused = exceptions.filter(
      ({ word, phrase, path }) =>
        !all.some((each) =>
          path ? each.path.startsWith(path) && each.text.includes(word) : each.text.includes(phrase ?? ''),
        ),
    );
    expect(unused).toEqual([]);
  });

  /** Only nouns of the house. */
  const unseen = new Set(['reference list', 'health', 'frame']);

  it('names every noun on screens of the vocabulary', () => {
    const nouns = read('docs/vocabulary.md')
      .split('\n')
      .map((line) => line.split('|').slice(1, -1))
      .filter((cells) => cells.length === 6)
      .slice(1)
      .flatMap(([, noun = '']) => (noun.split(';')[0] ?? '').split(',').map((each) => each.trim()))
      .filter((noun) => !/^-+$|^noun on screens$/.test(noun) && !unseen.has(noun));
    const known = new Set(terms.flatMap(({ english }) => [english, ...english.split(', ')]));
    expect(nouns.filter((noun) => !known.has(noun))).toEqual([]);
  });
});

describe('the rules for writers of Chinese', () => {
  it.each([
    ['{count, plural, one {一個席位} other {# 個席位}}', 'a plural “one”, which Chinese never shows'],
    ['請輸入名稱,然後儲存', 'half-width punctuation'],
    ['您的機構', 'another word for 你'],
    ['對環境之影響', '之 for 的'],
    ['範圍1排放', 'no blank beside Latin letters or digits'],
  ])('refuse “%s”', (text, broken) => {
    expect(brokenRules(text)).toEqual([broken]);
  });

  it.each([
    '{count, plural, =1 {每日} other {每 # 日}}',
    '2025年1月1日至2025年12月31日',
    '已發布 PDF、Word 及 Excel 檔案（{count} 個）。',
    '請開啟 `https://…` 並重試',
  ])('accept “%s”', (text) => {
    expect(brokenRules(text)).toEqual([]);
  });
});
