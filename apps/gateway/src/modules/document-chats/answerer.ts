import type { CitedSentence } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';

/** What is asked, and of which documents: of all where none is named. */
export type Question = { readonly text: string; readonly documentIds: readonly string[] };

/**
 * Answers a question from documents that the person may see, sentence by sentence as they are found; with none where the documents do not
 * state it. Each quote stands on the page that it names. Ends early once `signal` is aborted.
 */
export type Answerer = (scope: Scope, question: Question, signal: AbortSignal) => AsyncIterable<CitedSentence>;
