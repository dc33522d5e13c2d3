import { type ModelField, numberFootnotes, tableColumns } from '@esg/contract/printed';
import type { Canvas, Tag } from './canvas.ts';

import type { Run } from './lines.ts';
import type { Styles } from './styles.ts';
import { Table } from './table.ts';
import { paragraph } from './text.ts';

type Blocks = Extract<ModelField['content'], { kind: 'rich' }>['blocks'];
type Numbered = ReturnType<typeof numberFootnotes>['blocks'][number];
type TableBlock = Extract<Numbered, { kind: 'table' }>;

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (note: number) => [...`${note}`].map((digit) => raisedDigits[Number(digit)]).join('');

/** Runs for the page: the number of a footnote is raised. */
const pageRuns = (runs: Extract<Numbered, { runs: unknown }>['runs']): Run[] =>
  runs.map(({ note, ...run }) => (note === undefined ? run : { text: raised(note) }));

/**
 * Rich text: neighbouring bullets, and neighbouring numbers, are one list; numbering restarts with each list. Footnotes are below the text.
 */
export const drawBlocks = (
  canvas: Canvas,
  parent: Tag,
  given: Blocks,
  styles: Styles,
  { lang, heading = 'H5' }: { lang?: string | undefined /** Structure type of its headings. */; heading?: string } = {},
) => {
  const { blocks, notes } = numberFootnotes(given);
  let list: { kind: string; tag: Tag; count: number } | undefined;
  for (const [place, block] of blocks.entries()) {
    if (list && list.kind !== block.kind) {
      list.tag.end();
      list = undefined;
    }
    if (block.kind === 'table') {
      drawTable(canvas, parent, block, styles, { lang, isHeaded: place === 0 });
      continue;
    }
    const { kind } = block;
    const runs = pageRuns(block.runs);
    if (kind === 'bullet' || kind === 'numbered') {
      list ??= { kind, tag: canvas.tag(parent, 'L', lang ? { lang } : {}), count: 0 };
      list.count += 1;
      const next = blocks[place + 1];
      const isNextLast = next?.kind === kind && blocks[place + 2]?.kind !== kind;
      const keepWith = isNextLast ? pageRuns(next.runs) : undefined;
      drawItem(canvas, list.tag, kind === 'bullet' ? '•' : `${list.count}.`, runs, styles, { keepWith });
    } else if (kind === 'heading') {
      const options = { type: heading, lang, keepBelow: styles.body.leading, after: 2 };
      paragraph(canvas, parent, runs, { ...styles.body, bold: true }, options);
    } else paragraph(canvas, parent, runs, styles.body, { lang, after: 4 });
  }
  list?.tag.end();
  notes.forEach((note, index) => {
    paragraph(canvas, parent, [{ text: `${raised(index + 1)} ${note}` }], styles.small, { lang, after: 1 });
  });
};

/** Space beside the text of a cell. */
const cellAir = 9;

/** Widths of columns by their content, and none narrower than its longest word while there is room for all of those. */
const columnWidths = (canvas: Canvas, block: TableBlock, shares: readonly number[], styles: Styles): number[] => {
  const measure = canvas.measure(styles.body);
  const measureHead = canvas.measure(styles.smallBold);
  const wordsIn = (runs: readonly Run[]) =>
    runs
      .map(({ text }) => text)
      .join('')
      .split(/\s+/);
  const least = shares.map(
    (_, column) =>
      cellAir +
      Math.max(
        ...block.rows.flatMap(({ cells }, row) =>
          wordsIn(pageRuns(cells[column] ?? [])).map((word) =>
            block.header && row === 0 ? measureHead(word, true) : measure(word, true),
          ),
        ),
      ),
  );
  const spare = canvas.width - least.reduce((sum, width) => sum + width, 0);
  if (spare < 0) return shares.map((share) => share * canvas.width);
  const wanted = shares.map((share, column) => Math.max(0, share * canvas.width - (least[column] ?? 0)));
  const total = wanted.reduce((sum, width) => sum + width, 0);
  return least.map(
    (width, column) => width + (total === 0 ? spare / least.length : (spare * (wanted[column] ?? 0)) / total),
  );
};

/** A table of a text: columns as wide as their words need, figures right-aligned. One that begins the text follows its heading. */
const drawTable = (
  canvas: Canvas,
  parent: Tag,
  block: TableBlock,
  styles: Styles,
  { lang, isHeaded }: { readonly lang: string | undefined; readonly isHeaded: boolean },
) => {
  const shaped = tableColumns(block);
  const shares = shaped.map(({ share }) => share);
  const widths = columnWidths(canvas, block, shares, styles);
  const columns = shaped.map(({ figures }, place) => ({
    width: widths[place] ?? 0,
    align: figures ? ('right' as const) : ('left' as const),
    style: styles.body,
  }));
  const cellsOf = ({ cells }: TableBlock['rows'][number]) =>
    cells.map((runs) => ({ runs: pageRuns(runs), ...(lang && { lang }) }));
  const rows = block.rows.map(cellsOf);
  canvas.y += 2;
  const table = new Table(canvas, columns, block.header ? (rows.shift() ?? []) : [], styles.smallBold, { isHeaded });
  for (const row of rows) table.row(row);
  table.draw(parent);
  canvas.y += 6;
};

const itemIndent = 20;
const itemGap = 2;

/** Height of the beginning of an item: its first two lines. */
const itemHeight = (canvas: Canvas, runs: readonly Run[], styles: Styles): number => {
  const lines = canvas.lines(runs, styles.body, canvas.width - itemIndent).length;
  return Math.min(lines, 2) * styles.body.leading + itemGap;
};

/** One item of a list, its mark beside it. */
export const drawItem = (
  canvas: Canvas,
  list: Tag,
  label: string,
  runs: readonly Run[],
  styles: Styles,
  {
    keepWith,
  }: {
    /** The next item, where it is the last: neither begins a page alone. */ keepWith?: readonly Run[] | undefined;
  } = {},
) => {
  const item = canvas.tag(list, 'LI');
  canvas.ensure(itemHeight(canvas, runs, styles) + (keepWith ? itemHeight(canvas, keepWith, styles) : 0));
  const mark = canvas.tag(item, 'Lbl');
  canvas.mark(mark, 'Lbl', () =>
    canvas.label(label, { ...styles.body, color: canvas.palette.muted }, canvas.y, { x: canvas.left + 4, width: 16 }),
  );
  mark.end();
  const body = canvas.tag(item, 'LBody');
  paragraph(canvas, body, runs, styles.body, {
    x: canvas.left + itemIndent,
    width: canvas.width - itemIndent,
    after: itemGap,
  });
  body.end();
  item.end();
};
