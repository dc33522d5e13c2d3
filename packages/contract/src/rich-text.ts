import * as v from 'valibot';
import { limits } from './limits.ts';
import { LinkedNumberSchema } from './linked-number-schemas.ts';
import { ref } from './schema.ts';

/** One stretch of text with its marks, or a reference to a footnote. */
export const RichTextRunSchema = v.pipe(
  v.object({
    text: v.pipe(v.string(), v.maxLength(limits.textAreaLengthMax)),
    bold: v.optional(v.boolean()),
    italic: v.optional(v.boolean()),
    /** http, https or mailto only. */
    link: v.optional(v.pipe(v.string(), v.maxLength(2048), v.regex(/^(?:https?:\/\/|mailto:)/i))),
    /** The text of the footnote. Such a run has no text of its own: its number is counted when it is drawn. */
    footnote: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(limits.footnoteLengthMax))),
    /** The linked number of the report. The run's text is its value when somebody last confirmed the sentence. */
    number: v.optional(LinkedNumberSchema),
  }),
  ref('RichTextRun'),
);
export type RichTextRun = v.InferOutput<typeof RichTextRunSchema>;

const RunsSchema = v.pipe(v.array(RichTextRunSchema), v.maxLength(500));
const RowSchema = v.object({
  cells: v.pipe(v.array(RunsSchema), v.minLength(1), v.maxLength(limits.richTextTableColumnsMax)),
});

/** Rich text is a flat list of blocks, so that browser, PDF and Word draw the same and no markup is ever stored. */
export const RichTextBlockSchema = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.picklist(['paragraph', 'heading', 'bullet', 'numbered']), runs: RunsSchema }),
    v.object({
      kind: v.literal('table'),
      /** Whether the first row names the columns. */
      header: v.boolean(),
      /** Every row has as many cells as the first. A line break in a cell is a line break in its text. */
      rows: v.pipe(
        v.array(RowSchema),
        v.minLength(1),
        v.maxLength(limits.richTextTableRowsMax),
        v.check((rows) => rows.every(({ cells }) => cells.length === rows[0]?.cells.length)),
      ),
    }),
  ]),
  ref('RichTextBlock'),
);
export type RichTextBlock = v.InferOutput<typeof RichTextBlockSchema>;
export const RichTextSchema = v.pipe(v.array(RichTextBlockSchema), v.maxLength(limits.richTextBlocksMax));

/** All runs of a block in reading order, those of a table row by row. */
export const runsOfBlock = (block: RichTextBlock): RichTextRun[] =>
  block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells.flat()) : block.runs;

/** The blocks with each run replaced by the result of the function. */
export const mapRuns = (blocks: readonly RichTextBlock[], become: (run: RichTextRun) => RichTextRun): RichTextBlock[] =>
  blocks.map((block) =>
    block.kind === 'table'
      ? { ...block, rows: block.rows.map(({ cells }) => ({ cells: cells.map((runs) => runs.map(become)) })) }
      : { ...block, runs: block.runs.map(become) },
  );

/** Whether the text has any content: empty lines and empty tables have none. */
export const isRichTextFilled = (blocks: readonly RichTextBlock[]): boolean =>
  blocks.some((block) => runsOfBlock(block).some(({ text, footnote }) => text.trim() !== '' || footnote !== undefined));

/** Number of characters of a text, including its footnotes. */
export const richTextLength = (blocks: readonly RichTextBlock[]): number =>
  blocks.flatMap(runsOfBlock).reduce((sum, { text, footnote = '' }) => sum + text.length + footnote.length, 0);

/** A table as lines of plain cells, and every other block as one line; footnotes are in brackets. */
export const plainRichText = (blocks: readonly RichTextBlock[]): string => {
  const textOf = (runs: readonly RichTextRun[]) =>
    runs.map(({ text, footnote }) => (footnote === undefined ? text : ` (${footnote})`)).join('');
  const linesOf = (block: RichTextBlock) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells.map(textOf).join('\t')) : [textOf(block.runs)];
  return blocks.flatMap(linesOf).join('\n');
};

/** A run as it is drawn: one with a `note` is that footnote's number, which `text` contains too. */
export type DrawnRun = Omit<RichTextRun, 'footnote' | 'number'> & { note?: number };
export type DrawnBlock =
  | { kind: Exclude<RichTextBlock['kind'], 'table'>; runs: DrawnRun[] }
  | { kind: 'table'; header: boolean; rows: { cells: DrawnRun[][] }[] };

/** The blocks with footnotes counted from 1 in reading order, and the texts of the notes, to be drawn below. */
export const numberFootnotes = (blocks: readonly RichTextBlock[]): { blocks: DrawnBlock[]; notes: string[] } => {
  const notes: string[] = [];
  const drawn = (runs: readonly RichTextRun[]) =>
    runs.map(({ footnote, number: _number, ...run }): DrawnRun => {
      if (footnote === undefined) return run;
      const note = notes.push(footnote);
      return { text: `${note}`, note };
    });
  const made = blocks.map((block): DrawnBlock => {
    if (block.kind !== 'table') return { kind: block.kind, runs: drawn(block.runs) };
    return { ...block, rows: block.rows.map(({ cells }) => ({ cells: cells.map(drawn) })) };
  });
  return { blocks: made, notes };
};

type TableBlock = Extract<DrawnBlock, { kind: 'table' }>;
const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/g;
const figure = /^[\s(+\-−–]*[\d][\d\s.,]*[%)]*$/;

/** The width of each column of a table, as shares that add up to 1, and whether it contains figures only. */
export const tableColumns = ({ rows, header }: TableBlock): { share: number; figures: boolean }[] => {
  const textOf = (runs: readonly DrawnRun[] = []) => runs.map(({ text, note }) => (note ? '' : text)).join('');
  const columns = (rows[0]?.cells ?? []).map((_, column) => rows.map(({ cells }) => textOf(cells[column])));
  const sizes = columns.map((texts) => {
    const longest = Math.max(...texts.map((text) => text.length + (text.match(wide)?.length ?? 0)));
    return Math.min(48, Math.max(6, longest));
  });
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return columns.map((texts, column) => {
    const filled = texts.slice(header ? 1 : 0).filter((text) => text.trim() !== '');
    const figures = filled.length > 0 && filled.every((text) => figure.test(text));
    return { share: (sizes[column] ?? 0) / total, figures };
  });
};
