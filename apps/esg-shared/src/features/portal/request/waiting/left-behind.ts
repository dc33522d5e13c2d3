import type { AnswerPlace } from '@esg/api-client';
import type { AnswerDraft } from '../answer.ts';
import { placeOfAnswer } from '../answer-name.ts';
import type { Outlook, ReadOutlook } from './file-queue.ts';
import type { KeptFile } from './file-store.ts';

/** An answer that was typed on this device and will not be stored. */
export type LeftAnswer = { readonly id: string; readonly place: AnswerPlace; readonly answer: AnswerDraft };

/** What was answered on this device for requests that its person cannot open any more: nothing sends it, and only they may discard it. */
export type LeftBehind = { readonly files: readonly KeptFile[]; readonly answers: readonly LeftAnswer[] };

export const nothingLeft: LeftBehind = { files: [], answers: [] };

type Kept = {
  readonly files: readonly KeptFile[];
  readonly drafts: readonly { readonly id: string; readonly value: unknown }[];
};

/** Those whose request is out of reach, and answers that it will never take. */
export const leftBehindIn = async ({ files, drafts }: Kept, readOutlook: ReadOutlook): Promise<LeftBehind> => {
  const typed = drafts.flatMap(({ id, value }): LeftAnswer[] => {
    const place = placeOfAnswer(id);
    return place ? [{ id, place, answer: value as AnswerDraft }] : [];
  });
  const withOutlook = <Each extends { readonly place: AnswerPlace }>(all: readonly Each[]) =>
    Promise.all(all.map(async (each) => ({ each, outlook: await readOutlook(each) })));
  const those = <Each>(all: readonly { each: Each; outlook: Outlook }[], ...outlooks: Outlook[]) =>
    all.flatMap(({ each, outlook }) => (outlooks.includes(outlook) ? [each] : []));
  return {
    // Files that a request never takes are let go with a message, before anybody sees them here.
    files: those(await withOutlook(files), 'unreachable'),
    answers: those(await withOutlook(typed), 'unreachable', 'never'),
  };
};

/** The words and figures of a value, in their order. */
const leavesOf = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'type' || name === 'marks' ? [] : leavesOf(part)));
};

/** An answer in one line, as far as it can be read without its question. */
export const textOfAnswer = ({ place: { month }, answer: { value } }: LeftAnswer): string =>
  [month, ...leavesOf(value)].filter(Boolean).join(' ');

/** Answers as a text to keep, with what was said of each. */
export const textOfAnswers = (answers: readonly LeftAnswer[]): string =>
  answers
    .map((left) => [left.place.sectionId, textOfAnswer(left), left.answer.source, left.answer.explanation])
    .map((lines) => lines.filter(Boolean).join('\r\n'))
    .join('\r\n\r\n');
