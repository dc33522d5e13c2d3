import type { ChatMessage } from '@esg/contract';

/** A question without an answer for so long is not being answered any more: the gateway ended, or could not store the answer. */
export const unansweredAfterMs = 60_000;

/** Whether the message is a question that no answer follows. */
export const isUnanswered = (messages: readonly ChatMessage[], index: number): boolean => {
  const next = messages[index + 1];
  return messages[index]?.type === 'text' && (next === undefined || next.type === 'text');
};
