import type { ChatMessage, CitedSentence, DocumentChatDetail } from '@esg/contract';

/** Says in the reader's language where a sentence stands. */
export type PlaceWords = (citation: NonNullable<CitedSentence['citation']>) => string;

type SentenceWords = { readonly placeOf: PlaceWords; readonly partsOnly: string };

/** The sentences of an answer as plain text, each with the place it is quoted from, and whether it gives only parts of what was asked. */
export const answerText = (sentences: readonly CitedSentence[], { placeOf, partsOnly }: SentenceWords): string =>
  sentences
    .flatMap(({ text, citation, isPartsOnly }) =>
      citation ? [`${text} (${placeOf(citation)})${isPartsOnly ? `\n${partsOnly}` : ''}`] : [],
    )
    .join('\n\n');

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
    answerText(sentences, words),
    sentences.some(({ citation }) => citation === null) ? deleted : '',
    type === 'stop' ? stopped : '',
    type === 'paragraph' && sentences.length === 0 ? notStated : '',
  ];
  return parts.filter(Boolean).join('\n\n');
};

/** A chat as a Markdown file. */
export const chatAsMarkdown = ({ chat, messages }: DocumentChatDetail, words: ExportWords): string =>
  [`# ${chat.title}`, ...messages.map((message) => lineOf(message, words))].join('\n\n').concat('\n');
