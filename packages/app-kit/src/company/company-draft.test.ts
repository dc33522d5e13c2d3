import { expect, it } from 'vitest';
import { changeOf, draftOf, languagesSaid, pageIssues } from './company-draft.ts';

const stored = {
  id: 'x',
  name: 'Leung Ltd',
  chineseName: null,
  industry: null,
  headquartersCountry: null,
  employeesCount: null,
  annualTurnover: null,
  ownership: null,
  stockExchange: null,
  stockCode: null,
  yearEndMonth: null,
  logo: null,
  reportLanguage: 'en',
  reportInBoth: null,
  communicationLanguage: 'zhTw',
  numberFormat: null,
  organizationReportingEntity: { isEnabled: true },
  dataHubSetting: { isEnabled: true },
  aiReportSetting: { isEnabled: false, hasFrameworkAiEnabled: false },
  firstStepsDismissed: false,
} as const;
const draft = draftOf(stored);

it('proposes both languages to issuers in Hong Kong, and sends the languages where they are not stored yet', () => {
  expect(draft.reportLanguage).toBe('en');
  expect(draftOf({ ...stored, stockExchange: 'XHKG' }).reportLanguage).toBe('both');
  expect(draftOf({ ...stored, stockExchange: 'XHKG', reportInBoth: false }).reportLanguage).toBe('en');
  expect(languagesSaid('both', stored)).toEqual({ language: 'en', both: true });
  expect(languagesSaid('zhTw', stored)).toEqual({ language: 'zhTw', both: false });
  expect(languagesSaid('both', { ...stored, reportInBoth: true })).toBeUndefined();
});

it('requires on each page the fields of that page', () => {
  expect(Object.keys(pageIssues('0', { ...draft, name: ' ' }))).toEqual(['name', 'headquartersCountry']);
  expect(Object.keys(pageIssues('1', draft))).toEqual(['employeesCount']);
  expect(Object.keys(pageIssues('2', draft))).toEqual(['industry', 'ownership']);
  expect(Object.keys(pageIssues('2', { ...draft, industry: 'Banks', ownership: 'public' }))).toEqual(['stockExchange']);
  expect(pageIssues('2', { ...draft, industry: 'Banks', ownership: 'private' })).toEqual({});
  expect(pageIssues('3', draft)).toEqual({});
});

it('sends no null, and no exchange of a private company', () => {
  expect(
    changeOf({ ...draft, name: ' Leung ', ownership: 'private', stockExchange: 'XHKG', stockCode: '293' }),
  ).toMatchObject({
    name: 'Leung',
    industry: null,
    annualTurnover: null,
    chineseName: null,
    stockExchange: null,
    stockCode: null,
  });
});
