import { randomBytes } from 'node:crypto';
import {
  askedOf,
  challengeBits,
  fittedAnswers,
  type NewBallot,
  openSurveyQuestions,
  type SurveyContent,
  solvesChallenge,
  surveyLimits,
  surveyStateAt,
} from '@esg/contract';
import { hashSecret, newSecret } from '../../platform/auth/index.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as rows from './answering.repository.ts';
import { readContents } from './contents.repository.ts';
import { joinWave } from './waves.repository.ts';

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

/** Counts a picture that is read from an address. Throws `request.too_many`. */
export const countPicture = ({ limits }: Pick<AnsweringDeps, 'limits'>, address: string) =>
  limits.countAttempt('surveyPicture', hashSecret(`${salt}${address}`));

/** The stored form of a link’s secret. */
export const hashOfLink = (key: string) => hashSecret(`link:${key}`);

type Times = Pick<rows.Door['survey'], 'openedAt' | 'closedAt' | 'opensAt' | 'closesAt'>;

/** The times of a stored survey. */
export const timesOf = ({ openedAt, closedAt, opensAt, closesAt }: Times) => ({
  openedAt: openedAt?.toISOString() ?? null,
  closedAt: closedAt?.toISOString() ?? null,
  opensAt: opensAt?.toISOString() ?? null,
  closesAt: closesAt?.toISOString() ?? null,
});

/** The state of a stored survey. */
export const stateOf = (survey: Times, now: Date) => surveyStateAt(timesOf(survey), now);

/** Throws where a survey is not open: `survey.not_open_yet`, `survey.closed`, `survey.link_invalid`. */
export const requireOpen = (survey: Times, now: Date) => {
  const state = stateOf(survey, now);
  if (state === 'scheduled') throw new ProblemError('survey.not_open_yet');
  if (state === 'closed') throw new ProblemError('survey.closed');
  if (state === 'draft') throw new ProblemError('survey.link_invalid');
};

/** Where somebody came in, and the row of their answers. */
export type Entered = { readonly door: rows.Door; readonly response: rows.ResponseKey | null };

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

/** The stored forms of a secret. */
export const keysOf = ({ tenantId, key }: Caller): rows.Keys => ({
  tenantId,
  link: hashOfLink(key),
  ballot: hashSecret(`ballot:${key}`),
});

/** What somebody entered, with the row of their answers; none where they came by an open link and have not begun. Throws as opening the survey does. */
export const entered = (key: string, door: rows.Door | undefined, now: Date): Entered => {
  if (!door) throw new ProblemError('survey.link_invalid');
  if (!door.modules.includes('materiality')) throw new ProblemError('survey.link_invalid');
  // Another gateway’s clock may have been ahead: what it closed is closed for good.
  if (door.survey.scatteredAt) throw new ProblemError('survey.closed');
  requireOpen(door.survey, now);
  return { door, response: door.isOpen ? null : responseOf(door, key, now) };
};

/** Lets whoever writes in: the survey stays open until the transaction ends, so that nothing is stored once it is closed. */
const enterToWrite = async ({ now }: Pick<AnsweringDeps, 'now'>, tx: Transaction, caller: Caller): Promise<Entered> => {
  const keys = [keysOf(caller)];
  await rows.holdDoors(tx, keys);
  const [door] = await rows.findDoors(tx, keys);
  return entered(caller.key, door, now());
};

const readContent = async (tx: Transaction, { survey }: rows.Door): Promise<SurveyContent> => {
  const content = (await readContents(tx, [survey])).get(survey.id);
  if (!content) throw new ProblemError('survey.link_invalid');
  return content;
};

/** Throws `survey.full` where nobody else may begin in this group. */
export const requireRoom = async (tx: Transaction, { id, quota }: rows.Door['group']) => {
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

/** What a new respondent by an open link solves first. */
export const challengeFor = ({ vault }: AnsweringDeps, { id, openHash }: rows.Door['group'], now: Date) => {
  const bits = challengeBits(startedInHour(id, now, 0));
  const until = now.getTime() + surveyLimits.challengeSeconds * 1000;
  const sealed: Sealed = { hash: openHash ?? '', ballot: newSecret(), until, bits };
  return { text: vault.seal(JSON.stringify(sealed), purpose), bits };
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
 * secret. Throws `survey.challenge_failed`, `survey.full` and as opening the survey does.
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
    await rows.insertResponse(tx, own, await joinWave(tx, door, now));
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

/** Lets a response count. It can be changed until the survey closes. Throws `request.invalid` with every open required question. */
export const submitSurvey = async (deps: AnsweringDeps, caller: Caller) => {
  const survey = await deps.database.withSystemTogether(async (tx) => {
    const { door, response } = await own(deps, tx, caller);
    const stored = (await rows.findResponse(tx, response.answerHash))?.answers ?? {};
    const content = await readContent(tx, door);
    const answers = fittedAnswers(content, stored);
    const open = openSurveyQuestions(content, answers);
    const isEmpty = askedOf(content, answers).every(({ id }) => answers[id] === undefined);
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
