import type { Node as DocumentNode } from '@tiptap/pm/model';
import { mergeAttributes, Node } from '@tiptap/react';

/** A reference to a footnote: the style sheet counts its number, and its text is drawn below. */
export const footnoteNode = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  marks: '',
  addAttributes: () => ({
    text: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-footnote') ?? '',
      renderHTML: ({ text }) => ({ 'data-footnote': text }),
    },
  }),
  parseHTML: () => [{ tag: 'sup[data-footnote]' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', mergeAttributes(HTMLAttributes)],
});

/** Footnotes of a document in order, each with the place of its reference. */
export const footnotesOf = (document: DocumentNode): { at: number; text: string }[] => {
  const found: { at: number; text: string }[] = [];
  document.descendants((node, at) => {
    if (node.type.name === 'footnote') found.push({ at, text: String(node.attrs.text) });
  });
  return found;
};
