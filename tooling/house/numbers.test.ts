import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiLimits, brandPreviewLimits, builderLimits, bytesPerMegabyte, webhookLimits } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';
import { sentencesIn, statesLimit } from './numbers.ts';

/*
 * A number that is a constant is never typed into a sentence beside it: a change of the constant would make the sentence wrong. Sentences
 * take the constant as a value.
 */

/** Numbers that are no constant of ours, each with its source. */
const literals: readonly [text: string, because: string][] = [
  ['Max file size: 2MB', 'a sentence of the specification (section 5)'],
  ['檔案上限：2MB', 'a sentence of the specification (section 5)'],
  ['Under 50', 'a band of the specification (section 3)'],
  ['少於 50 人', 'a band of the specification (section 3)'],
  ['50 至 249 人', 'a band of the specification (section 3)'],
  ['250 至 999 人', 'a band of the specification (section 3)'],
  ['1,000 至 4,999 人', 'a band of the specification (section 3)'],
  ['5,000 人或以上', 'a band of the specification (section 3)'],
  ['over 100 years', 'the name of a measure, GWP100'],
  ['100 年全球升溫潛能值', 'the name of a measure, GWP100'],
  ['95% interval', 'the name of a statistical measure (IPCC 2006, volume 1, chapter 3)'],
  ['95% 區間', 'the name of a statistical measure (IPCC 2006, volume 1, chapter 3)'],
  ['200 pixels an inch', 'advice about another program'],
  ['每吋 200 像素', 'advice about another program'],
  ['in two minutes. You can', 'how long a story in pictures takes to read'],
  ['wo years of sample data', 'what the sample data are'],
];

const isLiteral = (sentence: string) => literals.some(([text]) => sentence.includes(text));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '');

const unquote = (text: string) => text.replace(/^"|"$/gm, '').replaceAll('\n', '').replaceAll('\\"', '"');
const messagesOf = (path: string) =>
  [...read(path).matchAll(/^msgstr ((?:".*"\n?)+)/gm)].map(([, text = '']) => unquote(text));

const sources = filesOf('apps/gateway/src/**.ts', 'packages/email/src/**.ts', 'packages/contract/src/**.ts').filter(
  (path) => !/[.](?:test|stories)[.]|\/(?:testing|fixtures|seed|generated)[/.]|testing[.]ts$|[.]gen[.]ts$/.test(path),
);

it.each([
  'PNG or JPEG, at most 2 MB.',
  'A subscription has at least 3 seats.',
  'A link that works for seven days.',
  'Try again in 15 minutes',
  'Type a number between 0 and 1000',
  '檔案上限為 2 MB',
  '請在十秒內回應',
  'The link works once, for one hour.',
  'The key is kept for a day.',
  '連結只可使用一次，有效期為一小時。',
])('finds the limit in “%s”', (sentence) => {
  expect(statesLimit(sentence)).toBe(true);
});

it.each([
  'PNG or JPEG, at most {most}.',
  '{0, plural, =0 {No pair} one {# pair} other {# pairs}}',
  'Direct emissions (Scope 1) by ISO 14064',
  'Write to <0>{supportEmail}</0>.',
  '範圍 1 排放',
  '2026 年 3 月 31 日到期，見第 12 頁',
  'A line says what one meter came to in a month.',
  'Waits for a second person',
  '與上一年度相比的變動',
  'A key without the scope gets `403 key.scope_missing`',
])('accepts “%s”', (sentence) => {
  expect(statesLimit(sentence)).toBe(false);
});

it.each(filesOf('*.po'))('no message in %s contains a limit as a number', (path) => {
  expect(messagesOf(path).filter((sentence) => statesLimit(sentence) && !isLiteral(sentence))).toEqual([]);
});

it('no sentence of the gateway, the e-mails or the contract contains a limit as a number', () => {
  const suspected = sources.filter((path) => read(path).split('\n').some(statesLimit));
  const typed = suspected.flatMap((path) =>
    sentencesIn(path, read(path)).flatMap(({ text, line }) =>
      statesLimit(text) && !isLiteral(text) ? [`${path}:${line} ${text.slice(0, 160)}`] : [],
    ),
  );
  expect(typed).toEqual([]);
});

it('lists no literal that no longer exists', () => {
  const all = [...filesOf('*.po').flatMap(messagesOf), ...sources.map(read)];
  expect(literals.filter(([text]) => !all.some((each) => each.includes(text)))).toEqual([]);
});

describe('limits in the guides', () => {
  const day = 86_400;
  it.each([
    ['docs/guides/public-api.md', `up to ${apiLimits.idempotencyKeyLengthMax} characters`],
    ['docs/guides/public-api.md', `For ${apiLimits.idempotencySeconds / 3600} hours`],
    ['docs/guides/public-api.md', `${apiLimits.keyCallsPerMinuteMax} calls in a minute`],
    ['docs/guides/public-api.md', `within ${webhookLimits.timeoutMilliseconds / 1000} seconds`],
    ['docs/guides/public-api.md', `for ${webhookLimits.failingSecondsMax / day} days`],
    ['docs/guides/own-frameworks.md', `up to ${builderLimits.fileBytesMax / bytesPerMegabyte} MB`],
    ['docs/guides/edit-a-brand.md', `for ${brandPreviewLimits.seconds / day} days`],
  ])('%s: %s', (guide, sentence) => {
    expect(read(guide)).toContain(sentence);
  });
});
