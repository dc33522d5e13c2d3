import type { RichTextBlock } from '@esg/contract';

/** Consecutive list items belong to one list. */
export type RichGroup =
  | { kind: 'paragraph' | 'heading'; block: RichTextBlock }
  | { kind: 'bullet' | 'numbered'; items: RichTextBlock[] };

/** Gathers the flat list of blocks into paragraphs, headings and lists. */
export const groupBlocks = (blocks: readonly RichTextBlock[]): RichGroup[] => {
  const groups: RichGroup[] = [];
  for (const block of blocks) {
    if (block.kind === 'paragraph' || block.kind === 'heading') {
      groups.push({ kind: block.kind, block });
      continue;
    }
    const last = groups.at(-1);
    if (last && 'items' in last && last.kind === block.kind) last.items.push(block);
    else groups.push({ kind: block.kind, items: [block] });
  }
  return groups;
};
