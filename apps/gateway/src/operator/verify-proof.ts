import { createHash } from 'node:crypto';

/** Why a proof is invalid. */
export type ProofFault = 'unreadable' | 'missing' | 'altered' | 'no_end' | 'wrong_end' | 'head_unknown';
export type ProofResult =
  | { readonly ok: true; readonly entries: number; readonly head: string }
  | { readonly ok: false; readonly line: number; readonly reason: ProofFault };

type Line = { entry: { number?: unknown; reportId?: unknown }; hash: string; previousHash: string };
type Read = Partial<Record<'entry' | 'hash' | 'previousHash' | 'entries' | 'head', unknown>>;

const sorted = (_key: string, part: unknown) =>
  part !== null && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
    : part;
const hashOf = (previousHash: string, entry: unknown) =>
  createHash('sha256').update(previousHash).update(JSON.stringify(entry, sorted)).digest('hex');

const readLine = (text: string): Read | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
};
const isLine = (value: Read): value is Line =>
  typeof value.entry === 'object' &&
  value.entry !== null &&
  typeof value.hash === 'string' &&
  typeof value.previousHash === 'string';

/** The hash in a text: only the hash, or the file with the end of a log that the product writes. */
export const readNotedHead = (text: string): string | undefined =>
  text.match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i)?.[0].toLowerCase();

/**
 * Verifies an exported audit log (docs/adr/0035): each line's hash covers the one before and the entry, entries are counted from 1 without
 * a gap, and the last line has their number and the last hash. With `notedHead` that hash must be among them. Independent of the product:
 * it reads the file and calculates again.
 */
export const verifyProof = (text: string, notedHead?: string): ProofResult => {
  const lines = text.trimEnd().split('\n');
  let head = '0'.repeat(64);
  let report = '' as unknown;
  let isNoted = notedHead === undefined;
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const fault = (reason: ProofFault): ProofResult => ({ ok: false, line, reason });
    const value = readLine(content);
    if (!value) return fault('unreadable');
    if ('head' in value) {
      if (line !== lines.length || value.entries !== index || value.head !== head) return fault('wrong_end');
      return isNoted ? { ok: true, entries: index, head } : fault('head_unknown');
    }
    if (!isLine(value)) return fault('unreadable');
    const { entry, hash, previousHash } = value;
    if (index === 0) report = entry.reportId;
    if (previousHash !== head || entry.number !== line || entry.reportId !== report) return fault('missing');
    if (hashOf(previousHash, entry) !== hash) return fault('altered');
    head = hash;
    isNoted ||= hash === notedHead;
  }
  return { ok: false, line: lines.length, reason: 'no_end' };
};
