import type { EditorNode, RichTextRun } from './block-types.ts';

const allowedLink = /^(?:https?:\/\/|mailto:)/i;

/** A link as it may be stored, or `undefined` for a forbidden one. */
export const safeLink = (address: unknown) =>
  typeof address === 'string' && allowedLink.test(address.trim()) ? address.trim() : undefined;

const nodeOfRun = ({ text, bold, italic, link, footnote, number }: RichTextRun): EditorNode => {
  if (footnote !== undefined) return { type: 'footnote', attrs: { text: footnote } };
  const href = safeLink(link);
  const marks = [
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ];
  const held = marks.length > 0 && { marks };
  return number ? { type: 'value', attrs: { text, value: number }, ...held } : { type: 'text', text, ...held };
};

/** A node of the editor that holds runs; empty ones, which the editor refuses, are left out. */
export const inline = (type: string, runs: readonly RichTextRun[], attrs?: Record<string, unknown>): EditorNode => {
  const content = runs.filter(({ text, footnote }) => text !== '' || footnote).map(nodeOfRun);
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
};

const runOf = (node: EditorNode): RichTextRun => {
  if (node.type === 'footnote') return { text: '', footnote: String(node.attrs?.text ?? '') };
  const mark = (type: string) => node.marks?.find((each) => each.type === type);
  const link = safeLink(mark('link')?.attrs?.href);
  const number = node.type === 'value' ? (node.attrs?.value as RichTextRun['number']) : undefined;
  return {
    text: node.text ?? String(node.attrs?.text ?? ''),
    ...(mark('bold') && { bold: true }),
    ...(mark('italic') && { italic: true }),
    ...(link && { link }),
    ...(number && { number }),
  };
};

const isPiece = ({ footnote, number }: RichTextRun) => Boolean(footnote || number);

const alike = (one: RichTextRun, other: RichTextRun) =>
  !isPiece(one) && !isPiece(other) && one.bold === other.bold && one.italic === other.italic && one.link === other.link;

/** Runs of one line; neighbours with the same marks are merged, and an empty footnote is dropped. */
export const joined = (runs: readonly RichTextRun[]) => {
  const result: RichTextRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (run.text === '' && !run.footnote?.trim()) continue;
    if (last && alike(last, run)) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
};

/** A soft line break begins a new line: lines hold no break, so that every output breaks them alike. */
export const linesOf = (node: EditorNode): RichTextRun[][] => {
  const lines: RichTextRun[][] = [[]];
  for (const child of node.content ?? []) {
    if (child.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(runOf(child));
  }
  return lines.map(joined);
};
