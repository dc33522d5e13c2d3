import { fittedAnswers, type OpenedSurvey, type SurveyContent } from '@esg/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as rows from './answering.repository.ts';
import {
  type AnsweringDeps,
  type Caller,
  challengeFor,
  type Entered,
  entered,
  keysOf,
  requireRoom,
} from './answering.service.ts';
import { readContents } from './contents.repository.ts';
import { createOutcomes } from './outcomes.ts';
import { pictureAddress } from './picture-address.ts';

type Known = Awaited<ReturnType<typeof rows.findResponse>>;

const shown = (
  deps: AnsweringDeps,
  { door: { survey, group, organisation, person }, response }: Entered,
  { content, known, now }: { readonly content: SurveyContent; readonly known: Known; readonly now: Date },
): OpenedSurvey => ({
  id: survey.id,
  organisation,
  content,
  privacy: survey.privacy,
  closesAt: survey.closesAt?.toISOString() ?? null,
  language: person?.language ?? null,
  pictures: pictureAddress(deps, { id: survey.id, content }, now),
  answers: fittedAnswers(content, known?.answers ?? {}),
  submitted: known?.submitted ?? false,
  challenge: response ? null : challengeFor(deps, group, now),
});

/** Opens the surveys of those who come at the same time. */
const openAll = async (deps: AnsweringDeps, tx: Transaction, callers: readonly Caller[]) => {
  const now = deps.now();
  const outcomes = createOutcomes<Caller, OpenedSurvey>();
  const doors = await rows.findDoors(tx, callers.map(keysOf));
  const inside = await outcomes.passing(
    [...callers.entries()],
    ([, caller]) => caller,
    ([place, caller]) => ({ caller, came: entered(caller.key, doors[place], now) }),
  );
  const contents = await readContents(
    tx,
    inside.map(({ came }) => came.door.survey),
  );
  const responses = await rows.findResponses(
    tx,
    inside.flatMap(({ came }) => came.response?.answerHash ?? []),
  );
  const opened = await outcomes.passing(
    inside,
    ({ caller }) => caller,
    async ({ caller, came }) => {
      const content = contents.get(came.door.survey.id);
      if (!content) throw new ProblemError('survey.link_invalid');
      const known = came.response ? responses.get(came.response.answerHash) : undefined;
      if (!known) await requireRoom(tx, came.door.group);
      return { caller, survey: shown(deps, came, { content, known, now }) };
    },
  );
  for (const { caller, survey } of opened) outcomes.resolve(caller, survey);
  return outcomes.of(callers);
};

/**
 * Opens a survey by a link: a person’s own, an open one, or what a device began; with those of others who come at the same time. Stores nothing.
 * Throws `survey.*`.
 */
export const createOpening = (deps: AnsweringDeps) =>
  deps.database.inBatches<Caller, OpenedSurvey>((tx, callers) => openAll(deps, tx, callers));
