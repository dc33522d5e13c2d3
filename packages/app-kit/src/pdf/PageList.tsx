import { tagOf } from '@esg/app-kit';
import type { Language } from '@esg/contract';
import { useEffect, useRef, useState } from 'react';
import * as css from './page-list.css.ts';
import { drawPage, layText, type Pages } from './pages.ts';

/** Words about pages, in the reader's language. */
export type PageWords = {
  /** Label of all thumbnails together. */
  readonly thumbnails: string;
  readonly page: (number: number) => string;
  readonly pageOf: (number: number, all: number) => string;
};

type PageListProps = {
  /** Nothing while the file is being opened. */
  pages: Pages | undefined;
  label: string;
  words: PageWords;
  /** Language of the file's words, whatever that of the page around it. */
  language: Language;
  /** Thumbnails beside the pages that they lead to. */
  withThumbnails?: boolean;
};

/** All pages of a PDF below one another, each drawn when it comes into sight. */
export const PageList = ({ pages, label, words, language, withThumbnails = false }: PageListProps) => {
  const list = (
    <ol className={css.pages} aria-label={label} aria-busy={!pages}>
      {pages?.sizes.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
        <PdfPage key={place} pages={pages} number={place + 1} words={words} language={language} />
      ))}
    </ol>
  );
  if (!withThumbnails || !pages) return list;
  return (
    <div className={css.layout}>
      <Thumbnails pages={pages} words={words} />
      {list}
    </div>
  );
};

const Thumbnails = ({ pages, words }: { pages: Pages; words: PageWords }) => (
  <nav className={css.thumbnails} aria-label={words.thumbnails}>
    <ol className={css.thumbnailList}>
      {pages.sizes.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
        <li key={place}>
          <a className={css.thumbnailLink} href={`#${pageId(place + 1)}`} aria-label={words.page(place + 1)}>
            <PdfPage pages={pages} number={place + 1} words={words} isSmall />
            <span aria-hidden="true">{place + 1}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

/** Anchor of a page. */
export const pageId = (number: number) => `page-${number}`;

/** The width of the element; nothing while it is far from sight. */
const useWidthInSight = (element: HTMLElement | null) => {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setWidth(Math.round(entry.boundingClientRect.width)),
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

type PdfPageProps = {
  pages: Pages;
  number: number;
  words: PageWords;
  /** The language of its words; absent where they are not laid out. */
  language?: Language;
  /** A picture only, for thumbnails. */
  isSmall?: boolean;
};

/** The first page is shown whole, as a cover; the others at reading width. */
const coverWidth = ({ width, height }: { width: number; height: number }) => ({
  maxWidth: `min(49.625rem, max(18rem, (100dvh - 16rem) * ${width / height}))`,
});

/** One page: its drawing, and over it its words. */
const PdfPage = ({ pages, number, words, language, isSmall = false }: PdfPageProps) => {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const width = useWidthInSight(sheet);
  const size = pages.sizes[number - 1] ?? { width: 210, height: 297 };
  useEffect(() => {
    if (width === undefined) return undefined;
    let isWanted = true;
    let task: ReturnType<typeof drawPage> | undefined;
    void pages.document
      .getPage(number)
      .then(async (page) => {
        if (!isWanted || !canvas.current) return;
        task = drawPage(page, canvas.current, width);
        await task.promise;
        if (isWanted && text.current) await layText(page, text.current, width);
      })
      .catch((error: unknown) => {
        // A drawing that was cancelled, or whose document is gone, has been replaced by another.
        if (isWanted && !(error instanceof Error && /cancel|destroy/i.test(error.message))) throw error;
      });
    return () => {
      isWanted = false;
      task?.cancel();
    };
  }, [pages, number, width]);
  const Sheet = isSmall ? 'span' : 'li';
  return (
    <Sheet
      ref={setSheet as (element: HTMLElement | null) => void}
      id={isSmall ? undefined : pageId(number)}
      className={isSmall ? css.small : css.page}
      style={{ aspectRatio: `${size.width} / ${size.height}`, ...(number === 1 && coverWidth(size)) }}
      aria-label={isSmall ? undefined : words.pageOf(number, pages.sizes.length)}
      data-drawn={width !== undefined || undefined}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus; its words lie over it. */}
      <canvas ref={canvas} className={css.canvas} aria-hidden="true" />
      {!isSmall && <div ref={text} className={css.words} lang={language && tagOf(language)} />}
    </Sheet>
  );
};
