import type { ReportModel } from '@esg/contract';
import type { Palette } from '../colors.ts';
import type { TextStyle } from './canvas.ts';

/** The type scale: six sizes, two weights. Chinese is set with more air between lines. */
export const stylesOf = ({ languageTag }: Pick<ReportModel, 'languageTag'>, palette: Palette) => {
  const airy = languageTag.startsWith('zh');
  const style = (size: number, leading: number, more: Partial<TextStyle> = {}): TextStyle => ({
    size,
    leading: Math.round(size * (airy ? leading + 0.2 : leading) * 2) / 2,
    color: palette.text,
    ...more,
  });
  return {
    title: style(30, 1.25, { bold: true }),
    heading: style(19, 1.3, { bold: true }),
    subheading: style(12.5, 1.4, { bold: true }),
    label: style(9.5, 1.45, { bold: true }),
    fieldLabel: style(9.5, 1.45, { bold: true, color: palette.muted }),
    body: style(10, 1.5),
    small: style(8.5, 1.45, { color: palette.muted }),
    smallBold: style(8.5, 1.45, { color: palette.muted, bold: true }),
    muted: style(10, 1.5, { color: palette.muted }),
  };
};
export type Styles = ReturnType<typeof stylesOf>;
