import {
  type AnswerValue,
  type Field,
  isAnswered,
  languages,
  plainRichText,
  type Report,
  type ReportSource,
} from '@esg/contract';
import { explanationKey, wordsBeside } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { frameworkIn } from '../frameworks/index.ts';
import { disclosuresOf } from '../reports/index.ts';
import { listSaidInReports } from './words-of-reports.repository.ts';

/** What another report says, and where. */
export type SaidElsewhere = { readonly value: AnswerValue; readonly from: ReportSource };

/** The words as a field of this type takes them: formatted ones lose their formatting where it takes plain lines. */
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

/** Stands for what is said beside figures that words of this metric may explain. */
export const saidBeside = (metricKey: string): string => `${explanationKey} ${metricKey}`;

/** What the words of a field are about: its metric, or of room for an explanation, the metrics that the figures beside it are explained by. */
const subjectsOf = (fieldKey: string, fields: readonly Pick<Field, 'key'>[]): string[] =>
  fieldKey === explanationKey ? wordsBeside(fields.map(({ key }) => key)).map(saidBeside) : [fieldKey];

/**
 * What the organisation's other reports of the same days and entities say in words, by the metric that both frameworks ask for: collected once,
 * it answers every framework. Which provisions ask for the same is what the metric library says of them, nothing else. Of several, the answer
 * that was given last.
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
    if (said.has(fieldKey) || value === null || !isAnswered(value)) continue;
    const framework = await frameworkIn(scoped, versionId);
    if (!framework) continue;
    const fields = disclosuresOf(framework).find(({ code }) => code === disclosureCode)?.fields ?? [];
    const from = { reportId, name, versionId, framework: framework.name, period, disclosureCode };
    for (const subject of subjectsOf(fieldKey, fields)) if (!said.has(subject)) said.set(subject, { value, from });
  }
  return said;
};
