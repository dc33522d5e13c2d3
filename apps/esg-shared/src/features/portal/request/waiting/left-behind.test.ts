import { expect, it } from 'vitest';
import type { AnswerDraft } from '../answer.ts';
import { answerId } from '../answer-name.ts';
import type { Outlook } from './file-queue.ts';
import { type KeptQuestion, questionId, unneededQuestions } from './kept-questions.ts';
import { leftBehindIn, textOfAnswers, textWithoutQuestion } from './left-behind.ts';

const asked = 'energy.total:total:figures';
const placeIn = (collectionId: string) => ({ collectionId, entityId: 'plant', sectionId: asked, month: undefined });
const typed: AnswerDraft = {
  quality: null,
  explanation: '',
  value: { type: 'number', rows: [{ number: '61000', unit: 'kWh', descriptor: '' }] },
  source: 'Bill of March',
};
const draftIn = (collectionId: string) => ({
  id: answerId(placeIn(collectionId)),
  value: typed,
});
const fileIn = (collectionId: string) => ({
  key: collectionId,
  file: new File(['m'], 'meter.png'),
  reference: '',
  place: placeIn(collectionId),
});
const outlooks: Record<string, Outlook> = {
  open: 'open',
  submitted: 'later',
  ended: 'never',
  withdrawn: 'unreachable',
};

const wordsOf = (collectionId: string) => ({
  id: questionId(placeIn(collectionId)),
  value: { request: `Request ${collectionId}`, entity: 'Plant' } as KeptQuestion,
});

it('finds what waits for a request that its person cannot open, and answers that no request takes', async () => {
  const requests = Object.keys(outlooks);
  const drafts = [...requests.map(draftIn), { ...draftIn('withdrawn'), id: 'portal-submission/withdrawn/plant' }];
  const { files, answers } = await leftBehindIn(
    { files: requests.map(fileIn), drafts },
    async ({ place }) => outlooks[place.collectionId] ?? 'open',
  );
  expect(files.map(({ key }) => key)).toEqual(['withdrawn']);
  expect(answers.map(({ place }) => place.collectionId)).toEqual(['ended', 'withdrawn']);
  expect(answers.map(({ asked: words }) => words)).toEqual([undefined, undefined]);
  expect(textWithoutQuestion({ type: 'singleSelect', choice: 'none' })).toBe('none');
});

it('names the question, the entity and the request of each, as they were when it was answered', async () => {
  const requests = Object.keys(outlooks);
  const { files, answers } = await leftBehindIn(
    { files: requests.map(fileIn), drafts: [...requests.map(draftIn), ...requests.map(wordsOf)] },
    async ({ place }) => outlooks[place.collectionId] ?? 'open',
  );
  expect(files.map(({ asked: words }) => words?.request)).toEqual(['Request withdrawn']);
  expect(answers.map(({ asked: words }) => words?.request)).toEqual(['Request ended', 'Request withdrawn']);
});

it('keeps the words of a question while an answer or a file waits for it', () => {
  const [answered, filed, sent] = ['answered', 'filed', 'sent'].map(wordsOf);
  const drafts = [draftIn('answered'), answered, filed, sent].flatMap((each) => each ?? []);
  expect(unneededQuestions(drafts, [fileIn('filed')])).toEqual([sent?.id]);
});

it('leaves out of the text to keep what nobody entered', () => {
  expect(
    textOfAnswers([
      ['Energy', '61,000 kWh', ''],
      ['Water', 'Bill of March'],
    ]),
  ).toBe('Energy\r\n61,000 kWh\r\n\r\nWater\r\nBill of March');
});
