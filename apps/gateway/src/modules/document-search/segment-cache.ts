import type { Segment } from '../retrieval/index.ts';

/** What a segment takes in memory: its numbers and what is prepared of them, and its words with what JavaScript keeps of each. */
const bytesOfSegment = ({ lengths, lists, terms, starts, pages, counts }: Segment): number => {
  const numbers = [lengths, lists, starts, pages, counts].reduce(
    (sum, { byteLength }) => sum + byteLength,
    lengths.length * 8,
  );
  return terms.reduce((sum, term) => sum + 44 + term.length * 2, numbers);
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
