import { auditTimeOffset, formatDay, type Language } from '@esg/contract';
import { fileWords } from './words.ts';

/** A moment in the log's own time zone (spec section 9). */
export const timeText = (at: string, language: Language) => {
  const offset = Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${auditTimeOffset}`);
  const shifted = new Date(Date.parse(at) + offset).toISOString();
  return `${formatDay(shifted.slice(0, 10), language)} ${shifted.slice(11, 19)}`;
};

/** Whose log it is, how far it goes, and the hash of its last entry. */
export type ChainNote = {
  readonly organisation: string;
  readonly preparedBy: string;
  readonly report: string;
  readonly reportId: string;
  readonly framework: string;
  readonly entries: number;
  readonly head: string;
  readonly madeAt: Date;
};

/**
 * The end of a log's chain as a page of text that an auditor keeps outside the product (docs/guides/audit-log.md). The hash is in one piece
 * on a line of its own: `npm run verify-audit -- log.jsonl --head <this file>` reads it.
 */
export const chainNoteText = (note: ChainNote, language: Language): string => {
  const words = fileWords[language];
  const at = note.madeAt.toISOString();
  const facts = [
    [words.organisation, note.organisation],
    [words.report, `${note.report} (${note.reportId})`],
    [words.framework, note.framework],
    [words.preparedBy, note.preparedBy],
    [words.madeOn, `${timeText(at, language)} (UTC${auditTimeOffset}) · ${at}`],
    [words.entries, String(note.entries)],
  ];
  return [
    words.noteTitle,
    '',
    ...facts.map((fact) => fact.join(words.colon)),
    '',
    words.head,
    note.head,
    '',
    words.noteUse,
    'npm run verify-audit -- <file.jsonl> --head <this file>',
    '',
  ].join('\r\n');
};
