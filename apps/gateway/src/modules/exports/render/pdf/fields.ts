import { figureTable, groupFields, languageTags, type ModelField, type NumberField } from '@esg/contract/printed';
import { ownLanguage } from '../formats.ts';
import type { Canvas, Tag } from './canvas.ts';

import { drawBlocks, drawItem } from './rich.ts';
import type { Styles } from './styles.ts';
import { Table } from './table.ts';
import { paragraph } from './text.ts';

/** Draws the fields of a disclosure in order; neighbouring number fields share one table. */
export const drawFields = (canvas: Canvas, parent: Tag, fields: readonly ModelField[], styles: Styles) => {
  for (const group of groupFields(fields)) {
    if (Array.isArray(group)) drawNumbers(canvas, parent, group, styles);
    else drawField(canvas, parent, group, styles);
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
  if (content.kind === 'rich') drawBlocks(canvas, parent, content.blocks, styles, { lang });
  if (content.kind === 'list') {
    const list = canvas.tag(parent, 'L', lang ? { lang } : {});
    for (const item of content.items) drawItem(canvas, list, '•', [{ text: item }], styles);
    list.end();
  }
  if (content.kind === 'unanswered') paragraph(canvas, parent, [{ text: model.words.unanswered }], styles.muted);
  canvas.y += 9;
};

/** Figures with their units and earlier years; a field with several rows stands as a line of its own above them. */
const drawNumbers = (canvas: Canvas, parent: Tag, fields: readonly NumberField[], styles: Styles) => {
  const { model, palette } = canvas;
  const { head, lines } = figureTable(fields, model);
  const measure = canvas.measure(styles.body);
  const fitted = (texts: readonly string[], least: number, most: number) =>
    Math.min(most, Math.max(least, ...texts.map((text) => measure(text, false) + 14)));
  const count = head.length - 2;
  const unit = fitted(
    lines.map((line) => line.unit),
    count > 1 ? 52 : 64,
    130,
  );
  const room = canvas.width - unit - (count > 1 ? 130 : 0);
  const values = Array.from({ length: count }, (_, place) =>
    fitted(
      lines.map((line) => line.values[place] ?? ''),
      count > 1 ? 56 : 96,
      count > 1 ? room / count : 230,
    ),
  );
  const columns = [
    { width: canvas.width - unit - values.reduce((sum, width) => sum + width, 0), style: styles.body },
    ...values.map((width) => ({ width, align: 'right' as const, style: styles.body })),
    { width: unit, style: { ...styles.body, color: palette.muted } },
  ];
  const table = new Table(canvas, parent, columns, head, styles.smallBold);
  for (const line of lines) {
    const name = {
      text: line.label,
      header: true,
      ...(line.isGroup ? { style: { ...styles.body, bold: true } } : { lang: ownLanguage(line.label, model) }),
      indent: line.isBelow ? 12 : 0,
    };
    const cells = [...line.values, line.unit].map((text) => ({ text }));
    table.row([name, ...cells], line.isGroup ? styles.body.leading + 8 : 0);
  }
  table.end();
  canvas.y += 12;
};
