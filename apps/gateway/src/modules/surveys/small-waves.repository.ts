import { surveyLimits } from '@esg/contract';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { surveyResponses, surveyWaves } from './surveys.tables.ts';

const listOf = (tx: Transaction, surveyId: string) =>
  tx
    .select({
      id: surveyWaves.id,
      groupId: surveyWaves.groupId,
      setAsideId: surveyWaves.setAsideId,
      startedAtOnce: surveyWaves.startedAtOnce,
      answers: count(surveyResponses.answerHash),
    })
    .from(surveyWaves)
    .leftJoin(surveyResponses, and(eq(surveyResponses.waveId, surveyWaves.id), eq(surveyResponses.submitted, true)))
    .where(eq(surveyWaves.surveyId, surveyId))
    .groupBy(surveyWaves.id)
    .orderBy(asc(surveyWaves.groupId), asc(surveyWaves.number));

type Wave = Awaited<ReturnType<typeof listOf>>[number];

const isBurst = ({ startedAtOnce }: Wave) => startedAtOnce >= surveyLimits.burst;
const isSmall = ({ answers }: Wave) => answers < surveyLimits.wavePeople;

const move = async (tx: Transaction, from: Wave, toId: string | null) => {
  await tx.update(surveyResponses).set({ waveId: toId }).where(eq(surveyResponses.waveId, from.id));
  await tx.delete(surveyWaves).where(eq(surveyWaves.id, from.id));
};

/**
 * Puts spans in which fewer than ten submitted into one beside them, once a survey has ended: none says of few when they answered. Never what
 * counts beside what is set aside, nor of the usual people beside many at once, which may be set aside yet. Where there is none, those few have no span; what is set
 * aside keeps one without a time.
 */
export const joinSmallWaves = async (tx: Transaction, surveyId: string) => {
  const all = await listOf(tx, surveyId);
  for (const small of all.filter(isSmall)) {
    const isBeside = (wave: Wave) =>
      !isSmall(wave) &&
      wave.groupId === small.groupId &&
      wave.setAsideId === small.setAsideId &&
      (wave.setAsideId !== null || isBurst(wave) === isBurst(small));
    const place = all.indexOf(small);
    const beside = all.slice(0, place).findLast(isBeside) ?? all.slice(place).find(isBeside);
    if (beside || small.setAsideId === null) await move(tx, small, beside?.id ?? null);
  }
  const left = all.filter((wave) => isSmall(wave) && wave.setAsideId !== null).map(({ id }) => id);
  if (left.length > 0)
    await tx.update(surveyWaves).set({ from: null, until: null }).where(inArray(surveyWaves.id, left));
};
