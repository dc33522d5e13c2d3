import { introductionFacts, type KeyFigure, keyFiguresOf, printedWords } from '@esg/contract/printed';
import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import { hex, type Look, textWidth, twips } from './styles.ts';
import { noBorder, noBorders } from './table.ts';
import { textOf } from './text.ts';

/** The description of the report: its facts, text and boundary. */
export const aboutOf = ({ model, palette }: Look): Paragraph[] => {
  const { description, reportingBoundary, words, language } = model;
  const quiet = { color: hex(palette.muted) };
  return [
    new Paragraph({ style: 'Section', children: textOf(printedWords[language].about) }),
    ...introductionFacts(model).map(
      ([label, value]) => new Paragraph({ children: [...textOf(`${label}  `, quiet), ...textOf(value)] }),
    ),
    ...(description ? [new Paragraph({ spacing: { before: twips(6) }, children: textOf(description) })] : []),
    ...(reportingBoundary
      ? [
          new Paragraph({ heading: HeadingLevel.HEADING_4, children: textOf(words.reportingBoundary) }),
          new Paragraph({ children: textOf(reportingBoundary) }),
        ]
      : []),
  ];
};

const inRow = 3;

/** The opening figures of the report, three in a row: name, numeral with its unit, change since last year. */
export const keyFiguresTable = (look: Look): (Paragraph | Table)[] => {
  const figures = keyFiguresOf(look.model);
  if (figures.length === 0) return [];
  const width = Math.floor(textWidth / inRow);
  const rows = Array.from({ length: Math.ceil(figures.length / inRow) }, (_, row) =>
    figures.slice(row * inRow, (row + 1) * inRow),
  );
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: true,
      children: textOf(printedWords[look.model.language].keyFigures),
    }),
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: Array.from({ length: inRow }, () => width),
      borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
      margins: { top: 80, left: 0, right: 160, bottom: 200 },
      rows: rows.map(
        (row) => new TableRow({ cantSplit: true, children: row.map((figure) => cellOf(figure, width, look)) }),
      ),
    }),
    new Paragraph({ style: 'Small', children: [] }),
  ];
};

const cellOf = ({ label, value, unit, change }: KeyFigure, width: number, { palette }: Look) => {
  const quiet = { color: hex(palette.muted) };
  const top = { style: BorderStyle.SINGLE, size: 8, color: hex(palette.barEdge) };
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlign.TOP,
    borders: { ...noBorders, top },
    children: [
      new Paragraph({ style: 'Cell', children: textOf(label) }),
      new Paragraph({
        style: 'Cell',
        children: [...textOf(value, { bold: true, size: 44 }), ...textOf(unit && ` ${unit}`, { ...quiet, size: 20 })],
      }),
      ...(change ? [new Paragraph({ style: 'Small', children: textOf(change) })] : []),
    ],
  });
};
