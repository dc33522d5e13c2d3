import type { ChatMessage, CitedSentence, DocumentChatDetail } from '@esg/contract';

/** Says in the reader's language where a sentence stands. */
export type PlaceWords = (citation: NonNullable<CitedSentence['citation']>) => string;

/** An answer that has something to say, whole or stopped. */
export type Answer = Extract<ChatMessage, { type: 'paragraph' | 'stop' }>;

type SentenceWords = {
  readonly placeOf: PlaceWords;
  readonly partsOnly: string;
  /** Says that the year of a passage is that of its document, and what tells it. */
  readonly yearConcluded: (concluded: NonNullable<CitedSentence['concludedYear']>) => string;
  /** Says who an answer is by. */
  readonly writerOf: (answer: Answer) => string | undefined;
};

const sentencesText = (sentences: readonly CitedSentence[], words: SentenceWords): string[] =>
  sentences.flatMap(({ text, citation, isPartsOnly, concludedYear }) => {
    if (!citation) return [];
    const lines = [
      `${text} (${words.placeOf(citation)})`,
      isPartsOnly ? words.partsOnly : '',
      concludedYear ? words.yearConcluded(concludedYear) : '',
    ];
    return [lines.filter(Boolean).join('\n')];
  });

/** Nothing is said of quotes, whose places say it. */
const writerLine = (answer: Answer, { writerOf }: SentenceWords): string[] => {
  const isOfModel = answer.writtenBy || answer.hasModelFailed || answer.isModelUnproved;
  const line = isOfModel ? writerOf(answer) : undefined;
  return line ? [line] : [];
};

/** An answer as plain text: its sentences, each with its place, and whether it gives only parts of what was asked; then its model, if any. */
export const answerText = (answer: Answer, words: SentenceWords): string =>
  [...sentencesText(answer.sentences, words), ...writerLine(answer, words)].join('\n\n');

type ExportWords = SentenceWords & {
  readonly notStated: string;
  readonly stopped: string;
  readonly deleted: string;
  readonly failed: string;
};

const lineOf = (message: ChatMessage, words: ExportWords): string => {
  const { notStated, stopped, deleted, failed } = words;
  if (message.type === 'text') return `## ${message.text.replaceAll(/\s+/g, ' ')}`;
  if (message.type === 'error') return failed;
  const { type, sentences } = message;
  const parts = [
    ...sentencesText(sentences, words),
    sentences.some(({ citation }) => citation === null) ? deleted : '',
    type === 'stop' ? stopped : '',
    type === 'paragraph' && sentences.length === 0 ? notStated : '',
    ...writerLine(message, words),
  ];
  return parts.filter(Boolean).join('\n\n');
};

/** A chat as a Markdown file. */
export const chatAsMarkdown = ({ chat, messages }: DocumentChatDetail, words: ExportWords): string =>
  [`# ${chat.title}`, ...messages.map((message) => lineOf(message, words))].join('\n\n').concat('\n');
