import { useEffect } from 'react';
import type { Lights } from './lights.ts';
import type { Passage, Texts } from './page-text.ts';
import { useFinding } from './use-finding.ts';
import { useQuote } from './use-quote.ts';

type LitOptions = {
  readonly texts: Texts;
  readonly lights: Lights;
  /** The passage and the page of the address. */
  readonly quote: string | undefined;
  readonly addressed: number;
  /** The page in sight. */
  readonly page: number;
  /** Pages have their places, so that one can scroll to them. */
  readonly isReady: boolean;
  readonly toPassage: (passage: Passage) => void;
};

/** Lights what the address quotes and what is looked for, and scrolls to it. */
export const useLit = ({ texts, lights, quote, addressed, page, isReady, toPassage }: LitOptions) => {
  const finding = useFinding(texts, page, toPassage);
  const { passage, isMissing = false } = useQuote(texts, quote, addressed);
  const { passages } = finding.found;
  const current = passages[finding.current];
  useEffect(() => {
    lights.show({ quote: passage, found: passages, current });
  }, [lights, passage, passages, current]);
  useEffect(() => lights.clear, [lights]);
  useEffect(() => {
    if (passage && isReady) toPassage(passage);
  }, [passage, toPassage, isReady]);
  return { finding, isQuoteMissing: isMissing };
};
