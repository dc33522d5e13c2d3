import { expect, it } from 'vitest';
import { filesOf, textOf } from './reach.ts';

/* The shell, the kit and the remote modules fill one table of words: the last to load would win. */

const field = (entry: string, name: string) =>
  [...(new RegExp(`^${name} ((?:".*"\n?)+)`, 'm').exec(entry)?.[1] ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text)
    .join('');

/** Translations of each message, by context and text. */
const translations = (locale: string) => {
  const found = new Map<string, Set<string>>();
  for (const entry of filesOf(`{apps,packages}/*/src/**/locales/${locale}.po`).flatMap((file) =>
    textOf(file).split('\n\n'),
  )) {
    const key = `${field(entry, 'msgctxt')} ${field(entry, 'msgid')}`;
    const text = field(entry, 'msgstr');
    if (text && field(entry, 'msgid')) found.set(key, (found.get(key) ?? new Set()).add(text));
  }
  return found;
};

it.each(['en', 'zh-Hant-HK'])('every message has one translation in %s, whatever catalogue it is in', (locale) => {
  const disputed = [...translations(locale)].filter(([, texts]) => texts.size > 1);
  expect(disputed.map(([key, texts]) => `${key.trim()}: ${[...texts].join(' | ')}`)).toEqual([]);
});
