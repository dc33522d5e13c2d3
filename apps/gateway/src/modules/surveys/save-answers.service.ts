import {
  answersQuestion,
  fittedValue,
  questionsOf,
  type SurveyAnswer,
  type SurveyContent,
  type SurveyQuestion,
  type SurveyValue,
  sameJson,
} from '@esg/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as doors from './answering.repository.ts';
import { type AnsweringDeps, entered, keysOf, requireRoom } from './answering.service.ts';
import { readContents } from './contents.repository.ts';
import { createOutcomes } from './outcomes.ts';
import * as rows from './saved-answers.repository.ts';

type Given = SurveyAnswer & { readonly tenantId: string };
type Saved = { readonly survey: doors.Door['survey']; readonly answered: number; readonly isNew: boolean };
/** An answer that may be saved. */
type Accepted = { readonly given: Given; readonly key: doors.ResponseKey; readonly question: SurveyQuestion };
type Outcomes = ReturnType<typeof createOutcomes<Given, Saved>>;

const unknown = (path: string) =>
  new ProblemError('request.invalid', { issues: [{ path, rule: 'choice_unknown', params: {} }] });

/** What must stand there for an answer to replace it: what the device was shown, of an older state of the survey what was stored of it. */
const seenOf = (question: SurveyQuestion, stored: SurveyValue | undefined, before: SurveyAnswer['before']) => {
  if (before === undefined || !stored) return before;
  return sameJson(fittedValue(question, stored) ?? null, before) ? stored : before;
};

const questionIn = (content: SurveyContent | undefined, { questionId, value }: Given): SurveyQuestion => {
  const question = content && questionsOf(content).find(({ id }) => id === questionId);
  if (!question) throw unknown('questionId');
  if (value && !answersQuestion(question, value)) throw unknown('value');
  return question;
};

/** Lets in those whose links lead to open surveys, and whose answers fit their questions. */
const accept = async (
  { now }: Pick<AnsweringDeps, 'now'>,
  tx: Transaction,
  all: readonly Given[],
  { passing }: Outcomes,
): Promise<Accepted[]> => {
  const keys = all.map(keysOf);
  await doors.holdDoors(tx, keys);
  const found = await doors.findDoors(tx, keys);
  const at = now();
  const inside = await passing(
    [...all.entries()],
    ([, given]) => given,
    ([place, given]) => {
      const { response } = entered(given.key, found[place], at);
      if (!response) throw new ProblemError('survey.challenge_failed');
      return { given, key: response };
    },
  );
  const contents = await readContents(
    tx,
    inside.map(({ key }) => key.door.survey),
  );
  return passing(
    inside,
    ({ given }) => given,
    ({ given, key }) => ({ given, key, question: questionIn(contents.get(key.door.survey.id), given) }),
  );
};

const askedOf = ({ given, key }: Accepted) => ({ answerHash: key.answerHash, questionId: given.questionId });

/** Saves answers of different responses, and says why others are not saved. */
const saveSome = async (tx: Transaction, accepted: readonly Accepted[], { passing, resolve, refuse }: Outcomes) => {
  const standing = await rows.findAnswers(tx, accepted.map(askedOf));
  const known = accepted.map((each, place) => ({ ...each, stands: standing[place] }));
  const roomy = await passing(
    known,
    ({ given }) => given,
    async (each) => {
      if (!each.stands) await requireRoom(tx, each.key.door.group);
      return each;
    },
  );
  if (roomy.length === 0) return;
  const saved = await rows.saveAnswers(
    tx,
    roomy.map(({ given, key, question, stands }) => ({
      key,
      questionId: given.questionId,
      value: given.value,
      seen: seenOf(question, stands?.value ?? undefined, given.before),
    })),
  );
  const stale: Accepted[] = [];
  for (const [place, each] of roomy.entries()) {
    const one = saved[place];
    if (one) resolve(each.given, { survey: each.key.door.survey, ...one });
    else stale.push(each);
  }
  const current = stale.length > 0 ? await rows.findAnswers(tx, stale.map(askedOf)) : [];
  for (const [place, { given }] of stale.entries())
    refuse(given, new ProblemError('resource.stale', { extra: { current: current[place]?.value ?? null } }));
};

/** Saves answers that came at the same time, those of one response one after the other. */
const saveAll = async (deps: AnsweringDeps, tx: Transaction, all: readonly Given[]) => {
  const outcomes = createOutcomes<Given, Saved>();
  let left = await accept(deps, tx, all, outcomes);
  while (left.length > 0) {
    const turn = new Map<string, Accepted>();
    const later: Accepted[] = [];
    for (const each of left)
      if (turn.has(each.key.answerHash)) later.push(each);
      else turn.set(each.key.answerHash, each);
    await saveSome(tx, [...turn.values()], outcomes);
    left = later;
  }
  return outcomes.of(all);
};

/**
 * Saves one answer for good, with those of others that come at the same time. Throws `request.invalid` where it does not fit its question,
 * `resource.stale` with what another device answered, and as opening the survey does.
 */
export const createAnswering = (deps: AnsweringDeps) => {
  const save = deps.database.inBatches<Given, Saved>((tx, all) => saveAll(deps, tx, all));
  return async (tenantId: string, answer: SurveyAnswer) => {
    const { survey, answered, isNew } = await save({ ...answer, tenantId });
    if (isNew) deps.realtime.publish(survey, { type: 'surveys.changed' });
    return { answered };
  };
};
