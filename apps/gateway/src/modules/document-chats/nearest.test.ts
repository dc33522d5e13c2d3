import { type ChatEvent, type DocumentChat, type DocumentChatDetail, documentSearchLimits } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { storeTexts } from '../document-reading/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const owner: PersonName = 'verdant.admin';
const send = (method: 'POST' | 'PUT', path: string, value: unknown) => h.as(owner).request(path, body(method, value));
const chatOf = async (id: string) =>
  (await (await h.as(owner).request(`/document-chats/${id}`)).json()) as DocumentChatDetail;
const uploaded = async (name: string, by: PersonName): Promise<string> => {
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], name));
  const answer = await h.as(by).request('/documents', { method: 'POST', body: form });
  return ((await answer.json()) as { id: string }).id;
};

describe('a question that nothing answers', () => {
  const page = 'Our people\nTurnover\t2024\t2023\nFemale employees\t9.1%\t8.4%';
  const question = 'What was the turnover rate of senior female employees?';
  const kept = async (name: string, by: PersonName = owner, texts = ['Contents', page]) => {
    const documentId = await uploaded(name, by);
    await storeTexts(h, personOf(by).scope, documentId, texts);
    return documentId;
  };
  const asked = async (text: string, documentIds: readonly string[] = []) => {
    const begin = await send('POST', '/document-chats', { title: 'Questions', documentIds });
    const { id } = (await begin.json()) as DocumentChat;
    const answer = await send('POST', `/document-chats/${id}/questions`, { text });
    const last = JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '') as ChatEvent;
    if (last.type !== 'answered' || last.message.type !== 'paragraph') throw new Error('It was not answered');
    return { id, answer: last.message };
  };
  const nearOf = async (text: string, ids?: string[]) =>
    (await asked(text, ids)).answer.nearest?.map((near) => near?.documentId);

  it('gets the pages that come nearest, with what a search marks there, as no answer', async () => {
    const documentId = await kept('Report.pdf');
    const { id, answer } = await asked(question);
    expect(answer.sentences).toEqual([]);
    const [near, ...others] = answer.nearest ?? [];
    expect(others).toEqual([]);
    expect(near).toMatchObject({ documentId, documentName: 'Report.pdf', fileNumber: 1, page: { number: 2 } });
    const marked = near?.page.marks.map(({ from, to }) => near.page.snippet.slice(from, to));
    expect(marked).toEqual(expect.arrayContaining(['Turnover', 'Female']));
    expect(page).toContain(near?.page.snippet);
    expect((await chatOf(id)).messages[1]).toEqual(answer);
  });

  it('gets none where no page says half of what is asked, and none beside an answer', async () => {
    await kept('Report.pdf', owner, [page, 'Water withdrawal in 2024 was 41,200 m3.']);
    expect((await asked('What is the policy on animal welfare?')).answer.nearest).toBeUndefined();
    const { answer } = await asked('How much water was withdrawn in 2024?');
    expect([answer.sentences.length, answer.nearest]).toEqual([1, undefined]);
  });

  it('gets no more pages than are shown', async () => {
    await kept(
      'Report.pdf',
      owner,
      Array.from({ length: 6 }, () => page),
    );
    expect(await nearOf(question)).toHaveLength(documentSearchLimits.nearestMax);
  });

  it('gets pages of the chosen documents alone, and never of others’ or deleted ones', async () => {
    const first = await kept('First.pdf');
    const second = await kept('Second.pdf');
    await kept('Theirs.pdf', 'verdant.sister');
    await kept('Foreign.pdf', 'harbour.admin');
    expect(await nearOf(question)).toEqual([first, second]);
    expect(await nearOf(question, [second])).toEqual([second]);
    await send('POST', '/deleted-documents', { ids: [second] });
    expect(await nearOf(question)).toEqual([first]);
    expect(await nearOf(question, [second])).toBeUndefined();
  });

  it('keeps the place of a page whose document is deleted, and no word of it', async () => {
    const documentId = await kept('Report.pdf');
    const { id, answer } = await asked(question);
    await send('POST', '/deleted-documents', { ids: [documentId] });
    expect((await chatOf(id)).messages[1]).toMatchObject({ nearest: [null] });
    await send('POST', '/deleted-documents/restore', { ids: [documentId] });
    expect((await chatOf(id)).messages[1]).toEqual(answer);
    await send('POST', '/deleted-documents', { ids: [documentId] });
    await send('POST', '/deleted-documents/purge', { ids: [documentId] });
    expect((await chatOf(id)).messages[1]).toMatchObject({ nearest: [null] });
    const { rows } = await h.database.withSystem((tx) =>
      tx.execute<{ row: string }>(
        sql`select message::text as row from document_chat_messages message where type = 'paragraph'`,
      ),
    );
    expect(rows[0]?.row).not.toContain('Female');
  });
});
