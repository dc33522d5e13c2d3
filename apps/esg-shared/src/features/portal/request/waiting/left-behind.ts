import type { AnswerPlace } from '@esg/api-client';
import type { AnswerValue } from '@esg/contract';
import type { AnswerDraft } from '../answer.ts';
import { placeOfAnswer } from '../answer-name.ts';
import type { Outlook, ReadOutlook } from './file-queue.ts';
import type { KeptFile } from './file-store.ts';
import { type KeptQuestion, questionId, questionsIn } from './kept-questions.ts';

/** What was asked; undefined where this device has never kept its words. */
type Asked = { readonly asked: KeptQuestion | undefined };

/** An answer that was typed on this device and will not be stored. */
export type LeftAnswer = Asked & { readonly id: string; readonly place: AnswerPlace; readonly answer: AnswerDraft };

/** A file that was chosen on this device and will not be stored. */
export type LeftFile = Asked & KeptFile;

/** What was answered on this device for requests that its person cannot open any more: nothing sends it, and only they may discard it. */
export type LeftBehind = { readonly files: readonly LeftFile[]; readonly answers: readonly LeftAnswer[] };

export const nothingLeft: LeftBehind = { files: [], answers: [] };

type Kept = {
  readonly files: readonly KeptFile[];
  readonly drafts: readonly { readonly id: string; readonly value: unknown }[];
};

/** Those whose request is out of reach, and answers that it will never take. */
export const leftBehindIn = async ({ files, drafts }: Kept, readOutlook: ReadOutlook): Promise<LeftBehind> => {
  const questions = questionsIn(drafts);
  const askedAt = (place: AnswerPlace) => questions.get(questionId(place));
  const typed = drafts.flatMap(({ id, value }): LeftAnswer[] => {
    const place = placeOfAnswer(id);
    return place ? [{ id, place, answer: value as AnswerDraft, asked: askedAt(place) }] : [];
  });
  const chosen = files.map((file): LeftFile => ({ ...file, asked: askedAt(file.place) }));
  const withOutlook = <Each extends { readonly place: AnswerPlace }>(all: readonly Each[]) =>
    Promise.all(all.map(async (each) => ({ each, outlook: await readOutlook(each) })));
  const those = <Each>(all: readonly { each: Each; outlook: Outlook }[], ...outlooks: Outlook[]) =>
    all.flatMap(({ each, outlook }) => (outlooks.includes(outlook) ? [each] : []));
  return {
    // Files that a request never takes are let go with a message, before anybody sees them here.
    files: those(await withOutlook(chosen), 'unreachable'),
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

/** A value in one line, as far as it can be read without its question. */
export const textWithoutQuestion = (value: AnswerValue): string => leavesOf(value).filter(Boolean).join(' ');

/** Answers as a text to keep: the lines of each, those that say nothing left out. */
export const textOfAnswers = (answers: readonly (readonly string[])[]): string =>
  answers.map((lines) => lines.filter(Boolean).join('\r\n')).join('\r\n\r\n');
