import {
  type AnswerValue,
  type Disclosure,
  type Finding,
  type Framework,
  gapsIn,
  isAnswered,
  isRichTextFilled,
  type Language,
  type ValueRow,
} from '@esg/contract';
import { isForeignTo } from '@esg/contract/usual-parts';
import { isPartial } from '../hub-offers/index.ts';
import { categoryIn, measuredBy } from '../report-model/index.ts';
import type { AnswersByField } from '../reports/index.ts';
import { type DisclosureState, missingFields, omissionExplained } from '../reports/kernel.ts';

/** The input of the validation. */
export type ValidationInput = {
  readonly framework: Framework;
  readonly report: { readonly name: string; readonly period: object | null; readonly languages: readonly Language[] };
  /** Selected disclosures by code. */
  readonly disclosures: ReadonlyMap<string, DisclosureState>;
  /** Answers by disclosure code, then field key. */
  readonly answers: ReadonlyMap<string, AnswersByField>;
  readonly hasLogo: boolean;
};

const finding = (
  kind: Finding['kind'],
  blocking: boolean,
  step: Finding['step'],
  where: Partial<Finding> = {},
): Finding => ({
  kind,
  blocking,
  step,
  disclosureCode: null,
  fieldKey: null,
  language: null,
  ...where,
});

/** What prevents the publication of the report, in the order of the wizard and of the framework. */
export const findingsOf = (input: ValidationInput): Finding[] => [
  ...(input.disclosures.size === 0 ? [finding('no-disclosures', true, 'select-disclosures')] : []),
  ...(input.report.name.trim() === '' ? [finding('name-missing', true, 'description')] : []),
  ...(input.report.period === null ? [finding('period-missing', true, 'description')] : []),
  ...(input.hasLogo ? [] : [finding('logo-missing', false, 'company')]),
  ...input.framework.topics.flatMap(({ disclosures }) =>
    disclosures.flatMap((disclosure) => {
      const state = input.disclosures.get(disclosure.code);
      return state ? findingsOfDisclosure(disclosure, state, input) : [];
    }),
  ),
];

const findingsOfDisclosure = (disclosure: Disclosure, state: DisclosureState, input: ValidationInput): Finding[] => {
  const disclosureCode = disclosure.code;
  if (state.status === 'omitted') {
    return omissionExplained(input.framework, state.omission)
      ? []
      : [finding('omission-unexplained', true, 'data-input', { disclosureCode })];
  }
  const answers = input.answers.get(disclosureCode) ?? new Map();
  const isExplained = state.status === 'completed' && omissionExplained(input.framework, state.omission);
  const missing = (isExplained ? [] : missingFields(disclosure, answers)).map(({ key }) =>
    finding('required-unanswered', true, 'data-input', { disclosureCode, fieldKey: key }),
  );
  const kept =
    missing.length > 0 && state.omission
      ? [finding('reason-unconfirmed', false, 'data-input', { disclosureCode })]
      : [];
  const rejected =
    state.status === 'approval-rejected' ? [finding('rejected', true, 'data-input', { disclosureCode })] : [];
  const notCompleted =
    state.status === 'completed' || missing.length > 0 || rejected.length > 0
      ? []
      : [finding('not-completed', true, 'data-input', { disclosureCode })];
  const untranslated = disclosure.fields.flatMap(({ key }) => {
    const value = answers.get(key) ?? null;
    const lack = { disclosureCode, fieldKey: key };
    return [
      ...missingLanguages(value, input.report.languages).map((language) => ({ ...lack, language })),
      ...missingNames(value, input.report.languages).map(({ row, language }) => {
        return { ...lack, language, params: { text: 'label', row } };
      }),
    ].map((where) => finding('translation-missing', false, 'data-input', where));
  });
  const unfilled = disclosure.fields.flatMap(({ key }) => gapFindings(answers.get(key), disclosureCode, key, input));
  return [...rejected, ...missing, ...kept, ...notCompleted, ...unfilled, ...untranslated];
};

/** Texts with places that a draft left for a person to fill, once for each language of the report. */
const gapFindings = (
  value: AnswerValue | null | undefined,
  disclosureCode: string,
  fieldKey: string,
  { report }: ValidationInput,
): Finding[] => {
  if (value?.type !== 'richTextArea') return [];
  return report.languages.flatMap((language) => {
    const [gap] = gapsIn(value.blocks[language] ?? []);
    const where = { disclosureCode, fieldKey, language };
    return gap === undefined ? [] : [finding('text-gap', true, 'data-input', { ...where, params: { gap } })];
  });
};

/** Languages of the report in which a text is missing from an answer. */
const missingLanguages = (value: AnswerValue | null, reportLanguages: readonly Language[]): Language[] => {
  if (!isAnswered(value)) return [];
  if (value.type === 'text' || value.type === 'textArea') {
    return reportLanguages.filter((language) => !value.text[language]?.trim());
  }
  if (value.type !== 'richTextArea') return [];
  return reportLanguages.filter((language) => !isRichTextFilled(value.blocks[language] ?? []));
};

/** Whether a part has the organisation's own name that has no translation into the language. */
const lacksName = ({ descriptor, names, unit }: ValueRow, language: Language): boolean =>
  isForeignTo(descriptor, language) &&
  !names?.[language]?.trim() &&
  !isPartial(descriptor) &&
  measuredBy(descriptor, unit, language) === undefined &&
  isForeignTo(categoryIn(descriptor, language), language);

/** Parts of a figure that a report in two languages would print in the wrong one. */
const missingNames = (value: AnswerValue | null, reportLanguages: readonly Language[]) => {
  if (reportLanguages.length < 2 || (value?.type !== 'number' && value?.type !== 'integer')) return [];
  return value.rows.flatMap((row) =>
    reportLanguages.flatMap((language) => (lacksName(row, language) ? [{ row: row.descriptor, language }] : [])),
  );
};
