export {
  findPages,
  insertReading,
  listPages,
  listReadings,
  listSegmentHeads,
  listSegments,
  type ReadPage,
  updateSegment,
} from './document-reading.repository.ts';
