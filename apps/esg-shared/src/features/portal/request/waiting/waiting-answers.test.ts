import { monthsIn } from '@esg/contract';
import { expect, it } from 'vitest';
import type { AnswerDraft } from '../answer.ts';
import { answerId } from '../answer-name.ts';
import { missingIn, progressOf } from '../question-state.ts';
import { placeOf } from '../request-place.ts';
import { questionsByMonth, sampleTask } from '../sample-request.ts';
import { unacceptedIn, withWaiting } from './waiting-answers.ts';

const nothing: AnswerDraft = { value: null, quality: null, source: '', explanation: '' };
const value = { type: 'number' as const, rows: [{ number: '61000', unit: 'm3', descriptor: '' }] };
const typed = { ...nothing, value };
const kept = (draft: AnswerDraft, kind: 'kept' | 'refused' = 'kept') => ({ value: draft, kind });

it('counts an answer that waits on this device, and shows what was typed', () => {
  const task = sampleTask();
  const [question] = missingIn(task).filter(({ metricKey }) => metricKey === 'water.withdrawal');
  if (!question) throw new Error('The sample has no question about water');
  const seen = withWaiting(task, new Map([[answerId(placeOf(task, question)), kept(typed)]]));
  expect(progressOf(seen).answered).toBe(progressOf(task).answered + 1);
  expect(missingIn(seen).map(({ metricKey }) => metricKey)).toEqual(['water.policy']);
  expect(seen.questions.find(({ sectionId }) => sectionId === question.sectionId)?.current).toMatchObject({ value });
});

it('leaves a request unchanged where nothing waits, or only an emptied answer', () => {
  const task = sampleTask();
  const energy = task.questions.find(({ metricKey }) => metricKey === 'energy.total');
  if (!energy) throw new Error('The sample has no question about energy');
  expect(withWaiting(task, new Map())).toEqual(task);
  expect(withWaiting(task, new Map([[answerId(placeOf(task, energy)), kept(nothing)]]))).toEqual(task);
});

it('counts a question answered by months only once no month is missing', () => {
  const task = sampleTask({ questions: questionsByMonth() });
  const water = task.questions.find(({ metricKey }) => metricKey === 'water.withdrawal');
  if (!water) throw new Error('The sample has no question about water');
  const missing = water.months.filter(({ current }) => !current).map(({ month }) => month);
  expect(missing.length).toBeGreaterThan(1);
  expect(monthsIn(task.period)).toHaveLength(water.months.length);
  const waitingFor = (months: readonly string[]) =>
    new Map(months.map((month) => [answerId({ ...placeOf(task, water), month }), kept(typed)]));
  const cellWith = (months: readonly string[]) =>
    withWaiting(task, waitingFor(months)).questions.find(({ sectionId }) => sectionId === water.sectionId)?.cell;
  expect(cellWith(missing.slice(1))).toBe('-');
  expect(cellWith(missing)).toBe('s');
});

it('counts no answer that was refused, and names its question', () => {
  const task = sampleTask();
  const [question] = missingIn(task);
  if (!question) throw new Error('The sample has no open question');
  const waiting = new Map([[answerId(placeOf(task, question)), kept(typed, 'refused')]]);
  expect(withWaiting(task, waiting)).toEqual(task);
  expect(unacceptedIn(task, waiting)).toEqual([question]);
  expect(unacceptedIn(task, new Map([[answerId(placeOf(task, question)), kept(typed)]]))).toEqual([]);
});
