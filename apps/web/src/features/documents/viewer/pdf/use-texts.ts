import { useMemo } from 'react';
import { type PageText, pageText, type TextItem, type Texts } from '../find/page-text.ts';
import type { OpenPdf } from './open-pdf.ts';

const readText = async ({ document }: OpenPdf, number: number): Promise<PageText> => {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent({ disableNormalization: true });
  return pageText(
    number,
    items.filter((item): item is Extract<typeof item, TextItem> => 'str' in item),
  );
};

/** The words of all pages, read when they are asked for. */
export const useTexts = (pdf: OpenPdf): Texts =>
  useMemo(() => {
    const known = new Map<number, Promise<PageText>>();
    const read = (page: number) => {
      const text = known.get(page) ?? readText(pdf, page);
      known.set(page, text);
      text.catch(() => known.delete(page));
      return text;
    };
    return { pages: pdf.document.numPages, read };
  }, [pdf]);
