/** One stretch of text with its marks. */
export type RichTextRun = {
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** http, https or mailto only. */
  link?: string | undefined;
};

export const richTextKinds = ['paragraph', 'heading', 'bullet', 'numbered'] as const;
export type RichTextKind = (typeof richTextKinds)[number];

/** Rich text is a flat list of blocks: no markup is ever stored, and every output draws the same thing. */
export type RichTextBlock = { kind: RichTextKind; runs: RichTextRun[] };

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
const allowedLink = /^(?:https?:\/\/|mailto:)/i;

/** A link as it may be stored, or `undefined` for one that may not. */
export const safeLink = (address: unknown) =>
  typeof address === 'string' && allowedLink.test(address.trim()) ? address.trim() : undefined;

const nodeOfRun = ({ text, bold, italic, link }: RichTextRun): EditorNode => {
  const href = safeLink(link);
  const marks = [
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ];
  return { type: 'text', text, ...(marks.length > 0 && { marks }) };
};

const inline = (type: string, runs: readonly RichTextRun[], attrs?: Record<string, unknown>): EditorNode => {
  const content = runs.filter(({ text }) => text !== '').map(nodeOfRun);
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
};

/** The editor's document for stored blocks. Neighbouring items of one kind become one list. */
export const documentOf = (blocks: readonly RichTextBlock[]): EditorNode => {
  const content: EditorNode[] = [];
  for (const { kind, runs } of blocks) {
    if (kind === 'paragraph') content.push(inline('paragraph', runs));
    else if (kind === 'heading') content.push(inline('heading', runs, { level: headingLevel }));
    else {
      const item: EditorNode = { type: 'listItem', content: [inline('paragraph', runs)] };
      const last = content.at(-1);
      if (last?.type === lists[kind]) last.content?.push(item);
      else content.push({ type: lists[kind], content: [item] });
    }
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
};

const runOf = (node: EditorNode): RichTextRun => {
  const mark = (type: string) => node.marks?.find((each) => each.type === type);
  const link = safeLink(mark('link')?.attrs?.href);
  return {
    text: node.text ?? '',
    ...(mark('bold') && { bold: true }),
    ...(mark('italic') && { italic: true }),
    ...(link && { link }),
  };
};

const alike = (one: RichTextRun, other: RichTextRun) =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

/** Runs of one line; neighbours with the same marks become one. */
const joined = (runs: readonly RichTextRun[]) => {
  const result: RichTextRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (run.text === '') continue;
    if (last && alike(last, run)) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
};

/** A soft line break starts a new block: blocks hold single lines, so that every output breaks them alike. */
const linesOf = (node: EditorNode, kind: RichTextKind): RichTextBlock[] => {
  const lines: RichTextRun[][] = [[]];
  for (const child of node.content ?? []) {
    if (child.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(runOf(child));
  }
  return lines.map((runs) => ({ kind, runs: joined(runs) }));
};

const collect = (node: EditorNode, kind: RichTextKind): RichTextBlock[] => {
  const inside = (next: RichTextKind) => (node.content ?? []).flatMap((child) => collect(child, next));
  switch (node.type) {
    case 'paragraph':
      return linesOf(node, kind);
    case 'heading':
      return linesOf(node, kind === 'paragraph' ? 'heading' : kind);
    case 'bulletList':
      return inside('bullet');
    case 'orderedList':
      return inside('numbered');
    default:
      return inside(kind);
  }
};

/** The blocks of an editor's document. Empty paragraphs at the end say nothing and are left out. */
export const blocksOf = (document: EditorNode): RichTextBlock[] => {
  const blocks = collect(document, 'paragraph');
  while (blocks.at(-1)?.kind === 'paragraph' && blocks.at(-1)?.runs.length === 0) blocks.pop();
  return blocks;
};

/** Whether two texts say the same. */
export const sameBlocks = (one: readonly RichTextBlock[], other: readonly RichTextBlock[]) =>
  one === other || JSON.stringify(documentOf(one)) === JSON.stringify(documentOf(other));
