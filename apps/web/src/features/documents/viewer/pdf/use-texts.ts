import { useMemo } from 'react';
import { type PageText, pageText, type TextItem, type Texts } from '../find/page-text.ts';
import type { OpenPdf } from './open-pdf.ts';
import { type LinesOf, mayBePicture } from './recognised-lines.ts';

const readText = async ({ document }: OpenPdf, number: number, linesOf: LinesOf): Promise<PageText> => {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const words = items.filter((item): item is Extract<typeof item, TextItem> => 'str' in item);
  const lines = mayBePicture(words.map(({ str }) => str)) ? await linesOf(number) : undefined;
  return pageText(number, lines?.map(({ text }) => ({ str: text.replaceAll('\t', ' '), hasEOL: true })) ?? words);
};

/** The words of all pages, read when they are asked for. */
export const useTexts = (pdf: OpenPdf, linesOf: LinesOf): Texts =>
  useMemo(() => {
    const known = new Map<number, Promise<PageText>>();
    const read = (page: number) => {
      const text = known.get(page) ?? readText(pdf, page, linesOf);
      known.set(page, text);
      text.catch(() => known.delete(page));
      return text;
    };
    return { pages: pdf.document.numPages, read };
  }, [pdf, linesOf]);
