import type { Problem } from '@esg/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const refusal = async (headers: Record<string, string>) =>
  (await (await h.as('verdant.member').request('/organizations/users', { headers })).json()) as Problem;

it('gives the reason for a refusal in a sentence, in the language of the caller’s platform', async () => {
  expect(await refusal({})).toMatchObject({ code: 'permission.denied', message: expect.stringMatching(/^[A-Z].*\.$/) });
  const chinese = await refusal({ 'platform-language': 'zhTw' });
  expect(chinese).toMatchObject({ code: 'permission.denied', message: expect.stringMatching(/[\u4e00-\u9fff].*。$/) });
  expect((await refusal({ 'platform-language': 'fr' })).message).toBe((await refusal({})).message);
});
