import type { ReportModel } from '@esg/contract';
import type { Palette } from '../colors.ts';
import type { TextStyle } from './canvas.ts';

/** The type scale: nine sizes, two weights. Each has a line height for Latin and a larger one for Chinese, smaller in dense tables. */
export const stylesOf = ({ languageTag }: Pick<ReportModel, 'languageTag'>, palette: Palette, isClose = false) => {
  const place = languageTag.startsWith('zh') ? 1 : 0;
  const style = (size: number, leading: readonly [number, number], more: Partial<TextStyle> = {}): TextStyle => ({
    size,
    leading: leading[place],
    color: palette.text,
    ...more,
  });
  const body = style(9.5, [14, 16.5]);
  const small = style(7.5, [10, 11.5], { color: palette.muted });
  const index = style(8, [10.5, 12.5]);
  return {
    title: style(34, [40, 46], { bold: true }),
    figure: style(28, [34, 34], { bold: true }),
    heading: style(22, [28, 31], { bold: true }),
    section: style(15, [20, 23], { bold: true }),
    subheading: style(11, [15, 17], { bold: true }),
    label: { ...body, bold: true },
    fieldLabel: { ...body, bold: true, color: palette.muted },
    body,
    table: style(8.5, [11, isClose ? 12 : 13]),
    index,
    small,
    smallBold: { ...small, bold: true },
  };
};
export type Styles = ReturnType<typeof stylesOf>;
