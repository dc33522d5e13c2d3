import type { Problem } from '@esg/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { answerProblem, ProblemError } from './problem.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const refusal = async (headers: Record<string, string>) =>
  (await (await h.as('verdant.member').request('/organizations/users', { headers })).json()) as Problem;

it('says in words how long to wait, as the header does', async () => {
  const refuse = (headers: Record<string, string>) =>
    new Hono()
      .get('/', (c) => answerProblem(c, new ProblemError('request.too_many', { retryAfterSeconds: 3540 })))
      .request('/', { headers });
  const answer = await refuse({});
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3540']);
  expect(((await answer.json()) as Problem).message).toBe('Too many requests. Try again in 59 minutes.');
  const chinese = (await (await refuse({ 'platform-language': 'zhTw' })).json()) as Problem;
  expect(chinese.message).toBe('請求過多。請在 59 分鐘後再試。');
});

it('gives the reason for a refusal in a sentence, in the language of the caller’s platform', async () => {
  expect(await refusal({})).toMatchObject({ code: 'permission.denied', message: expect.stringMatching(/^[A-Z].*\.$/) });
  const chinese = await refusal({ 'platform-language': 'zhTw' });
  expect(chinese).toMatchObject({ code: 'permission.denied', message: expect.stringMatching(/[\u4e00-\u9fff].*。$/) });
  expect((await refusal({ 'platform-language': 'fr' })).message).toBe((await refusal({})).message);
});
