import { type Answer, type Finding, type Language, languages, type Report, type ReportModel } from '@esg/contract';
import { listCountries } from '@esg/standards';
import { documentColors } from '@esg/tokens/node';
import type { Scoped } from '../../platform/database/index.ts';
import { listAnswers } from './answers.repository.ts';
import { findDesign } from './design/designs.repository.ts';
import { settingsOf } from './design/designs.service.ts';
import { earlierYears } from './design/earlier-years.repository.ts';
import { restatedFigures } from './design/restated.repository.ts';
import { listSelected } from './disclosures.repository.ts';
import { buildReportModel } from './model/build-report-model.ts';
import type { AnswersByField } from './reports.policy.ts';
import { frameworkOf } from './reports.service.ts';
import { findSubject } from './subject.repository.ts';
import { findingsOf } from './validation.policy.ts';

/** Everything a report says, read in one transaction. */
export type Content = Awaited<ReturnType<typeof contentOf>>;

/** Answers by disclosure code, then field key. */
export const byPlace = (list: readonly Answer[]): Map<string, AnswersByField> =>
  new Map(
    [...Map.groupBy(list, ({ disclosureCode }) => disclosureCode)].map(([code, ofDisclosure]) => [
      code,
      new Map(ofDisclosure.map(({ fieldKey, value }) => [fieldKey, value])),
    ]),
  );

const countryNames = new Map(listCountries().map(({ id, name }) => [id, name]));

/** Reads what the report says now. */
export const contentOf = async (scoped: Scoped, report: Report) => {
  const subject = await findSubject(scoped);
  if (!subject) throw new Error(`The organisation ${scoped.organisationId} of a stored report does not exist`);
  const design = await findDesign(scoped, report.id);
  const answers = byPlace(await listAnswers(scoped, report.id));
  return {
    report,
    subject,
    design: { settings: settingsOf(design), pictureFileId: design?.pictureFileId ?? null },
    earlier: await earlierYears(scoped, report, 'en'),
    restated: await restatedFigures(scoped, report.id, answers),
    framework: await frameworkOf(scoped, report),
    disclosures: await listSelected(scoped, report.id),
    answers,
  };
};

/** What stands between this content and its publication. */
export const findingsIn = ({ subject, ...content }: Content): Finding[] =>
  findingsOf({ ...content, hasLogo: subject.organisation.logoFileId !== null });

/** This content as one document in that language. */
export const modelOf = ({ subject: { organisation, tenant }, ...content }: Content, language: Language): ReportModel =>
  buildReportModel({
    ...content,
    organisation,
    brand: {
      name: tenant.companyName,
      supportEmail: tenant.supportEmail,
      colors: documentColors(tenant.colorSetting),
      tenantLogoFileId: tenant.logoFileId,
    },
    countryNames,
    language,
  });

/** This content as documents in every language. */
export const modelsOf = (content: Content) =>
  Object.fromEntries(languages.map((language) => [language, modelOf(content, language)])) as Record<
    Language,
    ReportModel
  >;
