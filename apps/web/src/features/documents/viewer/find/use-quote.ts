import { useEffect, useState } from 'react';
import { fold } from './fold.ts';
import { type Passage, passagesIn, type Texts } from './page-text.ts';

/** The passage to light; `missing` where no page has it. */
export type Quoted = { readonly passage?: Passage; readonly isMissing?: boolean };

/** The page that the link names first, then those nearest to it. */
export const pagesAround = (page: number, pages: number): number[] =>
  Array.from({ length: pages }, (_, place) => place + 1).toSorted(
    (one, other) => Math.abs(one - page) - Math.abs(other - page) || one - other,
  );

/** Finds the passage that a link quotes, on its page or the nearest one that has it. */
export const useQuote = (texts: Texts, quote: string | undefined, page: number): Quoted => {
  const [quoted, setQuoted] = useState<Quoted>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the search began stays; turning pages is no new search
  useEffect(() => {
    setQuoted({});
    const wanted = fold(quote ?? '');
    if (wanted.text === '') return undefined;
    let isWanted = true;
    const search = async () => {
      for (const number of pagesAround(page, texts.pages)) {
        const [passage] = passagesIn(await texts.read(number), wanted, { loose: true, most: 1 });
        if (!isWanted) return;
        if (passage) return setQuoted({ passage });
      }
      setQuoted({ isMissing: true });
    };
    // A page that could not be fetched has its own message, with another try.
    void search().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [texts, quote]);
  return quoted;
};
