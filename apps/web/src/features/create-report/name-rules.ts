import type { IssueDescription } from '@esg/app-kit';
import { limits } from '@esg/contract';

/** Why a report's name cannot be taken (spec section 5, generic text fields). */
export const nameIssue = (value: string): IssueDescription | undefined => {
  const { length } = value.trim();
  if (length === 0) return { rule: 'required', params: {} };
  if (length < limits.lineLengthMin) return { rule: 'too_short', params: { length: limits.lineLengthMin } };
  return length > limits.lineLengthMax ? { rule: 'too_long', params: { length: limits.lineLengthMax } } : undefined;
};
