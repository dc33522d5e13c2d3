import type { DrawnBlock } from '@esg/contract';

type Line = Exclude<DrawnBlock, { kind: 'table' }>;

/** Consecutive list items belong to one list. */
export type RichGroup =
  | { kind: 'paragraph' | 'heading'; block: Line }
  | { kind: 'bullet' | 'numbered'; items: Line[] }
  | Extract<DrawnBlock, { kind: 'table' }>;

/** Groups the flat list of blocks into paragraphs, headings, lists and tables. */
export const groupBlocks = (blocks: readonly DrawnBlock[]): RichGroup[] => {
  const groups: RichGroup[] = [];
  for (const block of blocks) {
    const { kind } = block;
    if (kind === 'table') {
      groups.push(block);
      continue;
    }
    if (kind === 'paragraph' || kind === 'heading') {
      groups.push({ kind, block });
      continue;
    }
    const last = groups.at(-1);
    if (last && 'items' in last && last.kind === kind) last.items.push(block);
    else groups.push({ kind, items: [block] });
  }
  return groups;
};
