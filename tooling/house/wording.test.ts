import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';
import { longNegations, messagesIn, refusedWordings, sentencesOfSource } from './wording.ts';

/* Texts speak the English of a product: they address the reader, use concrete verbs and say the next step. */

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '');

const catalogues = filesOf('*/locales/en.po');
/** Texts of the server that people read: e-mails, its own pages, first articles, and the reference of the API. */
const words = [
  ...filesOf('packages/email/src/messages/*.ts'),
  ...filesOf('apps/gateway/src/**/words.ts', 'apps/gateway/src/**/*-words.ts', 'apps/gateway/src/**/words-en.ts'),
  ...filesOf(
    'apps/gateway/src/**/starter-content.ts',
    'apps/gateway/src/**/starter-module-content.ts',
    'apps/gateway/src/**/*.routes.ts',
  ),
].filter((path) => !path.includes('/imports/'));

const refusedIn = (texts: readonly string[]) =>
  texts.flatMap((text) => refusedWordings(text).map((instead) => `“${text}” (say: ${instead})`));

describe('the wording of texts', () => {
  it('is read from existing catalogues and word files', () => {
    expect(catalogues.length).toBeGreaterThan(5);
    expect(words.length).toBeGreaterThan(20);
  });

  it.each(catalogues)('of the messages in %s avoids the refused patterns', (path) => {
    expect(refusedIn(messagesIn(read(path)))).toEqual([]);
  });

  it.each(words)('of %s avoids the refused patterns', (path) => {
    expect(refusedIn(sentencesOfSource(read(path)))).toEqual([]);
  });
});

describe('negations', () => {
  const spelledOutIn = (texts: readonly string[]) => texts.filter((text) => longNegations(text).length > 0);

  it.each(catalogues)('of the messages in %s are contracted', (path) => {
    expect(spelledOutIn(messagesIn(read(path)))).toEqual([]);
  });

  it.each(
    filesOf(
      'packages/email/src/messages/*.ts',
      'packages/email/src/words.ts',
      'apps/core-platform/src/survey/survey-words.ts',
    ),
  )('of %s are contracted', (path) => {
    expect(spelledOutIn(sentencesOfSource(read(path)))).toEqual([]);
  });

  it.each(['It is not saved', 'Cannot be calculated', 'You do not have it'])('are found in “%s”', (text) => {
    expect(longNegations(text)).not.toEqual([]);
  });

  it.each(['It isn’t saved', 'Password does not match', 'A value must not be empty'])(
    'are not found in “%s”',
    (text) => {
      expect(longNegations(text)).toEqual([]);
    },
  );
});

describe('the refused patterns of wording', () => {
  it.each([
    'Nobody works on a report yet',
    'This is no e-mail address.',
    'This browser knows no passkeys.',
    'Somebody changed it meanwhile.',
    'Save it anew.',
    'All reports go for good.',
    'Ask if something has to be put right.',
    'Texts come along.',
    'Take the invitation back?',
    'Take a filter away.',
    'The approval fell away',
    'Reports stand here.',
    'Published reports are told here.',
    'The subscription is in force again',
    'Go on to payment',
    'The present password is incorrect.',
    'No country has this name',
    'Less than in the period before.',
    'The report could not be loaded',
    'The rules of approval are saved',
  ])('are found in “%s”', (text) => {
    expect(refusedWordings(text)).not.toEqual([]);
  });

  it.each([
    'There is no country called “{text}”',
    'This link is no longer valid.',
    'Enter a colour. Until then, {stands} is used.',
    '{name} stands for',
    'Someone else has just changed these rules',
    'Choose a password, and sign in before the trial ends.',
  ])('are not found in “%s”', (text) => {
    expect(refusedWordings(text)).toEqual([]);
  });
});
