export { askedOf, evidenceFor } from './evidence/index.ts';
export { type Query, queryOf } from './query.ts';
export { type Hit, rank } from './rank.ts';
export { type Segment, segmentOf } from './segment.ts';
export { bytesOf, segmentFormat, segmentFrom } from './segment-bytes.ts';
export { snippetOf } from './snippet.ts';
