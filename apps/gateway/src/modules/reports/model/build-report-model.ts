import {
  type Disclosure,
  type Framework,
  type Language,
  languageTags,
  type ModelDisclosure,
  type Report,
  type ReportModel,
} from '@esg/contract';
import type { AnswersByField, DisclosureState } from '../reports.policy.ts';
import { chartsOf, type ModelLibrary, modelField } from './field-content.ts';
import { documentWords } from './words.ts';

/** All that a report model is made of. */
export type ReportModelInput = {
  readonly report: Pick<Report, 'id' | 'name' | 'description' | 'reportingBoundary' | 'period' | 'publishedAt'>;
  readonly framework: Framework;
  /** Selected disclosures by code. */
  readonly disclosures: ReadonlyMap<string, DisclosureState>;
  /** Answers by disclosure code, then field key. */
  readonly answers: ReadonlyMap<string, AnswersByField>;
  readonly organisation: { readonly name: string; readonly logoFileId: string | null };
  readonly brand: Omit<ReportModel['brand'], 'organisationLogoFileId'>;
  readonly countryNames: ModelLibrary['countryNames'];
  readonly language: Language;
};

/** Decision 11: the locale of numbers, whatever the language. */
const numberLocale = 'en-IN';

/**
 * The report in one language, ready to be drawn (rule 11 of the design: one model feeds preview, PDF, Word and Excel).
 * Pure: the same answers give the same model. Chapters are the framework's topics, in its order.
 */
export const buildReportModel = (input: ReportModelInput): ReportModel => {
  const { report, framework, language, organisation, brand } = input;
  return {
    reportId: report.id,
    language,
    languageTag: languageTags[language],
    title: report.name,
    organisation: organisation.name,
    framework: {
      versionId: framework.versionId,
      name: framework.name[language],
      version: framework.version,
      owner: framework.owner,
      licenceNote: framework.licenceNote[language],
    },
    period: report.period,
    description: report.description,
    reportingBoundary: report.reportingBoundary,
    publishedAt: report.publishedAt,
    numberLocale,
    brand: { ...brand, organisationLogoFileId: organisation.logoFileId },
    words: documentWords[language],
    chapters: framework.topics.flatMap(({ code, title, disclosures }) => {
      const drawn = disclosures.flatMap((disclosure) => modelDisclosure(disclosure, input));
      return drawn.length > 0 ? [{ code, title: title[language], disclosures: drawn }] : [];
    }),
  };
};

const modelDisclosure = (disclosure: Disclosure, input: ReportModelInput): ModelDisclosure[] => {
  const { language, framework } = input;
  const state = input.disclosures.get(disclosure.code);
  if (!state) return [];
  const head = { code: disclosure.code, title: disclosure.title[language] };
  if (state.status === 'omitted') {
    const { reason, explanation } = state.omission ?? { reason: '', explanation: '' };
    const label = framework.omissionReasons.find(({ code }) => code === reason)?.label[language] ?? reason;
    return [{ ...head, omission: { reason: label, explanation }, fields: [], charts: [] }];
  }
  const fields = modelFields(disclosure, input);
  return [{ ...head, omission: null, fields, charts: fields.flatMap(chartsOf) }];
};

/** Optional fields without an answer are left out, unless nothing at all would remain to be seen. */
const modelFields = (disclosure: Disclosure, { answers, language, framework, countryNames }: ReportModelInput) => {
  const values = answers.get(disclosure.code);
  const library = { units: framework.units, countryNames };
  const all = disclosure.fields.map((field) => ({
    required: field.required,
    drawn: modelField(field, values?.get(field.key) ?? null, language, library),
  }));
  const shown = all.filter(({ required, drawn }) => required || drawn.content.kind !== 'unanswered');
  return (shown.length > 0 ? shown : all).map(({ drawn }) => drawn);
};
