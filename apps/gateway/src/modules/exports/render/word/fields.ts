import type { ModelDisclosure, ModelField } from '@esg/contract';
import { BorderStyle, HeadingLevel, Paragraph, type Table } from 'docx';
import { formatRow } from '../formats.ts';
import { chartOf } from './chart.ts';
import { below, blocksOf, bulletName, type ListCounter } from './rich.ts';
import { hex, type Look, twips } from './styles.ts';
import { type Cell, ruledTable } from './table.ts';
import { textOf } from './text.ts';

type NumberField = ModelField & { content: Extract<ModelField['content'], { kind: 'numbers' }> };
const isNumbers = (field: ModelField): field is NumberField => field.content.kind === 'numbers';

/** One disclosure: heading, then why it is left out, or its answers and charts. */
export const disclosureOf = (disclosure: ModelDisclosure, look: Look, nextList: ListCounter): (Paragraph | Table)[] => {
  const { palette } = look;
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    children: [...textOf(`${disclosure.code}  `, { color: hex(palette.muted) }), ...textOf(disclosure.title)],
  });
  const body = disclosure.omission
    ? omissionOf(disclosure.omission, look)
    : fieldsOf(disclosure.fields, look, nextList);
  return [heading, ...body, ...disclosure.charts.flatMap((chart) => chartOf(chart, look))];
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

const fieldsOf = (fields: readonly ModelField[], look: Look, nextList: ListCounter): (Paragraph | Table)[] => {
  const made: (Paragraph | Table)[] = [];
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index] as ModelField;
    if (!isNumbers(field)) {
      made.push(...fieldOf(field, look, nextList));
      continue;
    }
    const group: NumberField[] = [];
    for (let next = fields[index]; next && isNumbers(next); next = fields[index + group.length]) group.push(next);
    made.push(numbersOf(group, look), new Paragraph({ style: 'Small', children: [] }));
    index += group.length - 1;
  }
  return made;
};

const fieldOf = (field: ModelField, look: Look, nextList: ListCounter): (Paragraph | Table)[] => {
  const { content } = field;
  const language = field.language
    ? { language: { value: field.language === 'en' ? 'en-GB' : 'zh-HK', eastAsia: 'zh-HK' } }
    : {};
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
  const { words, numberLocale } = look.model;
  const rows = fields.flatMap(({ label, content }): Cell[][] => {
    const [only] = content.rows;
    const single = content.rows.length === 1 && only?.descriptor === '';
    const above: Cell[][] = single ? [] : [[{ text: label, run: { bold: true } }, { text: '' }, { text: '' }]];
    const below = content.rows.map(({ descriptor, unitSymbol, ...row }): Cell[] => [
      single ? { text: label } : { text: descriptor || words.value, indent: 200 },
      { text: formatRow(row, content.decimals, numberLocale) },
      { text: unitSymbol },
    ]);
    return [...above, ...below];
  });
  const columns = [
    { width: 0.5 },
    { width: 0.32, align: 'right' as const },
    { width: 0.18, run: { color: hex(look.palette.muted) } },
  ];
  return ruledTable(columns, [words.field, words.value, words.unit], rows, look);
};
