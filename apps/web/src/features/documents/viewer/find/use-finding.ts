import { useEffect, useState } from 'react';
import type { Passage, Texts } from './page-text.ts';
import { useFound } from './use-found.ts';

/** The place of the first passage at or after this page. */
const firstFrom = (passages: readonly Passage[], page: number) => {
  const place = passages.findIndex((passage) => passage.page >= page);
  return Math.max(0, place);
};

/** What is looked for, and the passage among those found that is shown. */
export const useFinding = (texts: Texts, page: number, show: (passage: Passage) => void) => {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const found = useFound(texts, isOpen ? query : '');
  const [first] = found.passages;
  const go = (place: number) => {
    const passage = found.passages[place];
    setCurrent(place);
    if (passage) show(passage);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search, from where the person was when it began
  useEffect(() => {
    if (first) go(firstFrom(found.passages, page));
  }, [first, found.isDone]);
  const step = (by: 1 | -1) => {
    const all = found.passages.length;
    if (all > 0) go((current + by + all) % all);
  };
  return { isOpen, setOpen, query, setQuery, current, found, step };
};
