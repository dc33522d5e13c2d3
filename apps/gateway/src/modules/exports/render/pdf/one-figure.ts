import { besideFigure, type KpiTable, onlyFigure, readCode, unitAfterName } from '@esg/contract/printed';
import { type Canvas, rail, type Tag } from './canvas.ts';
import { drawNotes, type KpiTableOptions, notesHeight } from './kpi-table.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

/** Least height of it. */
export const oneFigureRoom = 70;

/** A single figure: a numeral with its name, its years and its change, instead of a table of one row. */
export const drawOneFigure = (
  canvas: Canvas,
  parent: Tag,
  table: KpiTable,
  styles: Styles,
  { onDisclosure, second, keepBelow = 0, isTold }: KpiTableOptions & { isTold: boolean },
) => {
  const line = onlyFigure(table);
  const head = table.lines.find(({ kind }) => kind === 'disclosure');
  if (!line) return;
  const { palette, model } = canvas;
  canvas.ensure(oneFigureRoom + notesHeight(canvas, table, styles) + keepBelow);
  onDisclosure(line.code, canvas.y);
  const top = canvas.y;
  const page = canvas.pageNumber;
  if (head) {
    canvas.inColumn(canvas.left, rail.width, () => {
      paragraph(canvas, parent, [{ text: readCode(head.code) }], styles.smallBold);
      // Its words name it right above.
      if (!isTold) paragraph(canvas, parent, [{ text: head.label }], styles.subheading, { type: 'H3' });
    });
  }
  const below = canvas.y;
  canvas.y = top;
  const offset = rail.width + rail.gap;
  canvas.inColumn(canvas.left + offset, canvas.width - offset, () => {
    const quiet = unitAfterName(line.label, line.unit);
    const name = [{ text: line.label }, { text: quiet && `  ${quiet}`, color: palette.muted }];
    paragraph(canvas, parent, name, styles.table);
    const now = line.values.at(-1);
    const value = `${now?.text ?? ''}${now?.isRestated ? ' R' : ''}`;
    // Not as large as the key figures, which the organisation chose: a chapter may have just one small figure.
    paragraph(canvas, parent, [{ text: value }], styles.section);
    const said = besideFigure(table, line, model.language);
    if (said !== '') paragraph(canvas, parent, [{ text: said }], styles.small);
    drawNotes(canvas, parent, table, styles, second);
  });
  if (canvas.pageNumber === page) canvas.y = Math.max(canvas.y, below);
};
