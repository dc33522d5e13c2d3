import { ApiError } from '@esg/api-client';
import type { Issue } from '@esg/contract';
import { useLingui } from '@lingui/react';
import { type IssueDescription, issueSentence } from './issue-sentences.ts';
import { problemSentence } from './problem-sentences.ts';

/** Sentences for what went wrong, in the language of the interface. */
export const useProblemSentences = () => {
  const { _ } = useLingui();
  return {
    /** The sentence for a failed call; `secondsLeft` of a wait that the gateway asked for, where they are counted. */
    problem: (error: unknown, secondsLeft?: number): string => _(problemSentence(error, secondsLeft)),
    /** What a person reads below a field. `field` is its label. */
    issue: (issue: IssueDescription, field: string): string => _(issueSentence(issue, field)),
    /** The sentence of the first issue at this path or below it, when the error names one. */
    issueAt: (error: unknown, path: string, field: string): string | undefined => {
      const isThere = (issue: Issue) => issue.path === path || issue.path.startsWith(`${path}.`);
      const found = error instanceof ApiError ? error.issues.find(isThere) : undefined;
      return found && _(issueSentence(found, field));
    },
  };
};
