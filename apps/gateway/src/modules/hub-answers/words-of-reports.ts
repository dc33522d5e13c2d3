import {
  type AnswerValue,
  type Field,
  isAnswered,
  languages,
  plainRichText,
  type Report,
  type ReportSource,
} from '@esg/contract';
import { asksForWhole, explanationKey, wordsBeside } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { frameworkIn } from '../frameworks/index.ts';
import { disclosuresOf } from '../reports/index.ts';
import { listSaidInReports } from './words-of-reports.repository.ts';

/** The text of another report, and its place. */
export type SaidElsewhere = {
  readonly value: AnswerValue;
  readonly from: ReportSource;
  /** Whether its disclosure asks for something that the metric says only in part, or says of others. */
  readonly isOfElse: boolean;
};

/** The text in the form of a field of this type: formatted text loses its formatting where the field has plain lines. */
export const wordsAs = (value: AnswerValue, type: Field['type']): AnswerValue | undefined => {
  if (value.type === type) return value;
  if (value.type !== 'richTextArea' || type !== 'textArea') return undefined;
  const text = Object.fromEntries(
    languages.flatMap((language) => {
      const block = value.blocks[language];
      return block ? [[language, plainRichText(block)]] : [];
    }),
  );
  return { type, text };
};

/** Marks a text beside figures that this metric's text may explain. */
export const saidBeside = (metricKey: string): string => `${explanationKey} ${metricKey}`;

/** The subjects of a field's text: its metric, or for an explanation the metrics that explain the figures beside it. */
const subjectsOf = (fieldKey: string, fields: readonly Pick<Field, 'key'>[]): string[] =>
  fieldKey === explanationKey ? wordsBeside(fields.map(({ key }) => key)).map(saidBeside) : [fieldKey];

/**
 * The texts of the organisation's other reports of the same period and entities, by the metric that both frameworks ask for: collected
 * once, a text answers every framework. Only the metric library decides which provisions ask for the same. Of several, the last given one, and
 * one that answers all that the metric asks before others.
 */
export const wordsOfReports = async (
  scoped: Scoped,
  report: Report,
  keys: readonly string[],
): Promise<ReadonlyMap<string, SaidElsewhere>> => {
  const said = new Map<string, SaidElsewhere>();
  if (!report.period || keys.length === 0) return said;
  const { id, period, entityIds } = report;
  const fieldKeys = keys.map((key) => (key.startsWith(explanationKey) ? explanationKey : key));
  const rows = await listSaidInReports(scoped, { id, period, entityIds }, [...new Set(fieldKeys)]);
  for (const { reportId, name, versionId, disclosureCode, fieldKey, value } of rows) {
    const isOfElse = !asksForWhole(versionId, disclosureCode, fieldKey);
    const isBetter = (subject: string) => said.get(subject)?.isOfElse !== false && (!isOfElse || !said.has(subject));
    if (!isBetter(fieldKey) || value === null || !isAnswered(value)) continue;
    const framework = await frameworkIn(scoped, versionId);
    if (!framework) continue;
    const fields = disclosuresOf(framework).find(({ code }) => code === disclosureCode)?.fields ?? [];
    const from = { reportId, name, versionId, framework: framework.name, period, disclosureCode };
    for (const subject of subjectsOf(fieldKey, fields))
      if (isBetter(subject)) said.set(subject, { value, from, isOfElse });
  }
  return said;
};
