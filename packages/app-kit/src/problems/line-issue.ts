import { limits } from '@esg/contract';
import type { IssueDescription } from './issue-sentences.ts';

/** Why a line that must not be empty, such as a name, cannot be taken (spec section 5, generic text fields). */
export const lineIssue = (value: string): IssueDescription | undefined => {
  const { length } = value.trim();
  if (length === 0) return { rule: 'required', params: {} };
  if (length < limits.lineLengthMin) return { rule: 'too_short', params: { length: limits.lineLengthMin } };
  return length > limits.lineLengthMax ? { rule: 'too_long', params: { length: limits.lineLengthMax } } : undefined;
};
