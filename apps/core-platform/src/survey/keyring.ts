import { type OpenedSurvey, searchSolution } from '@esg/contract';
import { CallFailed, type SurveyCalls } from './survey-calls.ts';

const triesAtOnce = 2_000;

/** The code of a refusal. */
export const codeOf = (error: unknown) => (error instanceof CallFailed ? error.code : 'offline');

/** What may pass by itself, and when it is tried again. */
export const isLater = (error: unknown) => {
  const code = codeOf(error);
  return code === 'request.too_many' ? 'in-a-minute' : code === 'offline' || code === 'survey.challenge_failed';
};

/** Looks for the solution a little at a time, so that the page stays alive. */
const solve = async ({ text, bits }: { text: string; bits: number }): Promise<number> => {
  for (let from = 0; ; from += triesAtOnce) {
    const found = searchSolution(text, bits, from, triesAtOnce);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
};

type Opened = { readonly survey: Pick<OpenedSurvey, 'challenge'>; readonly ballot: string | undefined };
type RingTold = { readonly onChecking: () => void; readonly onBegun: (ballot: string) => void };

/** The secret with which this device answers. By an open link a challenge is solved before the first answer, once for as long as it is valid. */
export const keyring = (calls: SurveyCalls, key: string, { survey, ballot: kept }: Opened, told: RingTold) => {
  let ballot = kept;
  let solved: { text: string; solution: number } | undefined;
  const begin = async () => {
    told.onChecking();
    if (!solved) {
      const { challenge } = await calls.open(key);
      if (!challenge) return key;
      solved = { text: challenge.text, solution: await solve(challenge) };
    }
    const { text, solution } = solved;
    ballot = await calls.begin(key, text, solution).then(
      (begun) => begun.key,
      (error: unknown) => {
        if (codeOf(error) === 'survey.challenge_failed') solved = undefined;
        throw error;
      },
    );
    told.onBegun(ballot);
    return ballot;
  };
  const isOpenLink = survey.challenge !== null || kept !== undefined;
  return {
    isOpenLink,
    own: () => (isOpenLink ? ballot : key),
    require: async () => (isOpenLink ? (ballot ?? (await begin())) : key),
  };
};
export type Keys = ReturnType<typeof keyring>;
