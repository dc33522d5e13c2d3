import type { ChatEvent, DocumentChat } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { storeTexts } from '../document-reading/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const owner = 'verdant.admin';
const send = (path: string, value: unknown) => h.as(owner).request(path, body('POST', value));
const kept = async (name: string, texts: string[]) => {
  const form = new FormData();
  form.append('file', new File([`%PDF-1.7\n1 0 obj\n<<${name}>>\nendobj\ntrailer\n<<>>\n%%EOF`], name));
  const answer = await h.as(owner).request('/documents', { method: 'POST', body: form });
  const { id } = (await answer.json()) as { id: string };
  await storeTexts(h, personOf(owner).scope, id, texts);
};
const companiesFor = async (text: string) => {
  const { id } = (await (await send('/document-chats', { title: 'Water', documentIds: [] })).json()) as DocumentChat;
  const answer = await send(`/document-chats/${id}/questions`, { text });
  const last = JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '') as ChatEvent;
  if (last.type !== 'answered' || last.message.type !== 'paragraph') throw new Error('It was not answered');
  return last.message.sentences.map(({ citation }) => citation?.company);
};
const question = 'What was the total water consumption in 2024?';
const peer = 'Northstar Textiles Limited';

it('comes after what the organisation says itself, however often it names what is asked', async () => {
  await kept('A peer.pdf', [
    `${peer}\nSustainability Report 2024`,
    'Total water consumption in 2024 was 88,000 m3.\nTotal water consumption is what we measure.',
  ]);
  expect(await companiesFor(question)).toEqual([peer]);
  await kept('Ours.pdf', [
    'Our year',
    'In 2024, total water consumption was 41,200 m3, as the meters of all sites say.',
  ]);
  expect(await companiesFor(question)).toEqual([undefined, peer]);
});

it('is the organisation’s own where the company on the cover is one of its entities', async () => {
  await kept('A.pdf', [`${peer}\nSustainability Report 2024`, 'Total water consumption in 2024 was 88,000 m3.']);
  const made = await send('/entities', {
    name: 'Northstar Textiles',
    type: 'Company',
    parentId: null,
    fiscalYearStartMonth: 1,
  });
  expect(made.ok, await made.clone().text()).toBe(true);
  expect(await companiesFor(question)).toEqual([undefined]);
});
