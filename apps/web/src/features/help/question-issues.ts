import { type IssueDescription, lineIssue } from '@esg/app-kit';
import { emailIssue } from '@esg/app-kit/forms';
import { supportLimits } from '@esg/contract';
import type { QuestionDraft } from './use-kept-question.ts';

const required: IssueDescription = { rule: 'required', params: {} };

const messageIssue = (message: string): IssueDescription | undefined => {
  const { length } = message.trim();
  const { messageLengthMin, messageLengthMax } = supportLimits;
  if (length === 0) return required;
  if (length < messageLengthMin) return { rule: 'too_short', params: { length: messageLengthMin } };
  return length > messageLengthMax ? { rule: 'too_long', params: { length: messageLengthMax } } : undefined;
};

/** Why a question cannot be sent, by field (spec section 5). */
export const questionIssues = ({
  name,
  email,
  category,
  subject,
  message,
}: QuestionDraft): Partial<Record<keyof QuestionDraft, IssueDescription | undefined>> => ({
  name: lineIssue(name),
  email: emailIssue(email),
  category: category === '' ? required : undefined,
  subject: lineIssue(subject),
  message: messageIssue(message),
});
