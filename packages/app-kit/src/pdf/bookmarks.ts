import { useEffect, useState } from 'react';
import type { Pages } from './pages.ts';

/** A heading in the document's own contents. */
export type Bookmark = { readonly title: string; readonly page: number };

type Entry = { title: string; dest: string | unknown[] | null; items: Entry[] };

const inOrder = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...inOrder(entry.items)]);

/** All bookmarks of the document, in its order, each with its page. */
const readBookmarks = async ({ document }: Pages): Promise<Bookmark[]> => {
  const found: Bookmark[] = [];
  for (const { title, dest } of inOrder(((await document.getOutline()) ?? []) as Entry[])) {
    const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const target = place?.[0];
    if (typeof target === 'object' && target !== null)
      found.push({ title, page: (await document.getPageIndex(target as { num: number; gen: number })) + 1 });
  }
  return found;
};

/** The same for the shown pages; none while they are read. */
export const useBookmarks = (pages: Pages | undefined): readonly Bookmark[] => {
  const [bookmarks, setBookmarks] = useState<readonly Bookmark[]>([]);
  useEffect(() => {
    if (!pages) return undefined;
    let isWanted = true;
    void readBookmarks(pages).then(
      (found) => isWanted && setBookmarks(found),
      // The document was closed meanwhile, and another has replaced it.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [pages]);
  return bookmarks;
};
