import { indexInRuns, indexWithReasonsOnce, printedWords, readCode } from '@esg/contract/printed';
import { Bookmark, type FileChild, HeadingLevel, PageReference, Paragraph } from 'docx';
import { drawnCodes } from '../drawn.ts';
import { indexColumns } from '../index-columns.ts';
import type { Later } from './later.ts';
import { hex, type Look } from './styles.ts';
import { type Cell, ruledTable } from './table.ts';
import { textOf } from './text.ts';

/** Name of a disclosure's bookmark in the file: letters and digits, as Word requires. */
export const placeOf = (code: string) => `d_${Buffer.from(code).toString('hex').slice(0, 36)}`;

/** A heading's runs inside the bookmark of the content index. */
export const placed = (code: string, children: ReturnType<typeof textOf>) => [
  new Bookmark({ id: placeOf(code), children }),
];

const headingOf = (text: string) =>
  new Paragraph({ heading: HeadingLevel.HEADING_1, pageBreakBefore: true, children: textOf(text) });

/** Letters of a status that fit in a narrow column. */
const shortMost = 16;

/** Code and title; in a row of several provisions each title has its code already. */
const namedRow = ({ code, title }: { code: string; title: string }) =>
  title.includes('\n') ? `${code}\n${title}` : `${readCode(code)}  ${title}`;

/** Everything that was asked for, in the form that the framework prescribes. Word fills in the pages when it opens the file. */
export const contentIndexOf = (look: Look, later: Later): FileChild[] => {
  const { contentIndex, language } = look.model;
  if (!contentIndex) return [];
  // A disclosure that is only in the index has no page.
  const drawn = drawnCodes(look.model);
  const inRuns = indexInRuns(contentIndex, [language], (code) => drawn.has(code));
  const index = indexWithReasonsOnce(inRuns, language);
  const quiet = { color: hex(look.palette.muted) };
  const { disclosure, location, cells } = index.columns;
  const { common, shown, apartOf } = indexColumns(index);
  const names = shown.map(({ name }) => name);
  const rows = index.groups.flatMap((group): Cell[][] => [
    [{ text: group.title, run: { bold: true }, columns: names.length + 2, keepNext: true }],
    ...group.rows.map((row): Cell[] => [
      {
        children: [...textOf(namedRow(row)), ...textOf(apartOf(row.cells), quiet)],
        indent: 160,
      },
      drawn.has(row.code) ? { children: [new PageReference(placeOf(row.code))] } : { text: '–' },
      ...shown.map(({ place }) => ({ text: row.cells[place] ?? '', run: quiet })),
    ]),
  ]);
  const isShort = rows.every((row) => row.slice(2).every((cell) => !('text' in cell) || cell.text.length <= shortMost));
  const rest =
    names.length === 1 ? [isShort ? 0.16 : 0.3] : names.map((_, place) => (place === names.length - 1 ? 0.32 : 0.14));
  const first = 1 - 0.08 - rest.reduce((sum, width) => sum + width, 0);
  const columns = [{ width: first }, { width: 0.08 }, ...rest.map((width) => ({ width }))];
  const saidOnce = common ? [{ label: cells[0] ?? '', text: `${common} ${printedWords[language].unlessSaid}` }] : [];
  return [
    headingOf(index.title),
    ...[...index.facts, ...saidOnce].flatMap(({ label, text }) => [
      new Paragraph({ style: 'Small', children: textOf(label, { bold: true, size: 17 }) }),
      new Paragraph({ children: textOf(text) }),
    ]),
    ...later(() => [ruledTable(columns, [disclosure, location, ...names], rows, look)]),
  ];
};

/** Every figure that was published with another value. */
export const restatementsOf = (look: Look, later: Later): FileChild[] => {
  const { words, restatements } = look.model;
  if (restatements.length === 0) return [];
  const rows = restatements.map(({ code, label, descriptor, note, ...figures }): Cell[] => [
    { text: [`${code}  ${label}`, descriptor].filter(Boolean).join(' · ') },
    { text: figures.old || '–' },
    { text: figures.new || '–' },
    { text: note },
  ]);
  const right = { width: 0.2, align: 'right' as const };
  const columns = [{ width: 0.34 }, right, right, { width: 0.26 }];
  return [
    headingOf(words.restatements),
    ...later(() => [ruledTable(columns, [words.field, words.before, words.now, words.note], rows, look)]),
  ];
};
