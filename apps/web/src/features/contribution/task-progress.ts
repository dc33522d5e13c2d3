import { type ContributionTask, isAnswered } from '@esg/contract';

/** How many of the questions have an answer. */
export const progressOf = ({ disclosures }: Pick<ContributionTask, 'disclosures'>) => {
  const questions = disclosures.flatMap((disclosure) => disclosure.questions);
  return {
    answered: questions.filter(({ answer }) => isAnswered(answer?.value ?? null)).length,
    all: questions.length,
  };
};
