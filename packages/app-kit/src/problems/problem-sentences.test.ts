import { ApiError } from '@esg/api-client';
import { expect, it } from 'vitest';
import { problemSentence } from './problem-sentences.ts';

const tooMany = new ApiError(429, 'request.too_many', {
  statusCode: 429,
  code: 'request.too_many',
  message: '',
  requestId: '',
  issues: [],
  retryAfterSeconds: 10,
});

it('tells a short wait in seconds and a long one in minutes', () => {
  expect(problemSentence(tooMany)).toMatchObject({
    message: expect.stringContaining('# seconds'),
    values: { seconds: 10 },
  });
  expect(problemSentence(tooMany, 60)).toMatchObject({ values: { minutes: 1 } });
  expect(problemSentence(tooMany, 61)).toMatchObject({ values: { minutes: 2 } });
});
