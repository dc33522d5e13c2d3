import type { CitedSentence } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';

/** What is asked, and of which documents: of all where none is named. */
export type Question = { readonly text: string; readonly documentIds: readonly string[] };

/**
 * Who answered: the model that wrote the sentences, or null where they are quoted; whether a model was asked and did not finish; and whether
 * it wrote only what no page proves.
 */
export type AnsweredBy = {
  readonly writtenBy: string | null;
  readonly hasFailed: boolean;
  readonly isUnproved?: boolean;
};

/**
 * Answers a question from documents that the person may see, sentence by sentence as they are found; with none where the documents do not
 * state it. Each quote stands on the page that it names. Ends early once `signal` is aborted.
 * `saysWho` is told who answers where that is not by quotes.
 */
export type Answerer = (
  scope: Scope,
  question: Question,
  signal: AbortSignal,
  saysWho: (by: AnsweredBy) => void,
) => AsyncIterable<CitedSentence>;
