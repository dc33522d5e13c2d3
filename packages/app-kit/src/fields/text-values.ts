import type { Language } from '@esg/contract';
import type { RichTextValues } from '@esg/ui/rich-text';
import { createContext } from 'react';

/** What a text in that language may name; `undefined` where it may name nothing. */
export type ValuesIn = (language: Language) => RichTextValues | undefined;

const useNone = (): ValuesIn => () => undefined;

/**
 * A hook that says what formatted texts below may name, such as the figures of a report. It runs only where there is such a text, so that nothing is
 * read for pages without one.
 */
export const TextValues = createContext<() => ValuesIn>(useNone);
