import {
  type InformationPage,
  type InformationStep,
  type Language,
  missingOn,
  type NumberFormat,
  type OrganizationProfile,
  type OrganizationProfileChange,
  proposedLanguages,
} from '@esg/contract';
import type { IssueDescription } from '../problems/issue-sentences.ts';

/** One language, or all of them. */
export type LanguageChoice = Language | 'both';
export const choiceOf = (chosen: readonly Language[]): LanguageChoice =>
  chosen.length > 1 ? 'both' : (chosen[0] ?? 'en');

/** The choice about new reports; undefined where the organisation made it before. */
export const languagesSaid = (choice: LanguageChoice, stored: OrganizationProfile) => {
  const both = choice === 'both';
  const language = both ? stored.reportLanguage : choice;
  return stored.reportInBoth === both && stored.reportLanguage === language ? undefined : { language, both };
};

export type ProfilePage = InformationPage;
export type CompanyDraft = {
  readonly name: string;
  readonly chineseName: string;
  readonly headquartersCountry: string;
  readonly employeesCount: NonNullable<OrganizationProfile['employeesCount']> | '';
  readonly annualTurnover: NonNullable<OrganizationProfile['annualTurnover']> | '';
  readonly industry: string;
  readonly ownership: NonNullable<OrganizationProfile['ownership']> | '';
  readonly stockExchange: string;
  readonly stockCode: string;
  /** 1 to 12, or empty. */
  readonly yearEndMonth: string;
  readonly reportLanguage: LanguageChoice;
  readonly communicationLanguage: Language;
  /** Empty: the usual format at the headquarters. */
  readonly numberFormat: NumberFormat | '';
};
export type CompanyField = keyof CompanyDraft;

export const draftOf = (stored: OrganizationProfile): CompanyDraft => ({
  name: stored.name,
  chineseName: stored.chineseName ?? '',
  headquartersCountry: stored.headquartersCountry ?? '',
  employeesCount: stored.employeesCount ?? '',
  annualTurnover: stored.annualTurnover ?? '',
  industry: stored.industry ?? '',
  ownership: stored.ownership ?? '',
  stockExchange: stored.stockExchange ?? '',
  stockCode: stored.stockCode ?? '',
  yearEndMonth: String(stored.yearEndMonth ?? ''),
  reportLanguage: choiceOf(proposedLanguages(stored)),
  communicationLanguage: stored.communicationLanguage,
  numberFormat: stored.numberFormat ?? '',
});

/** Errors that keep a page from continuing. */
export const pageIssues = (page: ProfilePage, draft: CompanyDraft): Partial<Record<CompanyField, IssueDescription>> => {
  const issues: Partial<Record<CompanyField, IssueDescription>> = {};
  for (const field of missingOn(page, draft)) issues[field] = { rule: 'required', params: {} };
  return issues;
};

/** The request to the gateway; languages have calls of their own. */
export const changeOf = (draft: CompanyDraft): OrganizationProfileChange => ({
  name: draft.name.trim(),
  chineseName: draft.chineseName.trim() || null,
  headquartersCountry: draft.headquartersCountry || null,
  industry: draft.industry || null,
  employeesCount: draft.employeesCount || null,
  annualTurnover: draft.annualTurnover || null,
  ownership: draft.ownership || null,
  stockExchange: draft.ownership === 'public' ? draft.stockExchange || null : null,
  stockCode: draft.ownership === 'public' ? draft.stockCode.trim() || null : null,
  yearEndMonth: draft.yearEndMonth === '' ? null : Number(draft.yearEndMonth),
  numberFormat: draft.numberFormat || null,
});

export const nextPage: Record<ProfilePage, InformationStep> = { '0': '1', '1': '2', '2': '3', '3': '4' };
export const pageBefore: Record<ProfilePage, ProfilePage | undefined> = {
  '0': undefined,
  '1': '0',
  '2': '1',
  '3': '2',
};
