import type { EditorNode, RichTextRun, RichTextTable } from './block-types.ts';
import { inline, joined, linesOf } from './runs.ts';

/** Runs of a cell cut at their line breaks. */
const splitLines = (runs: readonly RichTextRun[]) => {
  const lines: RichTextRun[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ ...run, text });
    });
  }
  return lines;
};

/** The editor's node for a table. */
export const tableNodeOf = ({ header, rows }: RichTextTable): EditorNode => ({
  type: 'table',
  content: rows.map(({ cells }, row) => ({
    type: 'tableRow',
    content: cells.map((runs) => ({
      type: header && row === 0 ? 'tableHeader' : 'tableCell',
      content: splitLines(runs).map((line) => inline('paragraph', line)),
    })),
  })),
});

const paragraphsIn = (node: EditorNode): EditorNode[] =>
  node.type === 'paragraph' ? [node] : (node.content ?? []).flatMap(paragraphsIn);

/** Runs of a cell: its lines joined by line breaks, which take the marks of the text before them. */
const cellOf = (cell: EditorNode): RichTextRun[] => {
  const runs: RichTextRun[] = [];
  paragraphsIn(cell)
    .flatMap(linesOf)
    .forEach((line, index) => {
      const before = runs.at(-1);
      if (index > 0) runs.push({ ...(before?.footnote === undefined && before), text: '\n' });
      runs.push(...line);
    });
  return joined(runs);
};

/** The block of the editor's table; none for one that has no cell. */
export const tableOf = (node: EditorNode): RichTextTable[] => {
  const rows = (node.content ?? []).filter(({ type, content = [] }) => type === 'tableRow' && content.length > 0);
  const columns = Math.max(0, ...rows.map(({ content = [] }) => content.length));
  if (columns === 0) return [];
  const header = rows[0]?.content?.every(({ type }) => type === 'tableHeader') ?? false;
  const cellsOf = ({ content = [] }: EditorNode) =>
    Array.from({ length: columns }, (_, at) => cellOf(content[at] ?? {}));
  return [{ kind: 'table', header, rows: rows.map((row) => ({ cells: cellsOf(row) })) }];
};
