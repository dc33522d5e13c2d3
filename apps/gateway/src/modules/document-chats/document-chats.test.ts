import {
  type ChatEvent,
  type CitedSentence,
  type DocumentChat,
  type DocumentChatDetail,
  documentChatLimits,
  type Problem,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { storeTexts } from '../document-reading/testing.ts';
import type { Answerer } from './answerer.ts';
import { answerQuestion, askQuestion } from './document-chats.service.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const owner: PersonName = 'verdant.admin';
const { scope } = personOf(owner);
const send = (method: 'POST' | 'PUT', path: string, value: unknown, name: PersonName = owner) =>
  h.as(name).request(path, body(method, value));
const begun = async (title = 'Water in 2024') =>
  (await (await send('POST', '/document-chats', { title, documentIds: [] })).json()) as DocumentChat;
const chats = async (name: PersonName = owner) =>
  (await (await h.as(name).request('/document-chats')).json()) as DocumentChat[];
const chatOf = async (id: string) =>
  (await (await h.as(owner).request(`/document-chats/${id}`)).json()) as DocumentChatDetail;
const refusal = async (answer: Response) => `${answer.status} ${((await answer.json()) as Problem).code}`;

const uploaded = async (name: string, by: PersonName = owner): Promise<string> => {
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], name));
  const answer = await h.as(by).request('/documents', { method: 'POST', body: form });
  return ((await answer.json()) as { id: string }).id;
};
const sentenceFrom = (documentId: string, text: string): CitedSentence => ({
  text,
  citation: { documentId, documentName: 'Report.pdf', fileNumber: 1, page: 3, pageLabel: null, quote: text },
});

/** Asks in a chat and answers with these sentences. */
const answered = async (id: string, answer: Answerer, signal = new AbortController().signal) => {
  const asked = await askQuestion(h.deps, scope, id, { text: 'How much water was used in 2024?' });
  const events: ChatEvent[] = [];
  for await (const event of answerQuestion(h.deps, scope, asked, answer, signal)) events.push(event);
  return events;
};

describe('chats with documents', () => {
  it('are begun, renamed and deleted by whoever may read documents, the one used last first', async () => {
    const first = await begun('First');
    h.clock.advance(1);
    const second = await begun('Second');
    expect((await chats()).map(({ title }) => title)).toEqual(['Second', 'First']);
    h.clock.advance(1);
    await answered(first.id, async function* () {});
    expect((await chats()).map(({ title }) => title)).toEqual(['First', 'Second']);
    const renamed = await send('PUT', `/document-chats/${first.id}`, { title: 'Water', documentIds: [], version: 1 });
    expect(await renamed.json()).toMatchObject({ id: first.id, title: 'Water', version: 2 });
    expect((await h.as(owner).request(`/document-chats/${second.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await chats()).map(({ title }) => title)).toEqual(['Water']);
  });

  it('are begun once when a request is sent again', async () => {
    const { headers, ...request } = body('POST', { title: 'Water', documentIds: [] });
    const again = { ...request, headers: { ...headers, 'idempotency-key': 'the same' } };
    for (const _ of [1, 2]) expect((await h.as(owner).request('/document-chats', again)).status).toBe(201);
    expect(await chats()).toHaveLength(1);
  });

  it('refuse a change of an older state, and say what stands now', async () => {
    const { id } = await begun();
    await send('PUT', `/document-chats/${id}`, { title: 'Mine', documentIds: [], version: 1 });
    const late = await send('PUT', `/document-chats/${id}`, { title: 'Late', documentIds: [], version: 1 });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'resource.stale', current: { title: 'Mine' } },
    ]);
  });

  it('are no more than there may be, and neither are their questions', async () => {
    const { id } = await begun();
    await answered(id, async function* () {});
    await h.database.withSystem((tx) =>
      tx.execute(sql`insert into document_chat_messages
        select (jsonb_populate_record(source, jsonb_build_object('id', gen_random_uuid(), 'number', place))).*
        from document_chat_messages source, generate_series(3, ${documentChatLimits.questionsPerChatMax + 1}) place
        where type = 'text'`),
    );
    expect(await refusal(await send('POST', `/document-chats/${id}/questions`, { text: 'One more?' }))).toBe(
      '422 resource.full',
    );
    await h.database.withSystem((tx) =>
      tx.execute(sql`insert into document_chats
        select (jsonb_populate_record(source, jsonb_build_object('id', gen_random_uuid()))).*
        from document_chats source, generate_series(2, ${documentChatLimits.chatsMax})`),
    );
    expect(await refusal(await send('POST', '/document-chats', { title: 'Too many', documentIds: [] }))).toBe(
      '422 resource.full',
    );
  });

  it.each([
    ['no words', ''],
    ['blanks', '  \n '],
    ['more than can be asked', 'x'.repeat(documentChatLimits.questionLengthMax + 1)],
  ])('refuse a question of %s and name the field', async (_, text) => {
    const { id } = await begun();
    const refused = await send('POST', `/document-chats/${id}/questions`, { text });
    expect([refused.status, await refused.json()]).toMatchObject([422, { issues: [{ path: 'text' }] }]);
    expect((await chatOf(id)).messages).toEqual([]);
  });
});

describe('an answer', () => {
  it('comes sentence by sentence, is kept, and is judged', async () => {
    const { id } = await begun();
    const documentId = await uploaded('Report.pdf');
    const found = [sentenceFrom(documentId, 'Water used: 1,204 m³.'), sentenceFrom(documentId, 'Less than in 2023.')];
    const events = await answered(id, async function* () {
      yield* found;
    });
    expect(events.map(({ type }) => type)).toEqual(['asked', 'sentence', 'sentence', 'answered']);
    const [question, answer] = (await chatOf(id)).messages;
    expect(question).toMatchObject({ type: 'text', text: 'How much water was used in 2024?' });
    expect(answer).toMatchObject({ type: 'paragraph', sentences: found, verdict: null });
    const path = `/document-chats/${id}/messages/${answer?.id}/verdict`;
    expect((await send('PUT', path, { verdict: 'helpful' })).status).toBe(204);
    expect((await chatOf(id)).messages[1]).toMatchObject({ verdict: 'helpful' });
    const ofQuestion = `/document-chats/${id}/messages/${question?.id}/verdict`;
    expect(await refusal(await send('PUT', ofQuestion, { verdict: 'helpful' }))).toBe('404 resource.not_found');
  });

  it('that is stopped keeps what was found until then', async () => {
    const { id } = await begun();
    const documentId = await uploaded('Report.pdf');
    const stop = new AbortController();
    await answered(
      id,
      async function* () {
        yield sentenceFrom(documentId, 'Water used: 1,204 m³.');
        stop.abort();
        yield sentenceFrom(documentId, 'Never shown.');
      },
      stop.signal,
    );
    expect((await chatOf(id)).messages[1]).toMatchObject({
      type: 'stop',
      sentences: [{ text: 'Water used: 1,204 m³.' }],
    });
  });

  it('that fails is an error, and the next question is answered', async () => {
    const { id } = await begun();
    await answered(id, async function* () {
      yield* [];
      throw new Error('The documents could not be read');
    });
    await answered(id, async function* () {});
    expect((await chatOf(id)).messages.map(({ type }) => type)).toEqual(['text', 'error', 'text', 'paragraph']);
  });

  it('of a chat that is deleted meanwhile is not kept', async () => {
    const { id } = await begun();
    const events = await answered(id, async function* () {
      await h.as(owner).request(`/document-chats/${id}`, { method: 'DELETE' });
      yield* [];
    });
    expect(events.map(({ type }) => type)).toEqual(['asked']);
    expect(await chats()).toEqual([]);
  });

  it('shows nothing of a document once that is deleted, and again when it is restored', async () => {
    const { id } = await begun();
    const documentId = await uploaded('Report.pdf');
    await answered(id, async function* () {
      yield sentenceFrom(documentId, 'Water used: 1,204 m³.');
    });
    await send('POST', '/deleted-documents', { ids: [documentId] });
    expect((await chatOf(id)).messages[1]).toMatchObject({ sentences: [{ text: '', citation: null }] });
    await send('POST', '/deleted-documents/restore', { ids: [documentId] });
    expect((await chatOf(id)).messages[1]).toMatchObject({ sentences: [{ text: 'Water used: 1,204 m³.' }] });
  });

  it('keeps no word of a document that is deleted permanently', async () => {
    const { id } = await begun();
    const gone = await uploaded('Gone.pdf');
    const kept = await uploaded('Kept.pdf');
    await answered(id, async function* () {
      yield sentenceFrom(gone, 'Water used: 1,204 m³.');
      yield sentenceFrom(kept, 'Less than in 2023.');
    });
    await send('POST', '/deleted-documents', { ids: [gone] });
    expect((await send('POST', '/deleted-documents/purge', { ids: [gone] })).status).toBe(204);
    const { rows } = await h.database.withSystem((tx) =>
      tx.execute<{ sentences: CitedSentence[] }>(
        sql`select sentences from document_chat_messages where type = 'paragraph'`,
      ),
    );
    expect(rows[0]?.sentences).toEqual([{ text: '', citation: null }, sentenceFrom(kept, 'Less than in 2023.')]);
  });

  it('of several questions at once keeps all in one order', async () => {
    const { id } = await begun();
    const asking = Array.from({ length: 10 }, () => answered(id, async function* () {}));
    await Promise.all(asking);
    const { messages } = await chatOf(id);
    expect(messages).toHaveLength(20);
    expect(messages.map(({ type }) => type)).toEqual(Array.from({ length: 10 }, () => ['text', 'paragraph']).flat());
  });

  it('follows its question, whatever was asked meanwhile or was never answered', async () => {
    const { id } = await begun();
    const documentId = await uploaded('Report.pdf');
    // As where a process ended in the middle of an answer.
    await askQuestion(h.deps, scope, id, { text: 'Never answered?' });
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = answered(id, async function* () {
      await finished;
      yield sentenceFrom(documentId, 'Of the first.');
    });
    await expect.poll(async () => (await chatOf(id)).messages.length).toBe(2);
    await answered(id, async function* () {
      yield sentenceFrom(documentId, 'Of the second.');
    });
    finish();
    await first;
    const said = (await chatOf(id)).messages.map((message) =>
      'sentences' in message ? message.sentences.map(({ text }) => text).join() : message.type,
    );
    expect(said).toEqual(['text', 'text', 'Of the first.', 'text', 'Of the second.']);
  });
});

describe('an answer without a model', () => {
  const pages = [
    'Contents\nOur people 2\nOur planet 3',
    'Our people\nWe employed 512 people at the end of 2024.',
    'Our planet\nEmissions (tCO2e)\t2024\t2023\nScope 1 emissions\t1,204\t1,310\nScope 2 emissions\t88.5\t90',
  ];
  const kept = async (name: string, by: PersonName = owner) => {
    const documentId = await uploaded(name, by);
    await storeTexts(h, personOf(by).scope, documentId, pages);
    return documentId;
  };
  const asked = async (text: string, documentIds: readonly string[] = []) => {
    const begin = await send('POST', '/document-chats', { title: 'Questions', documentIds });
    const { id } = (await begin.json()) as DocumentChat;
    const answer = await send('POST', `/document-chats/${id}/questions`, { text });
    expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
    const lines = (await answer.text()).trim().split('\n');
    const events = lines.map((line) => JSON.parse(line) as ChatEvent);
    return events.flatMap((event) => (event.type === 'sentence' ? [event.sentence] : []));
  };

  it('quotes the row of the figure below its heads, with the page it stands on', async () => {
    const documentId = await kept('Report.pdf');
    const [found, ...others] = await asked('What were Scope 1 emissions in 2023?');
    expect(others).toEqual([]);
    expect(found).toEqual({
      text: 'Our planet\nEmissions (tCO2e)\t2024\t2023\nScope 1 emissions\t1,204\t1,310',
      citation: {
        documentId,
        documentName: 'Report.pdf',
        fileNumber: 1,
        page: 3,
        pageLabel: null,
        quote: 'Scope 1 emissions\t1,204\t1,310',
      },
    });
    expect(pages[2]).toContain(found?.citation?.quote);
  });

  it('answers for each of several years', async () => {
    await kept('Report.pdf');
    await kept('Copy.pdf');
    const [found, ...others] = await asked('What were Scope 1 emissions in 2023 and 2024?');
    expect(found?.citation?.quote).toBe('Scope 1 emissions\t1,204\t1,310');
    // The same row of a copy, or for another year, is not told twice.
    expect(others).toEqual([]);
  });

  it('gives the parts where no figure for the whole is stated anywhere, and says so', async () => {
    const parts = 'Waste (t)\t2024\nWaste generated\nTai Po plant\t184.2\nDongguan plant\t301.7';
    const documentId = await uploaded('Parts.pdf');
    await storeTexts(h, scope, documentId, [parts]);
    expect(await asked('How much waste was generated in 2024?')).toMatchObject([{ text: parts, isPartsOnly: true }]);
    const whole = await uploaded('Whole.pdf');
    await storeTexts(h, scope, whole, ['Waste (t)\t2024\nWaste generated\t485.9']);
    const found = await asked('How much waste was generated in 2024?');
    expect(found.map(({ citation, isPartsOnly }) => [citation?.documentId, isPartsOnly])).toEqual([[whole, undefined]]);
  });

  it('says where its year is concluded from the name or the first page of the document, and only there', async () => {
    const table = 'Our planet\nEmissions\ttCO2e\nScope 1 emissions\t1,204';
    const question = 'What were Scope 1 emissions in 2024?';
    const concludedIn = async (name: string, texts: readonly string[]) => {
      const documentId = await uploaded(name);
      await storeTexts(h, scope, documentId, texts);
      return (await asked(question, [documentId])).map(({ concludedYear }) => concludedYear ?? 'stated');
    };
    const firstPage = 'Sustainability report for the year ended 31 December 2024';
    expect(await concludedIn('Report 2024.pdf', ['Our report', table])).toEqual([{ year: 2024, from: 'name' }]);
    expect(await concludedIn('Report.pdf', [firstPage, table])).toEqual([{ year: 2024, from: 'first_page' }]);
    expect(await concludedIn('Figures 2024.pdf', pages)).toEqual(['stated']);
    expect(await concludedIn('Undated.pdf', ['Our report', table])).toEqual([]);
  });

  it('takes a question for other years alone for the one before it, and says so, also later', async () => {
    const { id } = await begun('Water');
    const document = await uploaded('Water.pdf');
    await storeTexts(h, scope, document, [
      'Our report',
      'Total water consumption in 2023 was 39,000 m3.',
      'Total water consumption in 2024 was 41,200 m3.',
    ]);
    const ask = async (text: string) => {
      const answer = await send('POST', `/document-chats/${id}/questions`, { text });
      const [first, ...others] = (await answer.text()).trim().split('\n');
      const asked = JSON.parse(first ?? '') as ChatEvent;
      const last = JSON.parse(others.at(-1) ?? '') as ChatEvent;
      if (asked.type !== 'asked' || last.type !== 'answered' || last.message.type !== 'paragraph')
        throw new Error('It was not answered');
      return [asked.message, last.message.sentences.map(({ text: said }) => said)] as const;
    };
    const question = 'What was the total water consumption in 2024?';
    expect(await ask(question)).toMatchObject([{ text: question }, [expect.stringContaining('41,200')]]);
    const meant = 'What was the total water consumption in 2023?';
    const follow = { text: 'And in 2023?', meant };
    expect(await ask('And in 2023?')).toMatchObject([follow, [expect.stringContaining('39,000')]]);
    const asked = (await chatOf(id)).messages.filter(({ type }) => type === 'text');
    expect(asked).toMatchObject([{ text: question }, follow]);
    expect(asked[0]).not.toHaveProperty('meant');
  });

  it('says whose report a passage is from where that is another company’s', async () => {
    const said = 'There were no fatalities. Scope 1 emissions were 1,204 tCO2e in 2024.';
    const companyOf = async (cover: string) => {
      const documentId = await uploaded(`${cover.slice(0, 5)}.pdf`);
      await storeTexts(h, scope, documentId, [cover, said]);
      const found = await asked('What were Scope 1 emissions in 2024?', [documentId]);
      return found.map(({ citation }) => citation?.company ?? 'ours');
    };
    expect(await companyOf('Pacific Power Holdings Limited\nSustainability Report 2024')).toEqual([
      'Pacific Power Holdings Limited',
    ]);
    expect(await companyOf('Verdant Manufacturing Limited\nSustainability Report 2024')).toEqual(['ours']);
  });

  it('says nothing where no passage states it', async () => {
    await kept('Report.pdf');
    expect(await asked('What were Scope 1 emissions in 2019?')).toEqual([]);
    expect(await asked('How much water was withdrawn in 2024?')).toEqual([]);
  });

  it('comes from the chosen documents alone, and never from those of others or deleted ones', async () => {
    const first = await kept('First.pdf');
    const second = await kept('Second.pdf');
    await kept('Theirs.pdf', 'verdant.sister');
    await kept('Foreign.pdf', 'harbour.admin');
    const question = 'What were Scope 1 emissions in 2023?';
    const sources = async (ids?: string[]) => (await asked(question, ids)).map(({ citation }) => citation?.documentId);
    expect(await sources([second])).toEqual([second]);
    await send('POST', '/deleted-documents', { ids: [second] });
    expect(await sources()).toEqual([first]);
    expect(await sources([second])).toEqual([]);
  });
});

it('keeps out strangers, colleagues, other organisations and tenants', async () => {
  const { id } = await begun();
  const [, answer] = await answered(id, async function* () {});
  const messageId = answer?.type === 'answered' ? answer.message.id : '';
  const one = `/document-chats/${id}`;
  const calls: [string, RequestInit][] = [
    [one, {}],
    [one, body('PUT', { title: 'Theirs', documentIds: [], version: 1 })],
    [one, { method: 'DELETE' }],
    [`${one}/questions`, body('POST', { text: 'What do they know?' })],
    [`${one}/messages/${messageId}/verdict`, body('PUT', { verdict: 'unhelpful' })],
  ];
  expect((await h.anonymous('/document-chats')).status).toBe(401);
  for (const name of ['verdant.member', 'verdant.sister', 'harbour.admin'] as const) {
    expect(await chats(name)).toEqual([]);
    for (const [path, init] of calls)
      expect(await refusal(await h.as(name).request(path, init))).toBe('404 resource.not_found');
  }
  expect(await chatOf(id)).toMatchObject({ chat: { title: 'Water in 2024' }, messages: [{ type: 'text' }, {}] });
});
