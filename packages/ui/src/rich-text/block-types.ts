/** The source of a value, as its owner writes it: this package does not read it. */
export type LinkedValue = Readonly<Record<string, unknown>>;

/** One stretch of text with its marks, or a reference to a footnote. */
export type RichTextRun = {
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** http, https or mailto only. */
  link?: string | undefined;
  /** What the footnote says. Such a run has no text and no marks; its number is its place among the footnotes of the text. */
  footnote?: string | undefined;
  /** The value of the text, whose words it shows. */
  number?: LinkedValue | undefined;
};

export const richTextKinds = ['paragraph', 'heading', 'bullet', 'numbered'] as const;
export type RichTextKind = (typeof richTextKinds)[number];

/** A line of text: paragraph, heading or item of a list. */
export type RichTextLine = { kind: RichTextKind; runs: RichTextRun[] };

/** A table without merged cells. Every row has as many cells as the first; a line break in a cell is one in its text. */
export type RichTextTable = {
  kind: 'table';
  /** Whether the first row is the head. */
  header: boolean;
  rows: { cells: RichTextRun[][] }[];
};

/** Rich text is a flat list of blocks: no markup is ever stored, and every output draws the same thing. */
export type RichTextBlock = RichTextLine | RichTextTable;

/** The part of an editor document that the converters know. */
export type EditorNode = {
  type?: string | undefined;
  text?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  content?: EditorNode[] | undefined;
};
