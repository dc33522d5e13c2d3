import {
  figureTable,
  groupFields,
  type ModelDisclosure,
  type ModelField,
  type NumberField,
} from '@esg/contract/printed';
import { BorderStyle, HeadingLevel, Paragraph, type Table } from 'docx';
import { chartOf } from './chart.ts';
import { placed } from './content-index.ts';
import { below, blocksOf, bulletName, type ListCounter } from './rich.ts';
import { hex, type Look, twips } from './styles.ts';
import { type Cell, ruledTable } from './table.ts';
import { textOf } from './text.ts';

/** Heading of a disclosure, which the contents and the content index name. */
export const headingOf = ({ code, title }: ModelDisclosure, { palette }: Look): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    children: placed(code, [...textOf(`${code}  `, { color: hex(palette.muted) }), ...textOf(title)]),
  });

/** What stands below a disclosure's heading: why it is left out, or its answers and charts. */
export const bodyOf = (disclosure: ModelDisclosure, look: Look, nextList: ListCounter): (Paragraph | Table)[] => {
  const { omission, fields, charts } = disclosure;
  const body = omission ? omissionOf(omission, look) : fieldsOf(fields, look, nextList);
  return [...body, ...charts.flatMap((chart) => chartOf(chart, look))];
};

const omissionOf = (omission: NonNullable<ModelDisclosure['omission']>, { palette, model }: Look): Paragraph[] => {
  const edge = { style: BorderStyle.SINGLE, size: 18, color: hex(palette.line), space: 10 };
  const box = { border: { left: edge }, indent: { left: twips(12) } };
  const reason = [
    ...textOf(`${model.words.omitted}: `, { color: hex(palette.muted) }),
    ...textOf(omission.reason, { bold: true }),
  ];
  const paragraphs = [new Paragraph({ ...box, children: reason })];
  return omission.explanation
    ? [...paragraphs, new Paragraph({ ...box, children: textOf(omission.explanation) })]
    : paragraphs;
};

const fieldsOf = (fields: readonly ModelField[], look: Look, nextList: ListCounter): (Paragraph | Table)[] =>
  groupFields(fields).flatMap((group) =>
    Array.isArray(group)
      ? [numbersOf(group, look), new Paragraph({ style: 'Small', children: [] })]
      : fieldOf(group, look, nextList),
  );

/** Mark of runs that are written in another language than the document. */
export const languageOf = (language: ModelField['language']) =>
  language ? { language: { value: language === 'en' ? 'en-GB' : 'zh-HK', eastAsia: 'zh-HK' } } : {};

const fieldOf = (field: ModelField, look: Look, nextList: ListCounter): (Paragraph | Table)[] => {
  const { content } = field;
  const language = languageOf(field.language);
  const label = new Paragraph({ heading: HeadingLevel.HEADING_3, children: textOf(field.label) });
  switch (content.kind) {
    case 'text':
      return [label, new Paragraph({ spacing: below, children: textOf(content.text, language) })];
    case 'list':
      return [
        label,
        ...content.items.map(
          (item) => new Paragraph({ numbering: { reference: bulletName, level: 0 }, children: textOf(item, language) }),
        ),
      ];
    case 'rich':
      return [label, ...blocksOf(content.blocks, language, look, nextList)];
    default:
      return [
        label,
        new Paragraph({
          style: 'Quiet',
          spacing: below,
          children: textOf(look.model.words.unanswered, { color: hex(look.palette.muted) }),
        }),
      ];
  }
};

const numbersOf = (fields: readonly NumberField[], look: Look): Table => {
  const { head, lines } = figureTable(fields, look.model);
  const rows = lines.map((line): Cell[] => [
    { text: line.label, ...(line.isGroup && { run: { bold: true } }), ...(line.isBelow && { indent: 200 }) },
    ...line.values.map((text) => ({ text })),
    { text: line.unit },
  ]);
  const count = head.length - 2;
  const columns = [
    { width: count > 1 ? 0.32 : 0.5 },
    ...Array.from({ length: count }, () => ({ width: (count > 1 ? 0.52 : 0.32) / count, align: 'right' as const })),
    { width: count > 1 ? 0.16 : 0.18, run: { color: hex(look.palette.muted) } },
  ];
  return ruledTable(columns, head, rows, look);
};
