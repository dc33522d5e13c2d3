import {
  type AnswerValue,
  type Bilingual,
  daysOfMonth,
  issueAt,
  type NewScreeningStatement,
  type Period,
  type ScreeningStatement,
  sameJson,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Summed, withSums } from '../climate/index.ts';
import { emitPointEvents, findDataPoints, findStanding, type Standing, writeDataPoints } from '../data-points/index.ts';
import { findPeriods } from '../reporting-times/index.ts';
import { findActor } from '../users/index.ts';
import { screeningIn } from './screening.ts';
import { statementOf } from './statement.ts';
import { screeningWords } from './words.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;

/** The answer that frameworks read (GRI 305-3 and 102-7, IFRS S2.29(a)(vi), HKEX D-29(d) and others). */
const sectionId = 'ghg.scope3.screening:total:answer';

/** The days of the reporting time. Throws `request.invalid` where it is none of the organisation's, or not of whole months. */
const findPeriod = async (scoped: Scoped, reportingTimeId: string): Promise<Period> => {
  const period = (await findPeriods(scoped, [reportingTimeId])).get(reportingTimeId);
  const isWhole =
    period !== undefined &&
    daysOfMonth(period.start.slice(0, 7)).start === period.start &&
    daysOfMonth(period.end.slice(0, 7)).end === period.end;
  if (!isWhole) throw new ProblemError('request.invalid', { issues: [issueAt('reportingTimeId', 'choice_unknown')] });
  return period;
};

const textIn = (value: AnswerValue | undefined): Bilingual => {
  const { en = '', zhTw = '' } = value?.type === 'textArea' ? value.text : {};
  return { en, zhTw };
};

/** The answer at exactly these days; one of other days makes the data hub refuse this one. */
const findOwn = async (scoped: Scoped, period: Period): Promise<Standing | undefined> => {
  const found = await findStanding(scoped, [{ sectionId, entityId: null, labelKey: '', period }]);
  return found.find(({ periodStart, periodEnd }) => periodStart === period.start && periodEnd === period.end);
};

const emitWritten = async (scoped: Scoped, id: string, isNew: boolean, now: Date) => {
  const points = await findDataPoints(scoped, [id]);
  await emitPointEvents(scoped, isNew ? 'data_point.created' : 'data_point.updated', points, now);
};

const publishWithin = async (
  scoped: Summed,
  { reportingTimeId, replaces }: NewScreeningStatement,
  now: Date,
): Promise<ScreeningStatement> => {
  const period = await findPeriod(scoped, reportingTimeId);
  const months = { from: period.start.slice(0, 7), to: period.end.slice(0, 7) };
  const statement: Bilingual = statementOf(await screeningIn(scoped, months));
  const value: AnswerValue = { type: 'textArea', text: statement };
  const before = await findOwn(scoped, period);
  const standing = textIn(before?.value);
  if (before) {
    const stands = { dataPointId: before.id, version: before.version, statement, standing };
    if (sameJson(before.value, value)) return { state: 'same', ...stands };
    if (!replaces) return { state: 'kept', ...stands };
    if (!sameJson(replaces, { dataPointId: before.id, version: before.version }))
      throw new ProblemError('resource.stale', { extra: { current: { state: 'kept', ...stands } } });
  }
  const draft = {
    sectionId,
    entityId: null,
    reportingTimeId,
    labelIds: [],
    value,
    source: screeningWords.en.source,
    internal: before?.internal ?? false,
    quality: null,
    methodology: before?.methodology ?? '',
    explanation: before?.explanation ?? '',
  };
  const write = { draft, replaces: before ? { id: before.id, version: before.version } : null };
  const [written] = await writeDataPoints(scoped, [write], { actor: await findActor(scoped), now });
  if (!written?.ok) throw new ProblemError(written?.code ?? 'data_point.stale', { issues: written?.issues ?? [] });
  await emitWritten(scoped, written.id, before === undefined, now);
  return {
    state: before ? 'changed' : 'created',
    dataPointId: written.id,
    version: written.version,
    statement,
    standing,
  };
};

/**
 * Makes what the screening says an answer of the data hub for a reporting time, where reports find it. A text of somebody else stays unless
 * `replaces` names it as it stands. Throws `request.invalid`, `resource.stale` with the text that stands there now, and what writing a data
 * point throws.
 */
export const publishStatement = async (
  deps: Deps,
  scope: Scope,
  request: NewScreeningStatement,
): Promise<ScreeningStatement> => {
  const done = await withSums(deps, scope, {}, (scoped) => publishWithin(scoped, request, deps.now()));
  if (done.state === 'created' || done.state === 'changed') {
    deps.realtime.publish(scope, { type: 'data-points.changed' });
    deps.log.info({ by: scope.userId, reportingTime: request.reportingTimeId }, 'scope 3 statement published');
  }
  return done;
};
