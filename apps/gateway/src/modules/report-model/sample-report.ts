import {
  type AnswerValue,
  designDefaults,
  type Field,
  type Framework,
  type Language,
  type ReportModel,
} from '@esg/contract';
import { findFramework, listCountries } from '@esg/standards';
import { documentColors } from '@esg/tokens/node';
import type { findSubject } from '../reports/index.ts';
import { type AnswersByField, disclosuresOf } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import { buildReportModel } from './build-report-model.ts';
import { type EarlierYear, figurePlace } from './earlier-years.repository.ts';
import { type SampleAnswer, sampleAnswers, sampleCompany } from './sample-company.ts';

const versionId = 'hkex-c2-2025';
const period = { start: '2025-01-01', end: '2025-12-31' };
const codes = Object.keys(sampleAnswers);

/** The framework with only the provisions that the sample answers. */
const sampleFramework = (): Framework => {
  const framework = findFramework(versionId);
  if (!framework) throw new Error(`There is no framework ${versionId}`);
  const topics = framework.topics.map((topic) => ({
    ...topic,
    disclosures: topic.disclosures.filter(({ code }) => codes.includes(code)),
  }));
  return { ...framework, topics };
};

const answerOf = (type: Field['type'] | undefined, answer: SampleAnswer): AnswerValue =>
  'text' in answer
    ? { type: 'textArea', text: answer.text }
    : {
        type: type === 'integer' ? 'integer' : 'number',
        rows: answer.figures.map(({ now, unit, breakdown, part }) => ({
          number: now,
          unit,
          descriptor: part ?? '',
          ...(breakdown && { breakdown }),
        })),
      };

const answersIn = (framework: Framework): ReadonlyMap<string, AnswersByField> =>
  new Map(
    disclosuresOf(framework).map(({ code, fields }) => [
      code,
      new Map(
        Object.entries(sampleAnswers[code] ?? {}).map(([key, answer]) => [
          key,
          answerOf(fields.find((field) => field.key === key)?.type, answer),
        ]),
      ),
    ]),
  );

const yearBefore: EarlierYear = {
  name: '2024',
  period: { start: '2024-01-01', end: '2024-12-31' },
  figures: new Map(
    Object.entries(sampleAnswers).flatMap(([code, fields]) =>
      Object.entries(fields).flatMap(([key, answer]) =>
        'figures' in answer
          ? [
              [
                figurePlace(code, key),
                answer.figures.map(({ before, unit, breakdown, part }) => ({
                  descriptor: part ?? '',
                  breakdown,
                  number: before,
                  unitCode: unit,
                })),
              ] as const,
            ]
          : [],
      ),
    ),
  ),
};

type Subject = NonNullable<Awaited<ReturnType<typeof findSubject>>>;

/**
 * A report of an invented company in the tenant's design. It is made of constants: it contains nothing of an organisation, and nothing of
 * it is stored. The word that drafts have on every page is "Sample".
 */
export const sampleReport = (
  { tenant }: Pick<Subject, 'tenant'>,
  language: Language,
  houseStyle: Pick<ReportModel['brand'], 'font' | 'letterhead'> = {},
): ReportModel => {
  const framework = sampleFramework();
  const model = buildReportModel({
    report: {
      id: 'sample',
      names: sampleCompany.report,
      descriptions: sampleCompany.description,
      reportingBoundaries: sampleCompany.boundary,
      languages: [language],
      period,
      publishedAt: null,
      issuerClass: null,
      materialTopics: null,
    },
    framework,
    disclosures: new Map<string, DisclosureState>(codes.map((code) => [code, { status: 'completed', omission: null }])),
    answers: answersIn(framework),
    organisation: {
      name: sampleCompany.name,
      chineseName: sampleCompany.chineseName,
      stockCode: null,
      numberFormat: 'en-HK',
      logoFileId: null,
    },
    brand: {
      name: tenant.companyName,
      supportEmail: tenant.supportEmail,
      colors: documentColors(tenant.colorSetting),
      tenantLogoFileId: tenant.logoFileId,
      ...houseStyle,
    },
    countryNames: new Map(listCountries().map(({ id, name }) => [id, name])),
    design: { settings: designDefaults, pictureFileId: null },
    printed: (blocks) => [...blocks],
    thisYear: null,
    earlier: [yearBefore],
    restated: [],
    explained: new Map(),
    language,
  });
  return { ...model, words: { ...model.words, draft: sampleCompany.mark[language] } };
};
