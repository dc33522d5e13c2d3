import type { LocalizedText } from '@esg/contract';

/** A text as the log has it: in every language that it was written in. */
export const wordedText = (text: string, texts: LocalizedText | null | undefined) =>
  [...new Set([text, ...Object.values(texts ?? {})])].filter(Boolean).join(' / ');
