import { type ModelField, numberFootnotes, tableColumns } from '@esg/contract/printed';
import { HeadingLevel, Paragraph, type Table } from 'docx';
import { type Look, twips } from './styles.ts';
import { ruledTable } from './table.ts';
import { runsOf, textOf } from './text.ts';

/** Numbers its lists, so that each begins at 1. */
export type ListCounter = () => number;
export const numberingName = 'numbers';
export const bulletName = 'bullets';

/** Space between an answer and the next content. */
export const below = { after: twips(5) };

type Blocks = Extract<ModelField['content'], { kind: 'rich' }>['blocks'];
type TableBlock = Extract<ReturnType<typeof numberFootnotes>['blocks'][number], { kind: 'table' }>;

/** Rich text in native headings, lists and tables; footnotes are below the text, numbered as everywhere else. */
export const blocksOf = (given: Blocks, language: object, look: Look, nextList: ListCounter): (Paragraph | Table)[] => {
  const { blocks, notes } = numberFootnotes(given);
  let instance = 0;
  const made = blocks.flatMap((block, index): (Paragraph | Table)[] => {
    if (block.kind === 'table')
      return [tableOf(block, language, look), new Paragraph({ style: 'Small', children: [] })];
    const children = runsOf(block.runs, language);
    if (block.kind === 'heading') return [new Paragraph({ heading: HeadingLevel.HEADING_4, children })];
    if (block.kind === 'bullet') return [new Paragraph({ numbering: { reference: bulletName, level: 0 }, children })];
    if (block.kind === 'paragraph') return [new Paragraph({ spacing: below, children })];
    if (blocks[index - 1]?.kind !== 'numbered') instance = nextList();
    return [new Paragraph({ numbering: { reference: numberingName, level: 0, instance }, children })];
  });
  const noteLines = notes.map(
    (note, index) =>
      new Paragraph({
        style: 'Small',
        children: [...runsOf([{ text: `${index + 1}`, note: index + 1 }], language), ...textOf(` ${note}`, language)],
      }),
  );
  return [...made, ...noteLines];
};

const tableOf = (block: TableBlock, language: object, look: Look): Table => {
  const columns = tableColumns(block).map(({ share, figures }) => ({
    width: share,
    align: figures ? ('right' as const) : ('left' as const),
    run: language,
  }));
  const rows = block.rows.map(({ cells }) => cells.map((runs) => ({ runs })));
  const head = block.header ? (rows.shift() ?? []) : [];
  return ruledTable(columns, head, rows, look);
};
