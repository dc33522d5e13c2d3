import { brokenPasswordRules, isEmail, NewPasswordSchema } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { cardIssues } from '../../apps/web/src/features/billing/card/card-rules.ts';
import { emailIssue, newPasswordIssue, repeatedIssue } from '../../packages/app-kit/src/forms/entry-rules.ts';
import { lineIssue } from '../../packages/app-kit/src/problems/line-issue.ts';
import { laterMessages, type Message, messages } from './messages.ts';
import { filesOf, reachedFiles, textOf } from './reach.ts';

/* The error catalogue (spec sections 5 and 8): every entry has its sentence in both languages, where a person can meet it. */

type Word = { readonly id: string; readonly text: string; readonly files: readonly string[] };

const unquote = (lines: string) => [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text).join('');
const wordsOf = (file: string): Word[] =>
  textOf(file)
    .split('\n\n')
    .map((entry) => ({
      id: unquote(/^msgid ((?:".*"\n?)+)/m.exec(entry)?.[1] ?? ''),
      text: unquote(/^msgstr ((?:".*"\n?)+)/m.exec(entry)?.[1] ?? ''),
      files: [...entry.matchAll(/^#: (\S+)/gm)].map(([, path = '']) => path),
    }));
const catalogues = {
  en: filesOf('{apps,packages}/*/src/**/locales/en.po').flatMap(wordsOf),
  zh: filesOf('{apps,packages}/*/src/**/locales/zh-Hant-HK.po').flatMap(wordsOf),
};

const rulesFile = 'packages/app-kit/src/problems/issue-sentences.ts';
const codesFile = 'packages/app-kit/src/problems/problem-sentences.ts';
const fileOf = ({ from }: Message) => ('file' in from ? from.file : 'rule' in from ? rulesFile : codesFile);

/** The catalogue's sentence for this rule or code. */
const sentenceOf = (file: string, key: string) =>
  new RegExp(`^ {2}'?${key.replace('.', '[.]')}'?: [^]*?msg\`([^\`]+)\``, 'm')
    .exec(textOf(file))?.[1]
    ?.replace(/\$\{\{ (\w+)[^}]*\}\}/g, '{$1}');

const reached = reachedFiles();
const gateway = filesOf('apps/gateway/src/**/*.ts')
  .filter((file) => !/[.]test[.]|\/testing/.test(file))
  .map(textOf)
  .join('\n');
const contract = filesOf('packages/contract/src/*.ts').map(textOf).join('\n');
/** Created in the browser where no gateway answers. */
const ownCodes = ['network.unreachable'];

describe.each(messages)('section $section: $spec', (message) => {
  const { en, zh, from, spec, because } = message;
  const file = fileOf(message);

  it('has its sentence in both languages, on a reachable page', () => {
    expect(reached, file).toContain(file);
    const used = (word: Word) => word.id === en && word.files.includes(file);
    const english = catalogues.en.find(used);
    const chinese = catalogues.zh.find(used);
    expect(english?.text, `“${en}” in English, of ${file}`).toBe(en);
    expect(chinese?.text, `“${en}” in Chinese`).toMatch(/\p{Script=Han}/u);
    if (zh) expect(chinese?.text).toBe(zh);
    const variables = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    expect(variables(chinese?.text ?? '')).toEqual(variables(en));
  });

  it('comes from the rule or code that it belongs to', () => {
    if ('rule' in from) {
      expect(sentenceOf(rulesFile, from.rule)).toBe(en);
      expect(contract).toContain(`'${from.rule}'`);
    } else if ('code' in from) {
      expect(sentenceOf(codesFile, from.code)).toBe(en);
      if (!ownCodes.includes(from.code))
        expect(gateway, `the gateway answers ${from.code}`).toContain(`'${from.code}'`);
    } else expect(textOf(from.file)).not.toBe('');
  });

  it('gives the reason for a difference from the specification', () => {
    const isLiteral = en === spec;
    if (isLiteral) expect(because).toBeUndefined();
  });
});

describe('messages of later issues', () => {
  it.each(laterMessages)('$spec: $issue', ({ spec }) => {
    expect(messages.map((message) => message.spec)).not.toContain(spec);
  });
});

/** Real rules of forms and contract, each with an input that breaks it and the resulting sentence. */
const now = new Date('2026-11-21');
const card = { name: 'Mei Chan', number: '4242424242424242', expiry: '1230', cvc: '123' };
describe('forms and schemas', () => {
  it.each([
    ['an empty line', lineIssue(' '), 'required'],
    ['a line of one character', lineIssue('x'), 'too_short'],
    ['a line of 256 characters', lineIssue('x'.repeat(256)), 'too_long'],
    ['no e-mail address', emailIssue(''), 'required'],
    ['a broken e-mail address', emailIssue('mei@'), 'email_invalid'],
    ['a weak password', newPasswordIssue('password'), 'password_weak'],
    ['another password the second time', repeatedIssue('Other-2026!', { password: 'Demo-2026!' }), 'password_mismatch'],
  ])('%s', (_, issue, rule) => expect(issue?.rule).toBe(rule));

  it.each([
    ['Demo-2026!', []],
    ['Dem-26!', ['length']],
    ['DEMO-2026!', ['lowercase']],
    ['demo-2026!', ['uppercase']],
    ['Demo-demo!', ['digit']],
    ['Demo20266', ['special']],
    ['Demo-2026!é', ['allowed']],
  ])('the password %s breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
    expect('issues' in NewPasswordSchema['~standard'].validate(password)).toBe(broken.length > 0);
  });

  it('an e-mail address is judged as the gateway judges it', () => {
    for (const email of ['', 'mei@', '@example.com', 'mei chan@example.com']) expect(isEmail(email)).toBe(false);
    expect(isEmail(' Mei@Example.com ')).toBe(true);
  });

  it.each([
    [{}, {}],
    [{ name: '  ' }, { name: 'required' }],
    [{ name: 'M' }, { name: 'too-short' }],
    [{ name: 'M'.repeat(81) }, { name: 'too-long' }],
    [{ number: '' }, { number: 'required' }],
    [{ number: '4242' }, { number: 'incomplete' }],
    [{ number: '4242424242424241' }, { number: 'incorrect' }],
    [{ expiry: '' }, { expiry: 'required' }],
    [{ expiry: '12' }, { expiry: 'incomplete' }],
    [{ expiry: '1330' }, { expiry: 'month-incorrect' }],
    [{ expiry: '1299' }, { expiry: 'year-incorrect' }],
    [{ expiry: '1020' }, { expiry: 'past' }],
    [{ cvc: '' }, { cvc: 'required' }],
    [{ cvc: '1' }, { cvc: 'incomplete' }],
  ] as const)('a card with %j breaks %j', (change, broken) => {
    const found = Object.entries(cardIssues({ ...card, ...change }, now)).filter(([, issue]) => issue);
    expect(Object.fromEntries(found)).toEqual(broken);
  });
});
