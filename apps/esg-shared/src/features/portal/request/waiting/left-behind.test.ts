import { expect, it } from 'vitest';
import type { AnswerDraft } from '../answer.ts';
import { answerId } from '../answer-name.ts';
import type { Outlook } from './file-queue.ts';
import { leftBehindIn, textOfAnswers } from './left-behind.ts';

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

it('finds what waits for a request that its person cannot open, and answers that no request takes', async () => {
  const requests = Object.keys(outlooks);
  const drafts = [...requests.map(draftIn), { ...draftIn('withdrawn'), id: 'portal-submission/withdrawn/plant' }];
  const { files, answers } = await leftBehindIn(
    { files: requests.map(fileIn), drafts },
    async ({ place }) => outlooks[place.collectionId] ?? 'open',
  );
  expect(files.map(({ key }) => key)).toEqual(['withdrawn']);
  expect(answers.map(({ place }) => place.collectionId)).toEqual(['ended', 'withdrawn']);
  expect(textOfAnswers(answers.slice(0, 1))).toBe(`${asked}\r\n61000 kWh\r\nBill of March`);
});
