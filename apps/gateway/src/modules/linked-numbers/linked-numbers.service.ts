import { type Answer, type NumbersUpdated, type ReportFigures, sameJson } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { recordAnswerIn } from '../answers/index.ts';
import { type Content, readContent } from '../publications/index.ts';
import { findDesign, keepDesign, settingsOf } from '../report-design/index.ts';
import { type NumberReader, numberReader, updatedTexts } from '../report-model/index.ts';
import { listAnswers, lockEditableReport, type ReportChangeContext, reportIn } from '../reports/index.ts';

/** The present figures that texts of the report may name. */
export const readReportFigures = ({ database }: GatewayDeps, scope: Scope, id: string): Promise<ReportFigures> =>
  database.withScope(scope, async (scoped) => (await readContent(scoped, await reportIn(scoped, id))).figures);

const updateAnswer = async (scoped: Scoped, work: ReportChangeContext, answer: Answer, reader: NumberReader) => {
  const { value, version, disclosureCode, fieldKey } = answer;
  if (value?.type !== 'richTextArea') return 0;
  const { texts, updated } = updatedTexts(value.blocks, reader);
  if (updated === 0) return 0;
  const place = { reportId: work.report.id, disclosureCode, fieldKey };
  await recordAnswerIn(scoped, work, place, {
    value: { ...value, blocks: texts },
    version,
    leavesComplete: true,
  });
  return updated;
};

const updateDesign = async (scoped: Scoped, work: ReportChangeContext, reader: NumberReader) => {
  const before = await findDesign(scoped, work.report.id);
  const settings = settingsOf(before);
  const counts: number[] = [];
  const parts = settings.parts.map((part) => {
    if (part.kind !== 'text') return part;
    const { texts, updated } = updatedTexts(part.blocks, reader);
    counts.push(updated);
    return { ...part, blocks: texts };
  });
  if (!sameJson(parts, settings.parts)) await keepDesign(scoped, work, before, { settings: { ...settings, parts } });
  return counts;
};

const isOpen = ({ disclosures }: Content, { disclosureCode }: Answer) => {
  const state = disclosures.get(disclosureCode);
  return state !== undefined && state.status !== 'omitted';
};

/**
 * Updates every number in the texts of the report to its present value, all of them or none. Changing a text is changing an answer: it is
 * logged, and its approval ends, with which its disclosure is in progress again. Without one, a complete disclosure stays complete.
 */
export const updateReportNumbers = async (deps: GatewayDeps, scope: Scope, id: string): Promise<NumbersUpdated> => {
  const counts = await deps.database.withScope(scope, async (scoped) => {
    const work = await lockEditableReport(scoped, id, deps.now());
    const content = await readContent(scoped, await reportIn(scoped, id));
    const reader = numberReader(content);
    const found = await updateDesign(scoped, work, reader);
    for (const answer of await listAnswers(scoped, id))
      if (isOpen(content, answer)) found.push(await updateAnswer(scoped, work, answer, reader));
    return found.filter((count) => count > 0);
  });
  if (counts.length > 0) {
    deps.realtime.publish(scope, { type: 'answers.filled', reportId: id });
    deps.realtime.publish(scope, { type: 'report.changed', reportId: id });
    deps.realtime.publish(scope, { type: 'report-work.changed', reportId: id });
  }
  return { texts: counts.length, numbers: counts.reduce((sum, count) => sum + count, 0) };
};
