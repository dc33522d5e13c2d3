import {
  type Answer,
  type AnswerChange,
  type AnswerValue,
  canonicalAnswer,
  checkAnswer,
  type Disclosure,
  type Framework,
  figuresOfFramework,
  isAnswered,
  sameJson,
} from '@esg/contract';
import { listCountries } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type AnswerPlace, listAnswers, writeAnswer } from './answers.repository.ts';
import { settleAnswered } from './approval-hooks.ts';
import { appendAudit } from './audit.repository.ts';
import { listSelected } from './disclosures.repository.ts';
import { disclosureAmong } from './disclosures.service.ts';
import { hasReport } from './reports.repository.ts';
import { openReport, settleStatus, type Work } from './work.ts';

const countryIds = new Set(listCountries().map(({ id }) => id));

/** Every stored answer of the report or of one disclosure, also of those that are not selected now. */
export const readAnswers = ({ database }: GatewayDeps, scope: Scope, id: string, disclosureCode?: string) =>
  database.askScope(scope, async (scoped) => {
    const [isThere, answers] = await Promise.all([hasReport(scoped, id), listAnswers(scoped, id, disclosureCode)]);
    if (!isThere) throw new ProblemError('resource.not_found');
    return answers;
  });

/** One stored answer. Throws `resource.not_found` for a field that was never answered. */
export const readAnswer = ({ database }: GatewayDeps, scope: Scope, place: AnswerPlace) =>
  database.askScope(scope, async (scoped) => {
    const { reportId, disclosureCode } = place;
    const [isThere, answers] = await Promise.all([
      hasReport(scoped, reportId),
      listAnswers(scoped, reportId, disclosureCode),
    ]);
    const answer = answers.find(({ fieldKey }) => fieldKey === place.fieldKey);
    if (!isThere || !answer) throw new ProblemError('resource.not_found');
    return answer;
  });

/** What "never answered" looks like. */
const blank = ({ disclosureCode, fieldKey }: AnswerPlace, { report, actor }: Work): Answer => ({
  disclosureCode,
  fieldKey,
  value: null,
  version: 0,
  updatedAt: report.createdAt.toISOString(),
  updatedBy: actor,
});

const stale = (current: Answer) => new ProblemError('answer.stale', { extra: { current } });

/** The value as it is stored. Throws `answer.invalid` where it does not fit its field. */
const fitting = (
  { units, topics }: Pick<Framework, 'units' | 'topics'>,
  disclosure: Disclosure,
  fieldKey: string,
  value: AnswerValue | null,
) => {
  const field = disclosure.fields.find(({ key }) => key === fieldKey);
  if (!field) throw new ProblemError('resource.not_found');
  if (value === null) return null;
  const issues = checkAnswer(value, field, { units, countryIds, mayName: figuresOfFramework({ topics }) });
  if (issues.length > 0) throw new ProblemError('answer.invalid', { issues });
  const canonical = canonicalAnswer(value);
  return isAnswered(canonical) ? canonical : null;
};

/** Stores one answer inside the transaction, by all the rules of `recordAnswer`; nobody is told yet. */
export const recordAnswerIn = async (scoped: Scoped, work: Work, place: AnswerPlace, change: AnswerChange) => {
  const { framework, disclosure, state, selected } = await disclosureAmong(scoped, work.report, place.disclosureCode);
  const value = fitting(framework, disclosure, place.fieldKey, change.value);
  const answers = await listAnswers(scoped, place.reportId, place.disclosureCode);
  const current = answers.find(({ fieldKey }) => fieldKey === place.fieldKey) ?? blank(place, work);
  if (sameJson(current.value, value)) return { answer: current, changed: false, moved: false };
  if (current.version !== change.version) throw stale(current);
  const answer = await writeAnswer(scoped, place, change.version, value, work.actor, work.now);
  if (!answer) throw stale(current);
  const others = answers.filter(({ fieldKey }) => fieldKey !== place.fieldKey);
  const values = new Map([...others, answer].map((each) => [each.fieldKey, each.value]));
  const moved = await settleAnswered(scoped, work, disclosure, state, values, place.fieldKey);
  const settled = moved ? await listSelected(scoped, place.reportId) : selected;
  await settleStatus(scoped, work, settled);
  await appendAudit(scoped, place.reportId, work.actor, work.now, [
    {
      action: 'answered',
      section: place.disclosureCode,
      field: place.fieldKey,
      oldValue: current.value,
      newValue: value,
    },
  ]);
  return { answer, changed: true, moved };
};

/**
 * Stores one answer. Refuses with `answer.stale` and the present value where somebody else changed it meanwhile; a value
 * that is stored already is no conflict, so that a request may be repeated after a lost reply. `null` clears.
 */
export const recordAnswer = async (deps: GatewayDeps, scope: Scope, place: AnswerPlace, change: AnswerChange) => {
  const { answer, changed, moved } = await deps.database.withScope(scope, async (scoped) =>
    recordAnswerIn(scoped, await openReport(scoped, place.reportId, deps.now()), place, change),
  );
  if (changed) deps.realtime.publish(scope, { type: 'answer.changed', ...place, userId: scope.userId });
  if (moved) {
    deps.realtime.publish(scope, { type: 'report-work.changed', reportId: place.reportId });
    deps.realtime.publish(scope, { type: 'report.changed', reportId: place.reportId });
  }
  return answer;
};
