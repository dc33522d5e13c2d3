import type { BrandDocumentLook, ReportModel } from '@esg/contract';
import type { CellStyle } from 'hucre';
import { cellStylesOf } from './excel/cells.ts';
import { brandLookOf, stylesOf } from './word/styles.ts';
import { headRun } from './word/table-look.ts';

/** Sizes in Word are half points. */
const wordText = (run: { size?: unknown; bold?: unknown; color?: unknown } = {}) => ({
  size: Number(run.size) / 2,
  bold: run.bold === true,
  color: `#${String(run.color).toLowerCase()}`,
});

const rgbOf = (color: { rgb?: string } | undefined) => `#${(color?.rgb ?? '000000').toLowerCase()}`;
const cellText = ({ font: look }: CellStyle) => ({
  size: look?.size ?? 11,
  bold: look?.bold === true,
  color: rgbOf(look?.color),
});

/** The look of this model's Word and Excel files, read from the styles that they are written with. */
export const documentLookOf = (model: ReportModel): BrandDocumentLook => {
  const look = brandLookOf(model);
  const styles = stylesOf(look).default;
  const cells = cellStylesOf(model);
  const { palette } = look;
  return {
    word: {
      font: look.font.ascii,
      strip: model.brand.colors.gradientTo,
      ground: model.brand.colors.gradientFrom,
      title: wordText(styles?.title?.run),
      heading1: wordText(styles?.heading1?.run),
      heading2: wordText(styles?.heading2?.run),
      heading3: wordText(styles?.heading3?.run),
      text: wordText(styles?.document?.run),
      tableHead: wordText(headRun(palette)),
      headRule: palette.muted,
      rule: palette.line,
    },
    excel: {
      font: cells.text.font.name ?? '',
      title: cellText(cells.title),
      fact: cellText(cells.fact),
      head: cellText(cells.head),
      headGround: rgbOf(cells.head.fill.fgColor),
      text: cellText(cells.text),
      unit: cellText(cells.unit),
      rule: rgbOf(cells.text.border.bottom.color),
    },
  };
};
