import { inline, linesOf } from './runs.ts';
import { tableNodeOf, tableOf } from './tables.ts';

/** Where a value comes from, as its owner writes it down: nothing here reads it. */
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
  /** The text stands for this value, and is what it last said. */
  number?: LinkedValue | undefined;
};

export const richTextKinds = ['paragraph', 'heading', 'bullet', 'numbered'] as const;
export type RichTextKind = (typeof richTextKinds)[number];

/** A line of text: paragraph, heading or item of a list. */
export type RichTextLine = { kind: RichTextKind; runs: RichTextRun[] };

/** A table without merged cells. Every row has as many cells as the first; a line break in a cell is one in its text. */
export type RichTextTable = {
  kind: 'table';
  /** Whether the first row names the columns. */
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

/** Headings in a text stand below those of the page. */
export const headingLevel = 3;

const lists = { bullet: 'bulletList', numbered: 'orderedList' } as const;

/** The editor's document for stored blocks. Neighbouring items of one kind become one list. */
export const documentOf = (blocks: readonly RichTextBlock[]): EditorNode => {
  const content: EditorNode[] = [];
  for (const block of blocks) {
    if (block.kind === 'table') {
      content.push(tableNodeOf(block));
      continue;
    }
    const { kind, runs } = block;
    if (kind === 'paragraph') content.push(inline('paragraph', runs));
    else if (kind === 'heading') content.push(inline('heading', runs, { level: headingLevel }));
    else {
      const item: EditorNode = { type: 'listItem', content: [inline('paragraph', runs)] };
      const last = content.at(-1);
      if (last?.type === lists[kind]) last.content?.push(item);
      else content.push({ type: lists[kind], content: [item] });
    }
  }
  // After a table at the end there is a line to go on in.
  if (content.length === 0 || content.at(-1)?.type === 'table') content.push({ type: 'paragraph' });
  return { type: 'doc', content };
};

const collect = (node: EditorNode, kind: RichTextKind): RichTextBlock[] => {
  const inside = (next: RichTextKind) => (node.content ?? []).flatMap((child) => collect(child, next));
  switch (node.type) {
    case 'paragraph':
      return linesOf(node).map((runs) => ({ kind, runs }));
    case 'heading':
      return linesOf(node).map((runs) => ({ kind: kind === 'paragraph' ? 'heading' : kind, runs }));
    case 'bulletList':
      return inside('bullet');
    case 'orderedList':
      return inside('numbered');
    case 'table':
      return tableOf(node);
    default:
      return inside(kind);
  }
};

/** The blocks of an editor's document. Empty paragraphs at the end say nothing and are left out. */
export const blocksOf = (document: EditorNode): RichTextBlock[] => {
  const blocks = collect(document, 'paragraph');
  for (let last = blocks.at(-1); last?.kind === 'paragraph' && last.runs.length === 0; last = blocks.at(-1))
    blocks.pop();
  return blocks;
};

/** Whether two texts say the same. */
export const sameBlocks = (one: readonly RichTextBlock[], other: readonly RichTextBlock[]) =>
  one === other || JSON.stringify(documentOf(one)) === JSON.stringify(documentOf(other));
