import type { ChatMessage, Citation, CitedSentence, DocumentChatDetail, NearPage } from '@esg/contract';

/** What is said of the place of a passage, or of a page. */
export type Place = Pick<Citation, 'documentName' | 'page' | 'pageLabel'>;

/** Says in the reader's language where a sentence stands. */
export type PlaceWords = (place: Place) => string;

/** The place of a page that a search found, named as that of a passage is. */
export const citedPlace = ({ documentName, page: { number, label } }: NearPage): Place => ({
  documentName,
  page: number,
  pageLabel: label === String(number) ? null : label,
});

/** An answer that has something to say, whole or stopped. */
export type Answer = Extract<ChatMessage, { type: 'paragraph' | 'stop' }>;

type SentenceWords = {
  readonly placeOf: PlaceWords;
  readonly partsOnly: string;
  readonly noneProves: string;
  readonly placesToLook: string;
  readonly nearDeleted: string;
  /** Says that a passage is from another company’s report. */
  readonly ofCompany: (company: string) => string;
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
      citation.company === undefined ? '' : words.ofCompany(citation.company),
      isPartsOnly ? words.partsOnly : '',
      concludedYear ? words.yearConcluded(concludedYear) : '',
    ];
    return [lines.filter(Boolean).join('\n')];
  });

/** The pages that come nearest where nothing answers, as places to look: no word of them, which could be taken for an answer. */
const nearestText = ({ nearest = [] }: Answer, words: SentenceWords): string[] => {
  if (nearest.length === 0) return [];
  const places = nearest.map((near) => `- ${near ? words.placeOf(citedPlace(near)) : words.nearDeleted}`);
  return [words.noneProves, [words.placesToLook, '', ...places].join('\n')];
};

/** Nothing is said of quotes, whose places say it. */
const writerLine = (answer: Answer, { writerOf }: SentenceWords): string[] => {
  const isOfModel = answer.writtenBy || answer.hasModelFailed || answer.isModelUnproved;
  const line = isOfModel ? writerOf(answer) : undefined;
  return line ? [line] : [];
};

/**
 * An answer as plain text: its sentences, each with its place, and whether it gives only parts of what was asked, or the pages that come
 * nearest; then its model, if any.
 */
export const answerText = (answer: Answer, words: SentenceWords): string =>
  [...sentencesText(answer.sentences, words), ...nearestText(answer, words), ...writerLine(answer, words)].join('\n\n');

type ExportWords = SentenceWords & {
  readonly notStated: string;
  readonly stopped: string;
  readonly deleted: string;
  readonly failed: string;
};

const lineOf = (message: ChatMessage, words: ExportWords): string => {
  const { notStated, stopped, deleted, failed } = words;
  if (message.type === 'text') return `## ${(message.meant ?? message.text).replaceAll(/\s+/g, ' ')}`;
  if (message.type === 'error') return failed;
  const { type, sentences, nearest = [] } = message;
  const parts = [
    ...sentencesText(sentences, words),
    sentences.some(({ citation }) => citation === null) ? deleted : '',
    type === 'stop' ? stopped : '',
    type === 'paragraph' && sentences.length + nearest.length === 0 ? notStated : '',
    ...nearestText(message, words),
    ...writerLine(message, words),
  ];
  return parts.filter(Boolean).join('\n\n');
};

/** A chat as a Markdown file. */
export const chatAsMarkdown = ({ chat, messages }: DocumentChatDetail, words: ExportWords): string =>
  [`# ${chat.title}`, ...messages.map((message) => lineOf(message, words))].join('\n\n').concat('\n');
