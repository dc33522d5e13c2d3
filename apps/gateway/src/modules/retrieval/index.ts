/* Finds the pages of texts that answer a question. It has no addresses and no tables of its own: `document-reading` has each version of a
   document indexed by it and keeps the index, and `document-search` asks it. */

export { inDigits, valueOfSteps } from './evidence/digits.ts';
export { type Asked, askedOf, askedOfMetric, type Evidence, evidenceFor } from './evidence/index.ts';
export { figuresIn, yearsIn } from './evidence/numbers.ts';
export { rootsOf } from './evidence/terms.ts';
export { fold } from './fold.ts';
export { queryOf } from './query.ts';
export type { Query } from './query-term.ts';
export { type Hit, rank } from './rank.ts';
export { saysHalfOf } from './says-half.ts';
export { type Segment, segmentOf } from './segment.ts';
export { bytesOf, segmentFormat, segmentFrom } from './segment-bytes.ts';
export { snippetOf } from './snippet.ts';
