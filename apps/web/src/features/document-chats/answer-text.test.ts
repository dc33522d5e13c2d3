import type { DocumentChatDetail, NearPage } from '@esg/contract';
import { expect, it } from 'vitest';
import { answerText, chatAsMarkdown, type Place } from './answer-text.ts';

const citation = { documentId: 'd', documentName: 'Report.pdf', fileNumber: 1, page: 3, pageLabel: null, quote: 'x' };
const placeOf = ({ documentName, page }: Place) => `${documentName}, page ${page}`;

const at = '2026-11-29T09:00:00Z';
const answer = { id: '1', at, type: 'paragraph', verdict: null } as const;

const words = {
  placeOf,
  ofCompany: (company: string) => `From ${company}`,
  partsOnly: 'Parts only.',
  yearConcluded: ({ year, from }: { year: number; from: string }) => `${year} from ${from}.`,
  writerOf: ({ writtenBy }: { writtenBy?: string | undefined }) => `By ${writtenBy ?? 'quotes'}.`,
  noneProves: 'None proves it.',
  placesToLook: 'Look here:',
  nearDeleted: 'Page gone.',
  notStated: 'Not stated.',
  stopped: 'Stopped.',
  deleted: 'Deleted.',
  failed: 'Failed.',
};

it('names the place of each sentence, and leaves out those whose document is gone', () => {
  const sentences = [
    { text: 'Water used: 1,204 m³.', citation },
    { text: '', citation: null },
  ];
  expect(answerText({ ...answer, sentences }, words)).toBe('Water used: 1,204 m³. (Report.pdf, page 3)');
});

it('says of a passage that gives only parts of a figure that it does', () => {
  const sentences = [{ text: 'Boilers 8\nVehicles 2', citation, isPartsOnly: true }];
  expect(answerText({ ...answer, sentences }, words)).toBe('Boilers 8\nVehicles 2 (Report.pdf, page 3)\nParts only.');
});

it('says of a passage without a year from where its year is concluded', () => {
  const sentences = [{ text: 'Fuel 8', citation, concludedYear: { year: 2024, from: 'name' as const } }];
  expect(answerText({ ...answer, sentences }, words)).toBe('Fuel 8 (Report.pdf, page 3)\n2024 from name.');
});

it('names the pages that come nearest as places to look, without a word of them', () => {
  const page = { number: 14, label: null, kind: 'page', source: 'text', snippet: 'Employees 584', marks: [] } as const;
  const near: NearPage = { documentId: 'd', documentName: 'Report.pdf', fileNumber: 1, page: { ...page, marks: [] } };
  const nothing = { ...answer, sentences: [], nearest: [near, null] };
  const text = 'None proves it.\n\nLook here:\n\n- Report.pdf, page 14\n- Page gone.';
  expect(answerText(nothing, words)).toBe(text);
  const chat = { id: 'c', title: 'People', documentIds: [], updatedAt: at, version: 1 };
  expect(chatAsMarkdown({ chat, messages: [nothing] }, words)).toBe(`# People\n\n${text}\n`);
});

it('says of an answer that was stopped, or whose document was deleted, just that', () => {
  const markdownOf = (message: DocumentChatDetail['messages'][number]) =>
    chatAsMarkdown(
      { chat: { id: 'c', title: 'Water', documentIds: [], updatedAt: at, version: 1 }, messages: [message] },
      words,
    );
  expect(markdownOf({ ...answer, type: 'stop', sentences: [] })).toBe('# Water\n\nStopped.\n');
  const gone = { text: '', citation: null };
  expect(markdownOf({ ...answer, sentences: [gone] })).toBe('# Water\n\nDeleted.\n');
  expect(markdownOf({ id: '1', at, type: 'error' })).toBe('# Water\n\nFailed.\n');
});

it('says of an answer of a model who wrote it, and of one in whose place quotes stand', () => {
  const sentences = [{ text: 'Water used: 1,204 m³.', citation }];
  const quote = 'Water used: 1,204 m³. (Report.pdf, page 3)';
  expect(answerText({ ...answer, sentences, writtenBy: 'model-1' }, words)).toBe(`${quote}\n\nBy model-1.`);
  const instead = { ...answer, sentences, hasModelFailed: true };
  expect(answerText(instead, words)).toBe(`${quote}\n\nBy quotes.`);
  const chat = { id: 'c', title: 'Water', documentIds: [], updatedAt: at, version: 1 };
  expect(chatAsMarkdown({ chat, messages: [instead] }, words)).toBe(`# Water\n\n${quote}\n\nBy quotes.\n`);
});

it('writes a chat with its questions as headings, also those that the documents do not answer', () => {
  const detail: DocumentChatDetail = {
    chat: { id: 'c', title: 'Water', documentIds: [], updatedAt: at, version: 1 },
    messages: [
      { id: '1', at, type: 'text', text: 'How much\nwater?' },
      { id: '2', at, type: 'paragraph', sentences: [{ text: '1,204 m³.', citation }], verdict: null },
      { id: '3', at, type: 'text', text: 'And waste?' },
      { id: '4', at, type: 'paragraph', sentences: [], verdict: null },
    ],
  };
  expect(chatAsMarkdown(detail, words)).toBe(
    '# Water\n\n## How much water?\n\n1,204 m³. (Report.pdf, page 3)\n\n## And waste?\n\nNot stated.\n',
  );
});
