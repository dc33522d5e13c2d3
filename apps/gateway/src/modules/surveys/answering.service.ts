import { randomBytes } from 'node:crypto';
import {
  answersQuestion,
  askedOf,
  challengeBits,
  fittedAnswers,
  fittedValue,
  type NewBallot,
  type OpenedSurvey,
  openSurveyQuestions,
  questionsOf,
  type SurveyAnswer,
  type SurveyQuestion,
  type SurveyValue,
  sameJson,
  solvesChallenge,
  surveyLimits,
  surveyStateAt,
} from '@esg/contract';
import { hashSecret, newSecret } from '../../platform/auth/index.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as rows from './answering.repository.ts';
import { pictureAddress } from './picture-address.ts';

/** What this part needs. */
export type AnsweringDeps = Pick<GatewayDeps, 'database' | 'now' | 'realtime' | 'vault' | 'limits'>;
/** Somebody without an account: the tenant of the page, and the secret of their link. */
export type Caller = { readonly tenantId: string; readonly key: string };

const purpose = 'survey-challenge';
const hourMilliseconds = 60 * 60 * 1000;
// Nothing that is stored says from which address or by which link somebody answered: the counters of calls know names of this process alone.
const salt = randomBytes(32).toString('hex');

/** Counts a call of an address and of a link. Throws `request.too_many`. */
export const countCall = async ({ limits }: Pick<AnsweringDeps, 'limits'>, address: string, key: string) => {
  await limits.countAttempt('surveyAddress', hashSecret(`${salt}${address}`));
  await limits.countAttempt('surveyLink', hashSecret(`${salt}${key}`));
};

/** Counts somebody who begins by an open link. Throws `request.too_many`. */
export const countBallot = ({ limits }: Pick<AnsweringDeps, 'limits'>, address: string) =>
  limits.countAttempt('surveyBallot', hashSecret(`${salt}${address}`));

/** The stored form of a link’s secret. */
export const hashOfLink = (key: string) => hashSecret(`link:${key}`);

/** The times of a stored survey. */
export const timesOf = ({ openedAt, closedAt, opensAt, closesAt }: rows.Door['survey']) => ({
  openedAt: openedAt?.toISOString() ?? null,
  closedAt: closedAt?.toISOString() ?? null,
  opensAt: opensAt?.toISOString() ?? null,
  closesAt: closesAt?.toISOString() ?? null,
});

/** The state of a stored survey. */
export const stateOf = (survey: rows.Door['survey'], now: Date) => surveyStateAt(timesOf(survey), now);

/** Throws where a survey is not open: `survey.not_open_yet`, `survey.closed`, `survey.link_invalid`. */
export const requireOpen = (survey: rows.Door['survey'], now: Date) => {
  const state = stateOf(survey, now);
  if (state === 'scheduled') throw new ProblemError('survey.not_open_yet');
  if (state === 'closed') throw new ProblemError('survey.closed');
  if (state === 'draft') throw new ProblemError('survey.link_invalid');
};

type Entered = { readonly door: rows.Door; readonly response: rows.ResponseKey | null };

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * The row of a person’s answers. Of an anonymous survey its key is made from the secret of the link, which is stored nowhere: neither from the
 * person nor from the hash of the link can it be made.
 */
const responseOf = (door: rows.Door, key: string, now: Date): rows.ResponseKey => {
  const isAnonymous = door.survey.privacy === 'anonymous';
  const changedOn = isAnonymous ? null : dayOf(now);
  if (!door.person) return { door, answerHash: hashSecret(`ballot:${key}`), personId: null, changedOn };
  if (isAnonymous) return { door, answerHash: hashSecret(`answer:${key}`), personId: null, changedOn };
  return { door, answerHash: hashSecret(`person:${door.person.id}`), personId: door.person.id, changedOn };
};

type Found = { readonly isOpen: boolean; readonly door: rows.Door | undefined };

const find = async (tx: Transaction, { tenantId, key }: Caller): Promise<Found> => {
  const own = await rows.findByLink(tx, tenantId, hashOfLink(key));
  const open = own ? undefined : await rows.findByOpenLink(tx, tenantId, hashOfLink(key));
  const door = own ?? open ?? (await rows.findByBallot(tx, tenantId, hashSecret(`ballot:${key}`)));
  return { isOpen: open !== undefined, door };
};

const entered = ({ key }: Caller, { isOpen, door }: Found, now: Date): Entered => {
  if (!door) throw new ProblemError('survey.link_invalid');
  if (!door.modules.includes('materiality')) throw new ProblemError('survey.link_invalid');
  requireOpen(door.survey, now);
  return { door, response: isOpen ? null : responseOf(door, key, now) };
};

const enter = async (tx: Transaction, caller: Caller, now: Date) => entered(caller, await find(tx, caller), now);

/** The same for whoever writes: the survey stays open until the transaction ends, so that nothing is stored once it is closed. */
const enterToWrite = async ({ now }: Pick<AnsweringDeps, 'now'>, tx: Transaction, caller: Caller): Promise<Entered> => {
  const { tenantId, key } = caller;
  await rows.holdDoor(tx, tenantId, { link: hashOfLink(key), ballot: hashSecret(`ballot:${key}`) });
  return entered(caller, await find(tx, caller), now());
};

const requireRoom = async (tx: Transaction, { id, quota }: rows.Door['group']) => {
  if (quota !== null && (await rows.countSubmitted(tx, id)) >= quota) throw new ProblemError('survey.full');
};

const started = new Map<string, { hour: number; count: number }>();
const startedInHour = (groupId: string, now: Date, more: number) => {
  const hour = Math.floor(now.getTime() / hourMilliseconds);
  const known = started.get(groupId);
  const count = (known?.hour === hour ? known.count : 0) + more;
  started.set(groupId, { hour, count });
  return count;
};

type Sealed = { hash: string; ballot: string; until: number; bits: number };

const challengeFor = ({ vault }: AnsweringDeps, { id, openHash }: rows.Door['group'], now: Date) => {
  const bits = challengeBits(startedInHour(id, now, 0));
  const until = now.getTime() + surveyLimits.challengeSeconds * 1000;
  const sealed: Sealed = { hash: openHash ?? '', ballot: newSecret(), until, bits };
  return { text: vault.seal(JSON.stringify(sealed), purpose), bits };
};

/** Opens a survey by a link: a person’s own, an open one, or what a device began. Stores nothing. Throws `survey.*`. */
export const openSurvey = (deps: AnsweringDeps, caller: Caller): Promise<OpenedSurvey> => {
  const now = deps.now();
  return deps.database.withSystem(async (tx) => {
    const { door, response } = await enter(tx, caller, now);
    const { survey, group, organisation, person } = door;
    const known = response && (await rows.findResponse(tx, response.answerHash));
    if (!known) await requireRoom(tx, group);
    return {
      id: survey.id,
      organisation,
      content: survey.content,
      privacy: survey.privacy,
      closesAt: survey.closesAt?.toISOString() ?? null,
      language: person?.language ?? null,
      pictures: pictureAddress(deps, survey, now),
      answers: fittedAnswers(survey.content, known?.answers ?? {}),
      submitted: known?.submitted ?? false,
      challenge: response ? null : challengeFor(deps, group, now),
    };
  });
};

const unseal = ({ vault }: AnsweringDeps, challenge: string): Sealed => {
  try {
    return JSON.parse(vault.open(challenge, purpose)) as Sealed;
  } catch {
    throw new ProblemError('survey.challenge_failed');
  }
};

/**
 * Takes the solution of a challenge, and returns the secret with which this device answers. The same solution sent again returns the same
 * secret. Throws `survey.challenge_failed`, `survey.full` and as `openSurvey`.
 */
export const beginBallot = async (deps: AnsweringDeps, tenantId: string, { key, challenge, solution }: NewBallot) => {
  const now = deps.now();
  const { hash, ballot, until, bits } = unseal(deps, challenge);
  if (hash !== hashOfLink(key) || until < now.getTime() || !solvesChallenge(challenge, solution, bits))
    throw new ProblemError('survey.challenge_failed');
  const survey = await deps.database.withSystem(async (tx) => {
    const { door, response } = await enterToWrite(deps, tx, { tenantId, key });
    if (response) throw new ProblemError('survey.challenge_failed');
    const own = responseOf(door, ballot, now);
    if (await rows.findResponse(tx, own.answerHash)) return door.survey;
    await requireRoom(tx, door.group);
    if (!(await rows.countStarted(tx, door.group.id))) throw new ProblemError('survey.full');
    await rows.insertResponse(tx, own);
    startedInHour(door.group.id, now, 1);
    return door.survey;
  });
  deps.realtime.publish(survey, { type: 'surveys.changed' });
  return { key: ballot };
};

const own = async (deps: AnsweringDeps, tx: Transaction, caller: Caller) => {
  const { door, response } = await enterToWrite(deps, tx, caller);
  if (!response) throw new ProblemError('survey.challenge_failed');
  return { door, response };
};

const unknown = (path: string) =>
  new ProblemError('request.invalid', { issues: [{ path, rule: 'choice_unknown', params: {} }] });

/** What must stand there for an answer to replace it: what the device was shown, of an older state of the survey what was stored of it. */
const seenOf = (question: SurveyQuestion, stored: SurveyValue | undefined, before: SurveyAnswer['before']) => {
  if (before === undefined || !stored) return before;
  return sameJson(fittedValue(question, stored) ?? null, before) ? stored : before;
};

/**
 * Saves one answer for good. Throws `request.invalid` where it does not fit its question, `resource.stale` with what another device answered,
 * and as `openSurvey`.
 */
export const answerSurvey = async (deps: AnsweringDeps, tenantId: string, given: SurveyAnswer) => {
  const { key, questionId, value, before } = given;
  const { survey, saved } = await deps.database.withSystemTogether(async (tx) => {
    const { door, response } = await own(deps, tx, { tenantId, key });
    const question = questionsOf(door.survey.content).find(({ id }) => id === questionId);
    if (!question) throw unknown('questionId');
    if (value && !answersQuestion(question, value)) throw unknown('value');
    const known = await rows.findAnswer(tx, response.answerHash, questionId);
    if (!known) await requireRoom(tx, door.group);
    const saved = await rows.saveAnswer(tx, response, questionId, {
      value,
      seen: seenOf(question, known?.value ?? undefined, before),
    });
    if (saved) return { survey: door.survey, saved };
    const current = (await rows.findAnswer(tx, response.answerHash, questionId))?.value ?? null;
    throw new ProblemError('resource.stale', { extra: { current } });
  });
  if (saved.isNew) deps.realtime.publish(survey, { type: 'surveys.changed' });
  return { answered: saved.answered };
};

/** Lets a response count. It can be changed until the survey closes. Throws `request.invalid` with every open required question. */
export const submitSurvey = async (deps: AnsweringDeps, caller: Caller) => {
  const survey = await deps.database.withSystemTogether(async (tx) => {
    const { door, response } = await own(deps, tx, caller);
    const stored = (await rows.findResponse(tx, response.answerHash))?.answers ?? {};
    const answers = fittedAnswers(door.survey.content, stored);
    const open = openSurveyQuestions(door.survey.content, answers);
    const isEmpty = askedOf(door.survey.content, answers).every(({ id }) => answers[id] === undefined);
    if (open.length > 0 || isEmpty)
      throw new ProblemError('request.invalid', {
        issues: open.map(({ id }) => ({ path: id, rule: 'required', params: {} })),
      });
    await rows.markSubmitted(tx, response);
    return door.survey;
  });
  deps.realtime.publish(survey, { type: 'surveys.changed' });
  return { submitted: true };
};

/** Deletes everything that somebody answered. Their link opens an empty survey until it closes. */
export const withdrawResponse = async (deps: AnsweringDeps, caller: Caller) => {
  const now = deps.now();
  const survey = await deps.database.withSystem(async (tx) => {
    const { door, response } = await own(deps, tx, caller);
    await rows.deleteResponse(tx, response.answerHash);
    if (response.personId) await rows.noteWithdrawn(tx, response.personId, now);
    return door.survey;
  });
  deps.realtime.publish(survey, { type: 'surveys.changed' });
  return { submitted: false };
};
