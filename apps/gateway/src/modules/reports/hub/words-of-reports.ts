import { type AnsweredQuery, type AnswerValue, isAnswered, type Report, type ReportSource } from '@esg/contract';
import type { Scoped } from '../../../platform/database/index.ts';
import { listAnsweredMetrics } from '../../data-points/index.ts';
import { frameworkIn } from '../../frameworks/index.ts';
import { listKeysSaid, listSaidInReports } from './words-of-reports.repository.ts';

/** What another report says, and where. */
export type SaidElsewhere = { readonly value: AnswerValue; readonly from: ReportSource };

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
  const rows = await listSaidInReports(scoped, { id, period, entityIds }, keys);
  for (const { reportId, name, versionId, disclosureCode, fieldKey, value } of rows) {
    if (said.has(fieldKey) || value === null || !isAnswered(value)) continue;
    const framework = await frameworkIn(scoped, versionId);
    if (!framework) continue;
    said.set(fieldKey, {
      value,
      from: { reportId, name, versionId, framework: framework.name, period, disclosureCode },
    });
  }
  return said;
};

/**
 * Metrics that a new report about the whole organisation begins with: those of the data hub, and those that its reports of these days answer in
 * words.
 */
export const answeredMetrics = async (scoped: Scoped, days: AnsweredQuery): Promise<Set<string>> => {
  const answered = await listAnsweredMetrics(scoped, days);
  const { start, end } = days;
  if (!start || !end) return answered;
  return new Set([...answered, ...(await listKeysSaid(scoped, { period: { start, end }, entityIds: [] }))]);
};
