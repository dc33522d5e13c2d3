import {
  type AnswerValue,
  type Finding,
  type Framework,
  isAnsweredInPart,
  type Language,
  languages,
  printNumbers,
  type Report,
  type ReportModel,
} from '@esg/contract';
import { listCountries } from '@esg/standards';
import { documentColors } from '@esg/tokens/node';
import type { Scoped } from '../../platform/database/index.ts';
import { explanationsIn, printedExplanations } from '../explanations/index.ts';
import { exportSettingsOf, findExportConfig, withContents } from '../export-config/index.ts';
import { findDrawnStyle } from '../house-styles/index.ts';
import { calculatedIn } from '../hub-answers/index.ts';
import { findDesign, settingsOf } from '../report-design/index.ts';
import type { NotedTotal, ReportModelInput, RestatedInput } from '../report-model/index.ts';
import {
  buildReportModel,
  earlierYears,
  figuresIn,
  findDecidedMatrix,
  notedTotalsIn,
  numberFindings,
  numberReader,
  sampleCompany,
} from '../report-model/index.ts';
import {
  type AnswersByField,
  byPlace,
  disclosuresOf,
  findSubject,
  listAnswers,
  listSelected,
  readFramework,
} from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import { findingsOf } from './findings.policy.ts';
import { readKpiWork } from './kpi-work.repository.ts';
import { findMissingDecision } from './missing-decision.repository.ts';
import { printedRestatements, restatementsIn } from './restatements-in.ts';
import { translationFindings } from './translations.policy.ts';

/** The whole content of a report, read in one transaction. */
export type Content = Awaited<ReturnType<typeof readContent>>;

type ContentNow = Awaited<ReturnType<typeof readNow>>;

const countryNames = new Map(listCountries().map(({ id, name }) => [id, name]));

/** Codes of disclosures that are answered in part. */
const answeredInPart = (
  framework: Framework,
  disclosures: ReadonlyMap<string, DisclosureState>,
  answers: ReadonlyMap<string, AnswersByField>,
): ReadonlySet<string> =>
  new Set(
    disclosuresOf(framework).flatMap((disclosure) => {
      const { code } = disclosure;
      const given = answers.get(code) ?? new Map<string, AnswerValue | null>();
      const hasReason = Boolean(disclosures.get(code)?.omission);
      return isAnsweredInPart(disclosure, { hasReason, answers: given }) ? [code] : [];
    }),
  );

const readNow = async (scoped: Scoped, report: Report) => {
  const subject = await findSubject(scoped);
  if (!subject) throw new Error(`The organisation ${scoped.organisationId} of a stored report does not exist`);
  const design = await findDesign(scoped, report.id);
  const houseStyle = await findDrawnStyle(scoped);
  const stored = await listAnswers(scoped, report.id);
  const answers = byPlace(stored);
  const explanations = await explanationsIn(scoped, report, stored);
  const { contents } = exportSettingsOf(await findExportConfig(scoped, report.id));
  const framework = await readFramework(scoped, report);
  const disclosures = await listSelected(scoped, report.id);
  const { thisYear, earlier, entered } = await earlierYears(scoped, { report, framework, disclosures, answers });
  const calculated = await calculatedIn(scoped, report.id, answers);
  return {
    report,
    subject,
    houseStyle,
    numberFormat: subject.organisation.numberFormat,
    design: { settings: settingsOf(design), pictureFileId: design?.pictureFileId ?? null },
    contents,
    thisYear,
    earlier,
    entered,
    explanations,
    explained: printedExplanations(explanations),
    calculated,
    framework,
    disclosures,
    missingDecision: await findMissingDecision(scoped, report.id),
    inPart: answeredInPart(framework, disclosures, answers),
    kpiWork: await readKpiWork(scoped, report.id, disclosures),
    decidedMatrix: settingsOf(design).materialityMatrix ? await findDecidedMatrix(scoped, report) : undefined,
    figures: figuresIn({ framework, disclosures, answers, thisYear, earlier, calculated }),
    answers,
  };
};

/** Reads the present content of the report, and how it differs from the last published version. */
export const readContent = async (scoped: Scoped, report: Report) => {
  const now = await readNow(scoped, report);
  const restatements = await restatementsIn(scoped, now, () => modelOf({ ...now, restated: [] }, 'en'));
  return { ...now, restatements, restated: printedRestatements(restatements.items) };
};

/** What prevents the publication of this content. */
export const findingsIn = ({ subject, ...content }: Content): Finding[] => [
  ...findingsOf({ ...content, hasLogo: subject.organisation.logoFileId !== null }),
  ...numberFindings(content),
  ...translationFindings({ ...content, organisation: subject.organisation }),
];

type Restated = ContentNow & { readonly restated: readonly RestatedInput[] };

const modelInputOf = (
  { subject, houseStyle, contents, ...content }: Restated,
  language: Language,
): ReportModelInput => {
  const { organisation, tenant } = subject;
  const reader = numberReader(content);
  return {
    ...content,
    // What the files leave out may still be named in a sentence.
    earlier: contents.earlierYears ? content.earlier : [],
    printed: (blocks, written) => printNumbers(blocks, reader.find, reader.print(written)),
    organisation,
    brand: {
      name: tenant.companyName,
      supportEmail: tenant.supportEmail,
      colors: documentColors(tenant.colorSetting),
      tenantLogoFileId: tenant.logoFileId,
      ...houseStyle,
    },
    countryNames,
    language,
  };
};

/** This content as one document in that language. */
export const modelOf = (content: Restated, language: Language): ReportModel => {
  const shown = withContents(buildReportModel(modelInputOf(content, language)), content.contents);
  if (!content.report.isSample) return shown;
  // The heading of each page of a draft says that it is a draft.
  return { ...shown, words: { ...shown.words, draft: sampleCompany.mark[language] } };
};

/** The totals that documents of this content note to differ from their parts. */
export const notedTotals = (content: Content): NotedTotal[] =>
  // A number in a sentence is no total: texts stay as they were written.
  notedTotalsIn({ ...modelInputOf(content, 'en'), printed: (blocks) => [...blocks] });

/** This content as documents in every language. */
export const modelsOf = (content: Content) =>
  Object.fromEntries(languages.map((language) => [language, modelOf(content, language)])) as Record<
    Language,
    ReportModel
  >;
