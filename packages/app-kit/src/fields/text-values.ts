import type { Language } from '@esg/contract';
import type { RichTextValues } from '@esg/ui/rich-text';
import { createContext } from 'react';

/** The numbers that a text in that language may refer to; `undefined` for none. */
export type ValuesIn = (language: Language) => RichTextValues | undefined;

const useNone = (): ValuesIn => () => undefined;

/**
 * A hook that returns the numbers that formatted texts below may refer to, such as the figures of a report. It runs only where there is
 * such a text, so that pages without one read nothing.
 */
export const TextValues = createContext<() => ValuesIn>(useNone);
