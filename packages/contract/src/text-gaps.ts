import type { Language } from './languages.ts';
import { plainRichText, type RichTextBlock } from './rich-text.ts';
import { defineWords } from './words.ts';

const marked = defineWords({
  en: (what: string) => `[To complete: ${what}]`,
  zhTw: (what: string) => `〔待補充：${what}〕`,
});

/** What only a person knows, marked in a text that was drafted. It can be deleted, and must be filled before the report is published. */
export const gapIn = (language: Language, what: string): string =>
  marked[language](what.replaceAll(/[\]〕\s]+/g, ' ').trim());

const marks = /\[To complete: [^\]\n]*\]|〔待補充：[^〕\n]*〕/g;

/** Every place of a text that waits for a person, as it is marked. */
export const gapsIn = (blocks: readonly RichTextBlock[]): string[] => plainRichText(blocks).match(marks) ?? [];
