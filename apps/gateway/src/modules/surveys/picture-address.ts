import { questionsOf, type SurveyContent, surveyLimits } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';

type Deps = Pick<GatewayDeps, 'vault'>;
const purpose = 'survey-pictures';
const hour = 60 * 60 * 1000;

/** The pictures that the questions of a survey show. */
export const picturesIn = (content: Pick<SurveyContent, 'sections'>): string[] => [
  ...new Set(questionsOf(content).flatMap(({ picture }) => (picture ? [picture.fileId] : []))),
];

type Seal = { readonly survey: string; readonly until: number };

/** Where a page finds the pictures of a survey for some hours: an address that tells of nobody, and opens these pictures alone. */
export const pictureAddress = (
  { vault }: Deps,
  survey: { readonly id: string; readonly content: SurveyContent },
  now: Date,
) => {
  if (picturesIn(survey.content).length === 0) return null;
  const seal: Seal = { survey: survey.id, until: now.getTime() + surveyLimits.pictureHours * hour };
  return `/api/survey-pictures/${vault.seal(JSON.stringify(seal), purpose)}/`;
};

/** What such an address opens. Throws `resource.not_found`. */
export const openSeal = ({ vault }: Deps, seal: string): Seal => {
  try {
    return JSON.parse(vault.open(seal, purpose)) as Seal;
  } catch {
    throw new ProblemError('resource.not_found');
  }
};
