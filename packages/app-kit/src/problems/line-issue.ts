import { isNameLongEnough, limits, saysAnything } from '@esg/contract';
import type { IssueDescription } from './issue-sentences.ts';

const issueOf = (text: string, isLongEnough: boolean): IssueDescription | undefined => {
  if (!saysAnything(text)) return { rule: 'required', params: {} };
  if (!isLongEnough) return { rule: 'too_short', params: { length: limits.lineLengthMin } };
  return text.length > limits.lineLengthMax
    ? { rule: 'too_long', params: { length: limits.lineLengthMax } }
    : undefined;
};

/** Why a required line, such as a title, is refused (spec section 5, generic text fields). */
export const lineIssue = (value: string): IssueDescription | undefined => {
  const text = value.trim();
  return issueOf(text, text.length >= limits.lineLengthMin);
};

/** The same for a first or last name, of which one Chinese character is enough. */
export const nameIssue = (value: string): IssueDescription | undefined => {
  const text = value.trim();
  return issueOf(text, isNameLongEnough(text));
};
