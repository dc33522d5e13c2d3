import type { Segment } from '../retrieval/index.ts';

/** What a segment takes in memory: its words, its numbers, and what a search prepares of both. */
const bytesOfSegment = ({ lengths, lists, terms, starts, pages, counts }: Segment): number => {
  const numbers = [lengths, lists, terms.starts, starts, pages, counts];
  const prepared = lengths.length * 8 + terms.starts.length * 16;
  return numbers.reduce((sum, { byteLength }) => sum + byteLength, prepared + terms.text.length * 2);
};

/** What a segment is of: a file of an organisation, as it was read at that moment. */
type SegmentOf = {
  readonly organisationId: string;
  readonly documentVersionId: string;
  readonly readAt: number;
};
type Kept = SegmentOf & { readonly segment: Segment; readonly bytes: number; lastUse: number };

/**
 * Opened segments, of which those that were used last stay, up to so many bytes. When one was used is a number beside it: a search uses
 * hundreds, and to put each behind the others in their map would make a new table of it again and again.
 */
export const createSegmentCache = (bytesMax: number) => {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let uses = 0;
  const forget = (documentVersionId: string) => {
    bytes -= kept.get(documentVersionId)?.bytes ?? 0;
    kept.delete(documentVersionId);
  };
  const forgetOldest = () => {
    const [oldest] = [...kept].reduce((one, other) => (other[1].lastUse < one[1].lastUse ? other : one));
    forget(oldest);
  };
  return {
    find: (organisationId: string, documentVersionId: string, readAt: number): Segment | undefined => {
      const found = kept.get(documentVersionId);
      if (found?.organisationId !== organisationId || found.readAt !== readAt) return undefined;
      uses += 1;
      found.lastUse = uses;
      return found.segment;
    },
    keep: (of: SegmentOf, segment: Segment) => {
      forget(of.documentVersionId);
      const own = bytesOfSegment(segment);
      uses += 1;
      kept.set(of.documentVersionId, { ...of, segment, bytes: own, lastUse: uses });
      bytes += own;
      while (bytes > bytesMax && kept.size > 1) forgetOldest();
    },
  };
};
