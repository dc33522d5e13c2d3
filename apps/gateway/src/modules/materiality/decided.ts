import {
  type AssessedIro,
  type AssessedTopic,
  assessIro,
  axesThatCount,
  changesSince,
  type DecidedTopic,
  decidedTopics,
  decisionFor,
  judgeTopics,
  type MaterialityDecision,
} from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { readModulesInForce } from '../module-gate/index.ts';
import * as rows from './profiles.repository.ts';
import { readWhole } from './profiles.service.ts';

/** A decision with the entries that it rests on. */
export type DecidedAssessment = {
  readonly assessmentId: string;
  readonly decision: MaterialityDecision;
  /** The latest decision about an earlier year. */
  readonly previous: MaterialityDecision | null;
  /** Entries that were scored and shown when it was decided, by the origin of the topic that speaks for them. */
  readonly entries: ReadonlyMap<string, readonly AssessedIro[]>;
  /** Whether deciding again would say something else. */
  readonly hasChanged: boolean;
};

/** The origin of the topic that speaks for each topic, by id. */
const originsOf = (topics: readonly AssessedTopic[]) => {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  return new Map(topics.map(({ id, mergedInto, origin }) => [id, byId.get(mergedInto ?? id)?.origin ?? origin]));
};

/** An assessment as it was decided. Entries that came, or were scored, later are no part of it. */
const readAssessed = async (
  scoped: Scoped,
  decision: MaterialityDecision,
  now: Date,
): Promise<DecidedAssessment | undefined> => {
  const profile = await rows.findProfileOfYear(scoped, decision.year);
  if (!profile) return undefined;
  const whole = await readWhole(scoped, profile, now);
  const wasShown = ({ revealedAt }: { revealedAt: string | null }) => revealedAt !== null && revealedAt <= decision.at;
  const origins = originsOf(whole.topics);
  const assessed = whole.iros.filter(wasShown).map((iro) => assessIro(iro, decision.settings));
  const again = judgeTopics(
    whole,
    whole.iros.map((iro) => assessIro(iro, whole.settings)),
  );
  return {
    assessmentId: profile.id,
    decision,
    previous: whole.previous,
    entries: Map.groupBy(assessed, ({ iro }) => origins.get(iro.topicId) ?? ''),
    hasChanged:
      changesSince(decision, decidedTopics(again)).length > 0 ||
      whole.iros.some((iro) => iro.scoredBy > 0 && !wasShown(iro)) ||
      (await rows.hasEntriesChangedAfter(scoped, profile.id, decision.at)),
  };
};

/**
 * What was decided to be material for a report by this framework and of this period: nothing where the organisation’s tenant has no
 * assessments, and where no decision looked at every side that the framework asks for.
 */
export const findDecidedAssessment = async (
  scoped: Scoped,
  report: Parameters<typeof decisionFor>[1],
  now: Date,
): Promise<DecidedAssessment | undefined> => {
  if (!(await readModulesInForce(scoped.tx, scoped.organisationId)).includes('materiality')) return undefined;
  const decision = decisionFor(await rows.listDecisions(scoped), report);
  return decision && readAssessed(scoped, decision, now);
};

/** Material topics of a decision, the highest position on an axis that counts first; those that people judged so come where they stand. */
export const materialTopicsOf = (decision: MaterialityDecision): DecidedTopic[] => {
  const axes = axesThatCount(decision);
  const highest = ({ position }: DecidedTopic) => Math.max(...axes.map((axis) => Number(position[axis] ?? 0)));
  return decision.topics
    .filter(({ verdict }) => verdict === 'material')
    .toSorted((one, other) => highest(other) - highest(one));
};
