import { expect, it } from 'vitest';
import {
  lackingIn,
  localized,
  mainText,
  mergeTexts,
  proposedLanguages,
  reportNameIn,
  textIn,
} from './localized-texts.ts';
import { coverNames } from './printed-names.ts';

const both = ['en', 'zhTw'] as const;

it('reads a text from before reports had two languages as text in the language of its script', () => {
  expect(localized('All plants', {}, both)).toEqual({ en: 'All plants' });
  expect(localized('所有廠房', null, both)).toEqual({ zhTw: '所有廠房' });
  expect(localized('ESG 報告', undefined, ['en'])).toEqual({ en: 'ESG 報告' });
  expect(localized('', {}, both)).toEqual({});
  expect(localized('All plants', { en: 'Every plant', zhTw: ' ' }, both)).toEqual({ en: 'Every plant' });
});

it('names the languages that a written text lacks, and none for a text that nobody wrote', () => {
  expect(lackingIn({ en: 'All plants' }, both)).toEqual(['zhTw']);
  expect(lackingIn({ zhTw: '所有廠房' }, both)).toEqual(['en']);
  expect(lackingIn({ en: 'All plants', zhTw: '所有廠房' }, both)).toEqual([]);
  expect(lackingIn({}, both)).toEqual([]);
  expect(lackingIn({ en: 'All plants' }, ['en'])).toEqual([]);
});

it('gives an edition the text in its own language, or else the other text marked with its language', () => {
  const texts = { en: 'All plants' };
  expect(textIn(texts, 'en')).toEqual({ text: 'All plants', language: null });
  expect(textIn(texts, 'zhTw')).toEqual({ text: 'All plants', language: 'en' });
  expect(mainText({ en: 'All plants', zhTw: '所有廠房' }, ['zhTw', 'en'])).toBe('所有廠房');
});

it('proposes both languages to issuers in Hong Kong and companies with a Chinese name, and to others the organisation’s', () => {
  const company = { stockExchange: null, chineseName: null, reportLanguage: 'en' as const };
  expect(proposedLanguages(company)).toEqual(['en']);
  expect(proposedLanguages({ ...company, reportLanguage: 'zhTw' })).toEqual(['zhTw']);
  expect(proposedLanguages({ ...company, stockExchange: 'XHKG' })).toEqual(['en', 'zhTw']);
  expect(proposedLanguages({ ...company, chineseName: '海港紡織', reportLanguage: 'zhTw' })).toEqual(['zhTw', 'en']);
  expect(proposedLanguages({ ...company, stockExchange: 'XLON' })).toEqual(['en']);
  expect(proposedLanguages({ ...company, stockExchange: 'XLON', reportInBoth: true })).toEqual(['en', 'zhTw']);
  expect(proposedLanguages({ ...company, stockExchange: 'XHKG', reportInBoth: false })).toEqual(['en']);
});

it('prints the name of a company once on a cover', () => {
  const english = { organisation: 'Harbour Textiles', title: 'Harbour Textiles ESG Report 2024' };
  const chinese = { organisation: '海港紡織', title: '2024 年環境、社會及管治報告' };
  expect(coverNames(english)).toEqual([]);
  expect(coverNames(chinese)).toEqual(['海港紡織']);
  expect(coverNames(english, chinese)).toEqual(['海港紡織']);
  expect(coverNames({ ...english, title: 'On course' })).toEqual(['Harbour Textiles']);
});

it('merges what two people wrote in two languages, and asks where both wrote in the same one', () => {
  const seen = { en: 'All plants' };
  const mine = { en: 'All plants and ', zhTw: '' };
  expect(mergeTexts({ seen, mine, theirs: { en: 'All plants', zhTw: '所有廠房' } })).toEqual({
    en: 'All plants and ',
    zhTw: '所有廠房',
  });
  expect(mergeTexts({ seen, mine, theirs: { en: 'Every plant' } })).toBeUndefined();
  expect(mergeTexts({ seen, mine, theirs: { en: 'Every plant', zhTw: '廠房' } }, 'theirs')).toEqual({
    en: 'Every plant',
    zhTw: '廠房',
  });
});

it('names a report in the reader’s language, else as it is named', () => {
  const names = { en: 'ESG report 2025', zhTw: '2025 年報告' };
  expect(reportNameIn({ name: 'ESG report 2025', names }, 'zhTw')).toBe('2025 年報告');
  expect(reportNameIn({ name: 'ESG report 2025', names: { en: 'ESG report 2025' } }, 'zhTw')).toBe('ESG report 2025');
  expect(reportNameIn({ name: 'ESG report 2025', names: {} }, 'zhTw')).toBe('ESG report 2025');
});
