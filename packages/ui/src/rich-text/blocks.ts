import type { EditorNode, RichTextBlock, RichTextKind } from './block-types.ts';
import { inline, linesOf } from './runs.ts';
import { tableNodeOf, tableOf } from './tables.ts';

/** Headings in a text are below those of the page. */
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
