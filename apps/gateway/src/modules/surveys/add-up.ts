import { countSurvey, type SurveyResults, type SurveyTally, type SurveyTexts, surveyLimits } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import * as rows from './results.repository.ts';
import type { SurveyRow } from './surveys.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'realtime' | 'log'>;

/** So many responses are read at once: while they are, others who answer wait. */
const responsesAtOnce = 200;

/** What was added up of a survey. */
type AddedUp = Pick<SurveyResults, 'tallies' | 'duplicates'> & SurveyTexts;

const sent = ({ tallies, texts, duplicates }: SurveyTally): AddedUp => ({
  tallies: tallies.map(({ tallies: own, ...about }) => ({
    ...about,
    tallies: own.map(({ counts, ...tally }) => ({ ...tally, counts: [...counts] })),
  })),
  texts: texts.map(({ texts: own, words, ...about }) => ({ ...about, texts: [...own], words: [...words] })),
  duplicates,
});

/**
 * Adds up the responses of a survey, some at a time and each time in a transaction of its own: a large survey fills no memory, and whoever
 * answers meanwhile waits for a few of them alone.
 */
export const addUp = async (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  survey: SurveyRow,
  mostTexts?: number,
): Promise<AddedUp> => {
  const keys = await database.withScope(scope, (scoped) => rows.listSubmitted(scoped, survey.id));
  const counting = countSurvey(survey.content, mostTexts);
  for (let from = 0; from < keys.length; from += responsesAtOnce) {
    const some = keys.slice(from, from + responsesAtOnce);
    for (const response of await database.withScope(scope, (scoped) => rows.readResponses(scoped, some)))
      counting.add(response);
  }
  return sent(counting.result(survey.privacy !== 'named'));
};

type State = { readonly survey: SurveyRow; readonly mark: string };

/** The same in the transaction of whoever asks, kept for whoever looks next: of a survey that is closed, so that nobody answers meanwhile. */
export const addUpWithin = async (scoped: Scoped, { survey, mark }: State): Promise<AddedUp> => {
  const keys = await rows.listSubmitted(scoped, survey.id);
  const counting = countSurvey(survey.content, surveyLimits.textsShown);
  for (let from = 0; from < keys.length; from += responsesAtOnce)
    for (const response of await rows.readResponses(scoped, keys.slice(from, from + responsesAtOnce)))
      counting.add(response);
  const added = sent(counting.result(survey.privacy !== 'named'));
  const { tallies, duplicates } = added;
  await rows.saveResults(scoped, survey.id, { edition: survey.edition, mark, results: { tallies, duplicates } });
  return added;
};

/** What was added up, and of which state of the survey; of none where somebody answered meanwhile. */
type Renewed = AddedUp & { readonly of: string | undefined };
type Renewal = {
  readonly of: string;
  readonly results: Promise<Renewed>;
  restUntil: number;
  /** Whether somebody was given what is of an earlier state, and asks again once a notice comes. */
  isAwaited: boolean;
};

/** What is being added up or was a moment ago, by survey, with its first texts, which are stored nowhere else. */
const renewals = new Map<string, Renewal>();
const keptSurveys = 8;
const keptMilliseconds = 10 * 60 * 1000;
/** After so long an adding up, others who use the gateway come first for some times as long. */
const longMilliseconds = 500;
const restTimes = 5;

/** The name of a state of a survey. */
export const stateName = ({ survey, mark }: State) => `${survey.edition} ${mark}`;

const renew = async (deps: Deps, scope: Scope, state: State): Promise<Renewed> => {
  const { survey, mark } = state;
  const results = await addUp(deps, scope, survey, surveyLimits.textsShown);
  const { tallies, duplicates } = results;
  const stored = { edition: survey.edition, mark, results: { tallies, duplicates } };
  const isStill = await deps.database.withScope(scope, async (scoped) => {
    // Whoever answered while this was added up may be in it or not.
    if ((await rows.markOfSubmitted(scoped, survey.id)) !== mark) return false;
    await rows.saveResults(scoped, survey.id, stored);
    return true;
  });
  return { ...results, of: isStill ? stateName(state) : undefined };
};

const begin = (deps: Deps, scope: Scope, state: State): Renewal => {
  const { id } = state.survey;
  const begun = performance.now();
  const renewal: Renewal = {
    of: stateName(state),
    results: renew(deps, scope, state),
    restUntil: Number.POSITIVE_INFINITY,
    isAwaited: false,
  };
  const forget = () => {
    if (renewals.get(id) === renewal) renewals.delete(id);
  };
  const rest = ({ of }: Renewed) => {
    const taken = performance.now() - begun;
    const pause = taken > longMilliseconds ? taken * restTimes : 0;
    renewal.restUntil = performance.now() + pause;
    // Pages that show an earlier state ask again.
    if (pause > 0 || renewal.isAwaited || of === undefined)
      setTimeout(() => deps.realtime.publish(scope, { type: 'surveys.changed' }), pause).unref();
  };
  renewal.results.then(rest, (err: unknown) => {
    deps.log.warn({ err, survey: id }, 'the answers of a survey were not added up');
    forget();
  });
  setTimeout(forget, keptMilliseconds).unref();
  return renewal;
};

/**
 * Adds up the responses of a survey and keeps the result: in the database, for as long as nobody answers, and its texts in this process for some
 * minutes. All who ask at the same time wait for the same one, which may be of an earlier state: a large survey is added up once at a time, and
 * not again at once.
 */
export const renewResults = (deps: Deps, scope: Scope, state: State): Promise<Renewed> => {
  const { id } = state.survey;
  const last = renewals.get(id);
  if (last?.of === stateName(state)) return last.results;
  if (last && performance.now() < last.restUntil) {
    last.isAwaited = true;
    return last.results;
  }
  const renewal = begin(deps, scope, state);
  renewals.delete(id);
  renewals.set(id, renewal);
  // What is being added up stays: whoever asks next would have it added up beside that.
  const over = [...renewals].filter(([, { restUntil }]) => restUntil !== Number.POSITIVE_INFINITY);
  for (const [oldest] of over.slice(0, -keptSurveys)) renewals.delete(oldest);
  return renewal.results;
};
