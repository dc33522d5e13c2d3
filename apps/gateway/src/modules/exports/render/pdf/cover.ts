import { coverNames, coverPeriod, defineWords, type ReportModel, titleInParts } from '@esg/contract/printed';
import type { RenderAssets } from '../assets.ts';
import { ownLanguage } from '../formats.ts';
import type { Canvas, Tag, TextStyle } from './canvas.ts';
import { contentWidth, sheet } from './canvas.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

const beforeValue = defineWords({ en: ' ', zhTw: '：' });

/** The coloured background ends here; below it are the organisation and the period. */
const bandHeight = 660;
/** A picture fills the page from its upper edge to here. */
const pictureHeight = 463;
const logoBox = { width: 190, height: 64 };

/** Draws a logo inside its box, with the name it stands for as its alternative text. */
export const logo = (
  canvas: Canvas,
  parent: Tag,
  bytes: Uint8Array,
  name: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) => {
  const tag = canvas.tag(parent, 'Figure', { alt: name, bbox: [x, y, x + width, y + height] });
  canvas.mark(tag, 'Figure', () =>
    canvas.doc.image(Buffer.from(bytes), x, y, { fit: [width, height], valign: 'center' }),
  );
  tag.end();
};

/** Colours of a cover by its look, from the tenant's roles only. */
const brandLookOf = ({ model, palette }: Canvas) => {
  const { colors } = model.brand;
  const plain = (color: string, on: string) => ({ from: color, middle: color, to: color, on });
  if (model.cover.look === 'solid') return plain(colors.primary, colors.onPrimary);
  if (model.cover.look === 'plain') return plain('#ffffff', palette.text);
  const { gradientFrom: from, gradientTo: to, onGradient: on } = colors;
  return { from, middle: palette.gradientMiddle, to, on };
};

/** The distance of text from the band's upper edge. At the gradient's slant no text is closer to its end than this. */
const bandMargin = 72;
const slant = (20 * Math.PI) / 180;

/** From the lower left to the upper right corner, as the preview draws it. */
const bandGradient = ({ doc }: Canvas, { from, middle, to }: ReturnType<typeof brandLookOf>) => {
  const across = Math.sin(slant);
  const up = Math.cos(slant);
  const length = sheet.width * across + bandHeight * up;
  const x = (across * length) / 2;
  const y = (up * length) / 2;
  const midX = sheet.width / 2;
  const midY = bandHeight / 2;
  const fill = doc.linearGradient(midX - x, midY + y, midX + x, midY - y);
  return fill
    .stop(0, from)
    .stop(1 - bandMargin / length, middle)
    .stop(1, to);
};

/** The background to the edges of the page, and on a gradient two quiet discs, as long as no text is near them. */
const band = (canvas: Canvas, look: ReturnType<typeof brandLookOf>, textTop: number) =>
  canvas.artifact(() => {
    const { doc, palette, model } = canvas;
    doc.rect(0, 0, sheet.width, bandHeight).fill(bandGradient(canvas, look));
    if (model.cover.look === 'plain') {
      doc.rect(0, 0, sheet.width, 14).fill(palette.barEdge);
      doc.rect(sheet.left, bandHeight, contentWidth, 0.7).fill(palette.line);
    }
    if (model.cover.look !== 'gradient' || textTop < 360) return;
    doc.save().rect(0, 0, sheet.width, 340).clip().fillOpacity(0.08);
    doc.circle(sheet.width - 40, 90, 230).fill(look.on);
    doc.circle(sheet.width - 250, -30, 210).fill(look.on);
    doc.restore();
  });

/** The picture over the upper part: decorative, because the title describes the report. */
const picture = (canvas: Canvas, bytes: Uint8Array, height: number) =>
  canvas.artifact(() => {
    const { doc } = canvas;
    doc.save().rect(0, 0, sheet.width, height).clip();
    doc.image(Buffer.from(bytes), 0, 0, { cover: [sheet.width, height], align: 'center', valign: 'center' });
    doc.restore();
  });

/** Points between two widths that are tried. */
const stepOfWidths = 4;

type Text = { text: string; style: TextStyle; type: 'H1' | 'P'; after: number; lang: string | undefined };

/** Texts on the background, in one language or in two. */
const textsOf = (canvas: Canvas, styles: Styles, color: string, hasLogo: boolean, beside?: ReportModel): Text[] => {
  const { model } = canvas;
  const text = (shown: string, style: TextStyle, after: number, type: 'H1' | 'P' = 'P', lang?: string): Text => ({
    text: shown,
    style: { ...style, color },
    type,
    after,
    lang: lang ?? ownLanguage(shown, model),
  });
  const other = (own: string, theirs: string | undefined) => (theirs && theirs !== own ? theirs : '');
  const names = hasLogo ? coverNames(model, ...(beside ? [beside] : [])) : [];
  const own = titleInParts(model);
  const their = beside && titleInParts(beside);
  const title = other(own.title, their?.title);
  const name = other(own.name, their?.name);
  const { subtitle } = model.cover;
  const under = other(subtitle, beside?.cover.subtitle);
  const plain = { ...styles.section, bold: false };
  return [
    ...names.map((name, place) =>
      text(
        name,
        styles.section,
        place === names.length - 1 ? 10 : 0,
        'P',
        name === model.organisation ? undefined : beside?.languageTag,
      ),
    ),
    ...(own.name ? [text(own.name, styles.heading, 6)] : []),
    text(own.title, styles.title, 8, 'H1'),
    ...(name ? [text(name, plain, 2, 'P', beside?.languageTag)] : []),
    ...(title ? [text(title, { ...styles.heading, bold: false }, 8, 'P', beside?.languageTag)] : []),
    ...(subtitle ? [text(subtitle, plain, 2)] : []),
    ...(under ? [text(under, plain, 0, 'P', beside?.languageTag)] : []),
  ];
};

/** Below the background: the organisation's logo, or its name, and the period. */
const drawSender = (canvas: Canvas, section: Tag, styles: Styles, assets: RenderAssets, beside?: ReportModel) => {
  const { model } = canvas;
  const top = bandHeight + 54;
  const half = contentWidth / 2 - 10;
  const names = coverNames(model, ...(beside ? [beside] : []));
  const hasSender = assets.organisationLogo !== undefined || names.length > 0;
  // Where the title contains the organisation, the period replaces the name.
  const facts = hasSender
    ? { x: sheet.left + half + 20, width: half, align: 'right' as const }
    : { width: contentWidth };
  if (assets.organisationLogo) {
    const y = top + 20 - logoBox.height / 2;
    logo(canvas, section, assets.organisationLogo, model.organisation, { x: sheet.left, y, ...logoBox });
  } else {
    canvas.y = top;
    for (const name of names)
      paragraph(canvas, section, [{ text: name }], styles.section, { width: half, lang: ownLanguage(name, model) });
  }
  canvas.y = top;
  const written = [model, ...(beside ? [beside] : [])];
  const langOf = ({ languageTag }: ReportModel) => (languageTag === model.languageTag ? undefined : languageTag);
  for (const each of written) {
    const { period, language } = each;
    if (!period) continue;
    const lang = langOf(each);
    paragraph(canvas, section, [{ text: coverPeriod(period, language) }], styles.body, { ...facts, lang });
  }
  if (model.stockCode)
    for (const each of written) {
      const text = `${each.words.stockCode}${beforeValue[each.language]}${model.stockCode}`;
      paragraph(canvas, section, [{ text }], styles.body, { ...facts, lang: langOf(each) });
    }
  if (!model.publishedAt) paragraph(canvas, section, [{ text: model.words.draft }], styles.label, facts);
};

/** The narrowest width with as few lines as the whole one, so that no sign or short word is left alone on the last line. */
export const balancedWidth = (linesAt: (width: number) => number, whole: number): number => {
  const fewest = linesAt(whole);
  let width = whole;
  while (fewest > 1 && width > stepOfWidths && linesAt(width - stepOfWidths) === fewest) width -= stepOfWidths;
  return width;
};

/** The first page, with the organisation as the sender: the brand's background with the title, then logo or name, and the period. */
export const drawCover = (canvas: Canvas, styles: Styles, assets: RenderAssets, beside?: ReportModel) => {
  canvas.newPage();
  const look = brandLookOf(canvas);
  const texts = textsOf(canvas, styles, look.on, assets.organisationLogo !== undefined, beside);
  const heights = texts.map(
    ({ text, style, after }) => canvas.lines([{ text }], style, contentWidth).length * style.leading + after,
  );
  const height = heights.reduce((sum, each) => sum + each, 0);
  const textTop = Math.max(bandMargin, bandHeight - 44 - height);
  band(canvas, look, textTop);
  if (assets.coverPicture) picture(canvas, assets.coverPicture, Math.min(pictureHeight, textTop - 44));
  const section = canvas.tag(canvas.root, 'Sect');
  canvas.artifact(() => canvas.doc.rect(sheet.left, textTop - 20, 32, 3).fill(look.on));
  canvas.y = textTop;
  for (const { text, style, type, after, lang } of texts) {
    const width = balancedWidth((tried) => canvas.lines([{ text }], style, tried).length, contentWidth);
    paragraph(canvas, section, [{ text }], style, { type, after, lang, width });
  }
  drawSender(canvas, section, styles, assets, beside);
  section.end();
};
