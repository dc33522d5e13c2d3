import { defineWords, type ReportModel } from '@esg/contract/printed';
import type { IRunOptions, IStylesOptions } from 'docx';
import { type Palette, paletteOf } from '../colors.ts';

/** Lengths in Word are twentieths of a point. */
export const twips = (points: number) => Math.round(points * 20);
/** Width of the text on A4 between the margins, in twips. */
export const textWidth = 11906 - twips(48) * 2;
/** Word writes colours without `#`. */
export const hex = (color: string) => color.slice(1).toUpperCase();

/** The Latin font that comes with Word, and its East Asian one; other programs replace them. */
const usualFont = 'Calibri';
const eastAsianFont = 'Microsoft JhengHei';

/** Fonts of runs: the organisation's own if it has one, for Chinese if that has its characters. */
export const fontsOf = ({ brand }: Pick<ReportModel, 'brand'>) => {
  const latin = brand.font?.family ?? usualFont;
  return { ascii: latin, hAnsi: latin, cs: latin, eastAsia: brand.font?.hasChinese ? latin : eastAsianFont };
};

export type Look = {
  palette: Palette;
  language: IRunOptions['language'];
  model: ReportModel;
  font: ReturnType<typeof fontsOf>;
};

/** Language marks of runs: `zh-HK` is the tag that Word knows. */
export const wordLanguages = defineWords({
  en: { value: 'en-GB', eastAsia: 'zh-HK' },
  zhTw: { value: 'zh-HK', eastAsia: 'zh-HK' },
});

/** Fonts, colours and language of a document. */
export const brandLookOf = (model: ReportModel): Look => ({
  model,
  palette: paletteOf(model.brand.colors),
  font: fontsOf(model),
  language: wordLanguages[model.language],
});

/** Native heading styles, so that the navigation pane and the contents know them. */
export const stylesOf = ({ palette, language, model, font }: Look): IStylesOptions => {
  const airy = model.language === 'zhTw' ? 1.15 : 1;
  const line = Math.round(276 * airy);
  const heading = (size: number, before: number, after: number, color = palette.text) => ({
    run: { font, size: size * 2, bold: true, color: hex(color), language },
    paragraph: { spacing: { before: twips(before), after: twips(after) }, keepNext: true, keepLines: true },
  });
  return {
    default: {
      document: {
        run: { font, size: 20, color: hex(palette.text), language },
        paragraph: { spacing: { line, lineRule: 'auto' } },
      },
      title: { run: { font, size: 68, bold: true, color: hex(model.brand.colors.onGradient), language } },
      heading1: heading(22, 24, 8),
      heading2: heading(11, 14, 3),
      heading3: heading(9, 8, 1),
      heading4: heading(10, 6, 2),
      hyperlink: { run: { color: hex(palette.text), underline: { type: 'single' } } },
    },
    paragraphStyles: [
      { id: 'Small', name: 'Small', basedOn: 'Normal', run: { size: 16, color: hex(palette.muted) } },
      {
        id: 'Cell',
        name: 'Cell',
        basedOn: 'Normal',
        run: { size: 18 },
        paragraph: { spacing: { before: twips(2), after: twips(2), line: 240, lineRule: 'auto' } },
      },
      { id: 'Quiet', name: 'Quiet', basedOn: 'Normal', run: { color: hex(palette.muted) } },
    ],
  };
};
