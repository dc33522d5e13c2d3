import type { Segment } from '../retrieval/index.ts';

/** What a segment takes in memory: its words, its numbers, and what a search prepares of both. */
const bytesOfSegment = ({ lengths, lists, terms, starts, pages, counts }: Segment): number => {
  const numbers = [lengths, lists, terms.starts, starts, pages, counts];
  const prepared = lengths.length * 8 + terms.starts.length * 16;
  return numbers.reduce((sum, { byteLength }) => sum + byteLength, prepared + terms.text.length * 2);
};

/** Opened segments, of which those that were used last stay, up to so many bytes. */
export const createSegmentCache = (bytesMax: number) => {
  const kept = new Map<string, { segment: Segment; bytes: number }>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    find: (key: string): Segment | undefined => {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.segment;
    },
    keep: (key: string, segment: Segment) => {
      drop(key);
      const own = bytesOfSegment(segment);
      kept.set(key, { segment, bytes: own });
      bytes += own;
      for (const oldest of kept.keys()) {
        if (bytes <= bytesMax || oldest === key) break;
        drop(oldest);
      }
    },
  };
};
