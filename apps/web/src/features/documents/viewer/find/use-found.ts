import { useEffect, useState } from 'react';
import { fold } from './fold.ts';
import { type Passage, passagesIn, type Texts } from './page-text.ts';

/** More passages than anybody looks through. */
export const foundMost = 2000;

export type Found = {
  readonly passages: readonly Passage[];
  /** Every page was read. */
  readonly isDone: boolean;
};
const nothing: Found = { passages: [], isDone: true };

/** Typing pauses this long before the document is searched. */
const pauseMs = 150;

/** Every passage that reads like this, in the order of the pages; more arrive while they are read. */
export const useFound = (texts: Texts, query: string): Found => {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    const wanted = fold(query.trim());
    setFound(wanted.text === '' ? nothing : { passages: [], isDone: false });
    if (wanted.text === '') return undefined;
    let isWanted = true;
    const search = async () => {
      let passages: readonly Passage[] = [];
      for (let page = 1; page <= texts.pages && passages.length < foundMost; page += 1) {
        const more = passagesIn(await texts.read(page), wanted, { most: foundMost - passages.length });
        if (!isWanted) return;
        const isFirst = passages.length === 0;
        passages = [...passages, ...more];
        if (isFirst && more.length > 0) setFound({ passages, isDone: false });
      }
      setFound({ passages, isDone: true });
    };
    // A page that could not be fetched has its own message, with another try.
    const timer = setTimeout(() => void search().catch(() => isWanted && setFound(nothing)), pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [texts, query]);
  return found;
};
