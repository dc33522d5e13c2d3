import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, mergeAttributes, Node, ReactNodeViewRenderer } from '@tiptap/react';
import type { LinkedValue } from './block-types.ts';
import { heldIn } from './rich-text-values.ts';
import { ValueChip } from './ValueChip.tsx';

const valueIn = (element: HTMLElement): LinkedValue | null => {
  try {
    const read: unknown = JSON.parse(element.getAttribute('data-value') ?? '');
    return typeof read === 'object' && read !== null ? { ...read } : null;
  } catch {
    return null;
  }
};

/** A value from elsewhere: one piece in the line, with its last words. */
export const valueNode = Node.create({
  name: 'value',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({
    text: { default: '', parseHTML: (element) => element.textContent, renderHTML: () => ({}) },
    value: {
      default: null,
      parseHTML: valueIn,
      renderHTML: ({ value }) => ({ 'data-value': JSON.stringify(value) }),
    },
  }),
  // An unreadable value keeps its words.
  parseHTML: () => [{ tag: 'span[data-value]', getAttrs: (element) => (valueIn(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes, node }) => ['span', mergeAttributes(HTMLAttributes), String(node.attrs.text)],
  renderText: ({ node }) => String(node.attrs.text),
  addNodeView: () => ReactNodeViewRenderer(ValueChip, { as: 'span' }),
});

/** The value that is selected as one piece, and its place. */
export const selectedValue = ({ state }: Pick<Editor, 'state'>) => {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'value') return undefined;
  return { at: selection.from, marks: selection.node.marks, ...heldIn(selection.node) };
};
