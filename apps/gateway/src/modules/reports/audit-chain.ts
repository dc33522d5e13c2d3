import { createHash } from 'node:crypto';
import type { AuditEntry } from '@esg/contract';
import { canonicalJson } from './values.ts';

/** An entry as it is hashed: everything except the hash, and its report. */
export type ChainedEntry = Omit<AuditEntry, 'hash'> & { readonly reportId: string };

/** The hash before the first entry of a report. */
export const chainStart = '0'.repeat(64);

/** Hash of an entry that follows the one with that hash (docs/adr/0035). */
export const hashAfter = (previousHash: string, entry: ChainedEntry): string =>
  createHash('sha256').update(previousHash).update(canonicalJson(entry)).digest('hex');

/** A line of the proof: an entry, its stored hash, and the hash before. */
export const proofLine = (entry: ChainedEntry, hash: string, previousHash = chainStart): string =>
  `${canonicalJson({ entry, hash, previousHash })}\n`;

/** The last line of the proof: the number of entries and the last hash. */
export const proofEnd = (entries: number, head: string): string => `${canonicalJson({ entries, head })}\n`;
