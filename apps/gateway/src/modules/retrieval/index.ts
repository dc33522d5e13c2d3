export { askedOf, evidenceFor } from './evidence/index.ts';
export { queryOf } from './query.ts';
export { rank } from './rank.ts';
export { segmentOf } from './segment.ts';
export { bytesOf, segmentFormat, segmentFrom } from './segment-bytes.ts';
export { snippetOf } from './snippet.ts';
