import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const post = async (path: string, type: string, body: string) => {
  const init = { method: 'POST', headers: { 'content-type': type }, body };
  const answer = await h.as('verdant.admin').request(path, init);
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message];
};
const report = JSON.stringify({ versionId: 'gri-2025', name: 'Typed' });

it('a body of another type than the route accepts is refused with 415 and the accepted type', async () => {
  const refused = [415, 'request.type_refused', 'The body must be application/json'];
  expect(await post('/reports', 'text/plain', report)).toEqual(refused);
  expect(await post('/reports', 'application/x-www-form-urlencoded', 'name=Typed')).toEqual(refused);
  expect(await post('/imports', 'application/json', '{}')).toEqual([
    415,
    'request.type_refused',
    'The body must be multipart/form-data',
  ]);
});

it('a body whose type has a charset, or is another kind of JSON, is accepted', async () => {
  for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/merge-patch+json'])
    expect((await post('/reports', type, report)).slice(0, 1)).toEqual([201]);
});
