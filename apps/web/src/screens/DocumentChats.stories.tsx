import { documentChatQueries, documentQueries, languageModelQueries, sessionQueries } from '@esg/api-client';
import {
  type ChatEvent,
  type ChatMessage,
  type CitedSentence,
  type DocumentChat,
  documentLimits,
  type LanguageModel,
  type NearPage,
} from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { catalogue } from '../app/catalogue.ts';
import { ChatPage } from '../features/document-chats/ChatPage.tsx';
import { sampleDocuments } from './sample-documents.ts';
import { sampleModel } from './sample-language-model.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const chatOf = (number: number, title: string, days: number): DocumentChat => ({
  id: idOf(number),
  title,
  documentIds: [],
  updatedAt: daysAgo(days),
  version: 1,
});
const water = chatOf(1, 'How much water did we use in 2024?', 0);
const chats = [water, chatOf(2, '2024 年的廢棄物總量是多少？', 3), chatOf(3, 'Scope 2 by market', 20)];

const quoted = (text: string, page: number, company?: string): CitedSentence => ({
  text,
  citation: {
    documentId: sampleDocuments[0]?.id ?? '',
    documentName: 'Sustainability report 2024.pdf',
    fileNumber: 1,
    page,
    pageLabel: null,
    quote: text,
    company,
  },
});
const sentences = [
  quoted('Total water consumption in 2024 was 1,204,000 m³, 3.1% less than in 2023.', 42),
  quoted('Water withdrawal from third parties (m³): 1,251,400 | 1,204,000', 71),
];
const question: ChatMessage = { id: idOf(11), at: daysAgo(0), type: 'text', text: water.title };
const answer: ChatMessage = { id: idOf(12), at: daysAgo(0), type: 'paragraph', sentences, verdict: null };

type Seeded = {
  readonly messages?: readonly ChatMessage[];
  readonly list?: readonly DocumentChat[];
  readonly model?: LanguageModel;
};
const seeded =
  ({ messages = [question, answer], list = chats, model }: Seeded): Seed =>
  (cache, api) => {
    api.interceptors.request.clear();
    cache.setQueryData(sessionQueries.profile(api).queryKey, storyProfile);
    cache.setQueryData(documentQueries.all(api).queryKey, {
      documents: [...sampleDocuments],
      bytes: 42_000_000,
      bytesMax: documentLimits.bytesPerOrganisationMax,
    });
    cache.setQueryData(languageModelQueries.inUse(api).queryKey, { model: model ?? null, readsFigures: false });
    cache.setQueryData(documentChatQueries.all(api).queryKey, [...list]);
    cache.setQueryData(documentChatQueries.one(api, water.id).queryKey, { chat: water, messages: [...messages] });
  };
const chat = (data: Seeded = {}, search = `?chat=${water.id}`) => [
  onScreen({ catalogue, path: `/ct/chat${search}`, seed: seeded(data) }),
];

/** What was sent since the story began: method, path and body. */
let sent: { method: string; path: string; body: unknown }[] = [];
/** The answer that is being read. */
let stream: { say: (event: ChatEvent) => void } | undefined;

const openStream = (signal: AbortSignal) => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream = { say: (event) => controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`)) };
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
};

const notFound = { statusCode: 404, code: 'resource.not_found', message: '', requestId: 'story', issues: [] };

/** Stands in for the gateway's addresses of chats. */
const takeWrites = () => {
  const { fetch } = globalThis;
  sent = [];
  stream = undefined;
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request) || !input.url.includes('/api/document-chats')) return fetch(input, init);
    const { pathname } = new URL(input.url);
    if (pathname.endsWith(idOf(99))) return Response.json(notFound, { status: 404 });
    if (input.method === 'GET') return new Promise<Response>(() => {});
    const text = await input.clone().text();
    sent.push({ method: input.method, path: pathname, body: text === '' ? undefined : JSON.parse(text) });
    if (pathname.endsWith('/questions')) return openStream(input.signal);
    if (input.method === 'POST') return Response.json(chatOf(9, 'New', 0), { status: 201 });
    return new Response(null, { status: 204 });
  };
  return () => {
    globalThis.fetch = fetch;
  };
};
const patience = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Chat with documents',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: chat(),
  beforeEach: takeWrites,
  play: drawnTo(1),
  render: () => <ChatPage />,
});

export const Answered = meta.story();

Answered.test('names the page of each passage, and leads to it', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Sustainability report 2024.pdf, page 42' }, patience);
  await expect(link).toHaveAttribute('href', expect.stringContaining('page=42'));
});

export const YearConcluded = meta.story({
  decorators: chat({
    messages: [
      question,
      {
        ...answer,
        sentences: [
          { ...quoted('Total water consumption (m³): 1,204,000', 42), concludedYear: { year: 2024, from: 'name' } },
          {
            ...quoted('Water from third parties (m³): 900,000', 71),
            concludedYear: { year: 2024, from: 'first_page' },
          },
        ],
      },
    ],
  }),
});

YearConcluded.test('says of each passage that names no year from where its year is', async ({ canvas }) => {
  const said = await canvas.findAllByText(/^Taken to be for 2024/, undefined, patience);
  await expect(said.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('the name of the document does'),
    expect.stringContaining('the first page of the document does'),
  ]);
});

const ofPacific = quoted('Water withdrawal (m³): 812,000', 12, 'Pacific Power Holdings Limited');

export const OfAnotherCompany = meta.story({
  decorators: chat({ messages: [question, { ...answer, sentences: [...sentences, ofPacific] }] }),
});

OfAnotherCompany.test('says of the passage alone whose report it is from', async ({ canvas }) => {
  const said = await canvas.findAllByText(/^From a report of Pacific Power Holdings Limited/, undefined, patience);
  await expect(said).toHaveLength(1);
  await expect(said[0]?.closest('figure')).toHaveTextContent('page 12');
});

Answered.test('shows an answer while it is found, and stops it', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: 'Your question' }, patience);
  await userEvent.type(box, 'And in 2023?{Enter}');
  await waitFor(() => expect(stream).toBeDefined(), patience);
  const meant = 'How much water did we use in 2023?';
  stream?.say({ type: 'asked', message: { id: idOf(21), at: daysAgo(0), type: 'text', text: 'And in 2023?', meant } });
  await waitFor(() => expect(box).toHaveValue(''), patience);
  await expect(await canvas.findByText('Searching your documents…', undefined, patience)).toBeVisible();
  await expect(canvas.getByText(`Answered as: ${meant}`)).toBeVisible();
  stream?.say({ type: 'sentence', sentence: quoted('In 2023 it was 1,242,500 m³.', 43) });
  await expect(await canvas.findByText('In 2023 it was 1,242,500 m³.', undefined, patience)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask' })).toBeVisible(), patience);
  await expect(box).toHaveFocus();
});

Answered.test('says whether an answer helped', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Helpful' }, patience));
  await waitFor(
    () =>
      expect(sent).toEqual([
        {
          method: 'PUT',
          path: `/api/document-chats/${water.id}/messages/${answer.id}/verdict`,
          body: { verdict: 'helpful' },
        },
      ]),
    patience,
  );
});

Answered.test('finds chats by name and deletes one after a question', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search chats' }, patience), '廢棄物');
  await expect(canvas.queryByRole('link', { name: 'Scope 2 by market' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for 2024 年的廢棄物總量是多少？' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patience));
  const asked = within(await screen.findByRole('alertdialog', undefined, patience));
  await userEvent.click(asked.getByRole('button', { name: 'Delete chat' }));
  await waitFor(
    () =>
      expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE /api/document-chats/${idOf(2)}`]),
    patience,
  );
});

Answered.test('says of which question an answer is, and in which language its passage', async ({ canvas }) => {
  const actions = await canvas.findByRole('group', { name: `Answer to “${water.title}”` }, patience);
  await expect(within(actions).getByRole('button', { name: 'Helpful' })).toBeVisible();
  await expect(canvas.getByText(/^Total water consumption/)).toHaveAttribute('lang', 'en');
});

Answered.test('lets nobody ask with a single letter', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: 'Your question' }, patience);
  await userEvent.clear(box);
  await userEvent.type(box, 'x{Enter}');
  await waitFor(() => expect(box).toBeInvalid(), patience);
  await expect(sent).toEqual([]);
  await userEvent.clear(box);
});

Answered.test('says that answers are quotes, and that nobody else reads a question', async ({ canvas }) => {
  await expect(await canvas.findByText('Quoted from your documents', undefined, patience)).toBeVisible();
  await expect(canvas.getByText('Answers are passages from your documents, word for word.')).toBeVisible();
});

/** Answers of a model: whole, broken off, with quotes in its place, and with nothing that a page states. */
const writtenAnswers: ChatMessage[] = [
  question,
  {
    ...answer,
    writtenBy: sampleModel.name,
    sentences: answer.sentences.map((sentence) => ({ ...sentence, text: 'We used 41,200 m3 of water in 2024.' })),
  },
  { ...question, id: idOf(31) },
  { ...answer, id: idOf(32), writtenBy: sampleModel.name, hasModelFailed: true },
  { ...question, id: idOf(33) },
  { ...answer, id: idOf(34), hasModelFailed: true },
  { ...question, id: idOf(35) },
  { ...answer, id: idOf(36), sentences: [], hasModelFailed: true },
  { ...question, id: idOf(37) },
  { ...answer, id: idOf(38), isModelUnproved: true },
  { ...question, id: idOf(39) },
  { ...answer, id: idOf(40), sentences: [], isModelUnproved: true },
];
const written = chat({ messages: writtenAnswers, model: sampleModel });

export const WrittenByAModel = meta.story({ decorators: written });

WrittenByAModel.test(
  'says who reads a question, who wrote an answer, and where the model failed',
  async ({ canvas }) => {
    const note =
      'Questions go to example-large, run by Example Models Ltd, Hong Kong. Administrators can read them in the log.';
    await expect(await canvas.findByText(note, undefined, patience)).toBeVisible();
    const whole = 'Written by example-large from your documents, each sentence checked against its page';
    for (const line of [
      whole,
      `${whole}. It broke off, so something may be missing.`,
      'Quoted from your documents, because the language model didn’t answer',
      'The language model didn’t answer.',
      'Quoted from your documents, because no page proves what the language model wrote',
      'No page proves what the language model wrote, so it isn’t shown.',
    ])
      await expect(canvas.getByText(line)).toBeInTheDocument();
    const [said] = canvas.getAllByText('We used 41,200 m3 of water in 2024.');
    const sentence = said?.closest('figure');
    await expect(sentence).toHaveTextContent('Written by a language model: We used');
    await expect(sentence?.querySelector('blockquote')).toHaveTextContent('Total water consumption');
  },
);

export const WrittenByAModelInChinese = meta.story({ decorators: written, globals: { locale: 'zh-Hant-HK' } });

export const NotStated = meta.story({
  decorators: chat({
    messages: [question, { id: idOf(13), at: daysAgo(0), type: 'paragraph', sentences: [], verdict: null }],
  }),
});

NotStated.test('offers to ask a colleague, with the question', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Ask a colleague' }, patience);
  await expect(link).toHaveAttribute('href', expect.stringContaining(`chat=${water.id}&question=${question.id}`));
});

const nearPage = (number: number, snippet: string, marked: string): NearPage => ({
  documentId: sampleDocuments[0]?.id ?? '',
  documentName: 'Sustainability report 2024.pdf',
  fileNumber: 1,
  page: {
    number,
    label: null,
    kind: 'page',
    source: 'text',
    snippet,
    marks: [{ from: snippet.indexOf(marked), to: snippet.indexOf(marked) + marked.length }],
  },
});
const nearest = [
  nearPage(42, 'Water consumption fell at all but two of our sites.', 'Water'),
  nearPage(71, 'Water withdrawal from third parties (m³)\t1,251,400\t1,204,000', 'Water withdrawal'),
  null,
];
const near = chat({
  messages: [question, { id: idOf(13), at: daysAgo(0), type: 'paragraph', sentences: [], verdict: null, nearest }],
});

export const NearestPages = meta.story({ decorators: near });

NearestPages.test('shows where to look and claims no answer', async ({ canvas }) => {
  await expect(await canvas.findByText('No passage answers this word for word.', undefined, patience)).toBeVisible();
  await expect(canvas.queryByText('Not stated in your documents.')).toBeNull();
  const list = canvas.getByRole('list', { name: 'These pages come nearest. They are places to look, not an answer.' });
  await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  const link = within(list).getByRole('link', { name: 'Sustainability report 2024.pdf, page 42' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('page=42&quote=Water'));
  await expect(within(list).getByText('This page is from a document that was deleted.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Copy with sources' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Ask a colleague' })).toBeVisible();
});

export const NearestPagesOnAPhone = meta.story({ decorators: near, globals: { viewport: { value: 'phone' } } });
export const NearestPagesInChinese = meta.story({ decorators: near, globals: { locale: 'zh-Hant-HK' } });

export const NeverAnswered = meta.story({
  decorators: chat({
    messages: [
      { ...question, at: daysAgo(1) },
      { ...question, id: idOf(15) },
    ],
  }),
});

NeverAnswered.test(
  'says that a question was not answered, and waits for one that was just asked',
  async ({ canvas }) => {
    await expect(await canvas.findAllByText('This wasn’t answered. Ask it again.', undefined, patience)).toHaveLength(
      1,
    );
    await expect(canvas.getAllByText('Searching your documents…')).toHaveLength(1);
  },
);

export const NoSuchChat = meta.story({ decorators: chat({}, `?chat=${idOf(99)}`) });

NoSuchChat.test('says that a chat is gone, and leads to a new one', async ({ canvas }) => {
  await expect(await canvas.findByText('Chat not found', undefined, patience)).toBeVisible();
});

export const OtherEndings = meta.story({
  decorators: chat({
    messages: [
      question,
      { id: idOf(14), at: daysAgo(0), type: 'stop', sentences: sentences.slice(0, 1), verdict: 'helpful' },
      { ...question, id: idOf(15) },
      { id: idOf(16), at: daysAgo(0), type: 'error' },
      { ...question, id: idOf(17) },
      { id: idOf(18), at: daysAgo(0), type: 'paragraph', sentences: [{ text: '', citation: null }], verdict: null },
    ],
  }),
});

export const First = meta.story({ decorators: chat({ list: [] }, '') });

First.test('begins a chat with the first question, named after it', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('What do you want to know?', undefined, patience)).toBeVisible();
  const box = canvas.getByRole('textbox', { name: 'Your question' });
  await userEvent.type(box, 'How much waste went to landfill?');
  await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
  await waitFor(
    () =>
      expect(sent[0]).toMatchObject({
        path: '/api/document-chats',
        body: { title: 'How much waste went to landfill?', documentIds: [] },
      }),
    patience,
  );
  await waitFor(() => expect(sent[1]?.path).toMatch(/\/questions$/), patience);
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const InChineseInTheDark = meta.story({ globals: { locale: 'zh-Hant-HK', ...proof.night } });
export const InAHostileBrand = meta.story({ globals: proof.yellow });
