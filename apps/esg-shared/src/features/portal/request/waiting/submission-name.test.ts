import { expect, it } from 'vitest';
import { answerId, placeOfAnswer } from '../answer-name.ts';
import { placeOfSubmission, submissionId } from './submission-name.ts';

const request = { collectionId: 'c/1', entityId: 'e 2' };

it('names the submission of a request, which is no answer, and finds the request by that name', () => {
  const id = submissionId(request);
  expect(placeOfSubmission(id)).toEqual(request);
  expect(placeOfAnswer(id)).toBeUndefined();
  expect(placeOfSubmission(answerId({ ...request, sectionId: 's' }))).toBeUndefined();
});
