import type { SupportCategory } from '@esg/contract';
import { useState } from 'react';

/** A person's message to support; the category is empty until one is chosen. */
export type QuestionDraft = {
  readonly name: string;
  readonly email: string;
  readonly category: SupportCategory | '';
  readonly subject: string;
  readonly message: string;
};

const readKept = (key: string): Partial<QuestionDraft> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

/**
 * The question as it is typed, kept in this tab until it is sent: a reload, a failed call or another page loses nothing. Each person has
 * their own.
 */
export const useKeptQuestion = (userId: string, own: Pick<QuestionDraft, 'name' | 'email'>) => {
  const key = `support-question-${userId}`;
  const empty: QuestionDraft = { ...own, category: '', subject: '', message: '' };
  const [draft, setDraft] = useState<QuestionDraft>(() => ({ ...empty, ...readKept(key) }));
  return {
    draft,
    type: (change: Partial<QuestionDraft>) => {
      const next = { ...draft, ...change };
      sessionStorage.setItem(key, JSON.stringify(next));
      setDraft(next);
    },
    forget: () => {
      sessionStorage.removeItem(key);
      setDraft(empty);
    },
  };
};
