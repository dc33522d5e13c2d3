import type { ReportModel } from '@esg/contract';

/** Attributes of a tag besides its type. */
export type TagOptions = {
  lang?: string;
  alt?: string;
  title?: string;
  scope?: 'Row' | 'Column';
  bbox?: [number, number, number, number];
  /** Columns that a cell of a table spans. */
  columns?: number;
};

/** A4 in points, with room for running head and foot: 499 by 700 between the margins. */
export const sheet = { width: 595.28, height: 841.89, left: 48, right: 48, top: 76, bottom: 66 } as const;
export const contentWidth = sheet.width - sheet.left - sheet.right;

/** The orientation of a page. */
export type Format = { readonly width: number; readonly height: number };
export const portrait: Format = { width: sheet.width, height: sheet.height };
export const landscape: Format = { width: sheet.height, height: sheet.width };
/** Room between two languages side by side. */
export const gutter = 28;
/** A column for titles and notes beside the text, and the room between them. */
export const rail = { width: 158, gap: 12 } as const;

/** The setting of a paragraph: size and line height in points. */
export type TextStyle = { size: number; leading: number; bold?: boolean; color?: string };
export type Place = { x?: number; width?: number; align?: 'left' | 'right' };

/** Properties of every document, whatever its content. */
export type DocumentModel = Pick<
  ReportModel,
  'language' | 'languageTag' | 'title' | 'organisation' | 'publishedAt' | 'namesMaker'
> & {
  framework: Pick<ReportModel['framework'], 'name' | 'version'>;
  brand: Pick<ReportModel['brand'], 'name' | 'colors'>;
};
