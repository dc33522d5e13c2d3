import { languageTags, type ModelField } from '@esg/contract';
import { formatRow, ownLanguage } from '../formats.ts';
import type { Canvas, Tag } from './canvas.ts';
import { contentWidth } from './canvas.ts';
import { drawBlocks, drawItem } from './rich.ts';
import type { Styles } from './styles.ts';
import { Table } from './table.ts';
import { paragraph } from './text.ts';

type NumberField = ModelField & { content: Extract<ModelField['content'], { kind: 'numbers' }> };
const isNumbers = (field: ModelField): field is NumberField => field.content.kind === 'numbers';

/** Draws the fields of a disclosure in order; neighbouring number fields share one table. */
export const drawFields = (canvas: Canvas, parent: Tag, fields: readonly ModelField[], styles: Styles) => {
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index] as ModelField;
    if (!isNumbers(field)) {
      drawField(canvas, parent, field, styles);
      continue;
    }
    const group: NumberField[] = [];
    for (let next = fields[index]; next && isNumbers(next); next = fields[index + group.length]) group.push(next);
    drawNumbers(canvas, parent, group, styles);
    index += group.length - 1;
  }
};

const drawField = (canvas: Canvas, parent: Tag, field: ModelField, styles: Styles) => {
  const { model } = canvas;
  const { content } = field;
  const lang = field.language ? languageTags[field.language] : undefined;
  paragraph(canvas, parent, [{ text: field.label }], styles.fieldLabel, {
    type: 'H4',
    keepBelow: styles.body.leading,
    after: 1,
  });
  if (content.kind === 'text') {
    const language = lang ?? ownLanguage(content.text, model);
    paragraph(canvas, parent, [{ text: content.text }], styles.body, { lang: language });
  }
  if (content.kind === 'rich') drawBlocks(canvas, parent, content.blocks, styles, lang);
  if (content.kind === 'list') {
    const list = canvas.tag(parent, 'L', lang ? { lang } : {});
    for (const item of content.items) drawItem(canvas, list, '•', [{ text: item }], styles);
    list.end();
  }
  if (content.kind === 'unanswered') paragraph(canvas, parent, [{ text: model.words.unanswered }], styles.muted);
  canvas.y += 9;
};

/** Figures with their units; a field with several rows stands as a line of its own above them. */
const drawNumbers = (canvas: Canvas, parent: Tag, fields: readonly NumberField[], styles: Styles) => {
  const { model, palette } = canvas;
  const { words, numberLocale } = model;
  const shown = (field: NumberField) =>
    field.content.rows.map((row) => formatRow(row, field.content.decimals, numberLocale));
  const fitted = (texts: string[], least: number, most: number) => {
    const measure = canvas.measure(styles.body);
    return Math.min(most, Math.max(least, ...texts.map((text) => measure(text, false) + 14)));
  };
  const unit = fitted(
    fields.flatMap(({ content }) => content.rows.map((row) => row.unitSymbol)),
    64,
    130,
  );
  const value = fitted(fields.flatMap(shown), 96, 230);
  const columns = [
    { width: contentWidth - unit - value, style: styles.body },
    { width: value, align: 'right' as const, style: styles.body },
    { width: unit, style: { ...styles.body, color: palette.muted } },
  ];
  const table = new Table(canvas, parent, columns, [words.field, words.value, words.unit], styles.smallBold);
  for (const field of fields) {
    const values = shown(field);
    const [only] = field.content.rows;
    const single = field.content.rows.length === 1 && only?.descriptor === '';
    if (!single) {
      const label = { text: field.label, header: true, style: { ...styles.body, bold: true } };
      table.row([label, { text: '' }, { text: '' }], styles.body.leading + 8);
    }
    field.content.rows.forEach(({ descriptor, unitSymbol }, index) => {
      const name = single ? field.label : descriptor || words.value;
      const first = { text: name, header: true, indent: single ? 0 : 12, lang: ownLanguage(name, model) };
      table.row([first, { text: values[index] ?? '' }, { text: unitSymbol }]);
    });
  }
  table.end();
  canvas.y += 12;
};
