import type { RenderAssets } from '../assets.ts';
import { coverFacts, ownLanguage } from '../formats.ts';
import type { Canvas, Tag } from './canvas.ts';
import { contentWidth, sheet } from './canvas.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

const bandHeight = 540;
const logoBox: [number, number] = [150, 52];

/** Draws a logo inside its box, with the name it stands for as its alternative text. */
const logo = (canvas: Canvas, parent: Tag, bytes: Uint8Array, name: string, side: 'left' | 'right') => {
  const [width, height] = logoBox;
  const x = side === 'left' ? sheet.left : sheet.width - sheet.right - width;
  const y = sheet.height - 104;
  const tag = canvas.tag(parent, 'Figure', { alt: name, bbox: [x, y, x + width, y + height] });
  canvas.mark(tag, 'Figure', () => {
    const place = { fit: logoBox, align: side === 'right' ? ('right' as const) : undefined, valign: 'center' as const };
    canvas.doc.image(Buffer.from(bytes), x, y, place);
  });
  tag.end();
};

/** Colours of a cover by its look, from the tenant's roles alone. */
const lookOf = ({ model, palette }: Canvas) => {
  const { colors } = model.brand;
  const plain = (color: string, on: string) => ({ from: color, middle: color, to: color, on });
  if (model.cover.look === 'solid') return plain(colors.primary, colors.onPrimary);
  if (model.cover.look === 'plain') return plain('#ffffff', palette.text);
  const { gradientFrom: from, gradientTo: to, onGradient: on } = colors;
  return { from, middle: palette.gradientMiddle, to, on };
};

/** How far text keeps from the band's upper edge. At the gradient's slant no text comes closer to its end than this. */
const bandMargin = 72;
const slant = (20 * Math.PI) / 180;

/** From the corner below on the left to the one above on the right, as the preview draws it. */
const bandGradient = ({ doc }: Canvas, { from, middle, to }: ReturnType<typeof lookOf>) => {
  const [across, up] = [Math.sin(slant), Math.cos(slant)];
  const length = sheet.width * across + bandHeight * up;
  const [x, y] = [(across * length) / 2, (up * length) / 2];
  const [midX, midY] = [sheet.width / 2, bandHeight / 2];
  const fill = doc.linearGradient(midX - x, midY + y, midX + x, midY - y);
  return fill
    .stop(0, from)
    .stop(1 - bandMargin / length, middle)
    .stop(1, to);
};

const band = (canvas: Canvas, look: ReturnType<typeof lookOf>) =>
  canvas.artifact(() => {
    const { doc, palette, model } = canvas;
    const fill = bandGradient(canvas, look);
    doc.rect(0, 0, sheet.width, bandHeight).fill(fill);
    if (model.cover.look === 'plain') {
      doc.rect(0, 0, sheet.width, 14).fill(palette.bar);
      doc.rect(sheet.left, bandHeight, contentWidth, 0.7).fill(palette.line);
    }
  });

const pictureBox = { top: 118, height: 230 };

/** The picture on the band, between organisation and title: an ornament, as the title says what the report is. */
const picture = (canvas: Canvas, bytes: Uint8Array) =>
  canvas.artifact(() => {
    const box: [number, number] = [contentWidth, pictureBox.height];
    const place = { cover: box, align: 'center' as const, valign: 'center' as const };
    const { doc } = canvas;
    doc
      .save()
      .roundedRect(sheet.left, pictureBox.top, ...box, 8)
      .clip();
    doc.image(Buffer.from(bytes), sheet.left, pictureBox.top, place);
    doc.restore();
  });

/** Facts below the band, side by side: a small label above each value. */
const facts = (canvas: Canvas, parent: Tag, styles: Styles) => {
  const filled = coverFacts(canvas.model);
  const gap = 20;
  const shares = filled.length === 3 ? [0.42, 0.34, 0.24] : filled.map(() => 1 / filled.length);
  let x = sheet.left;
  filled.forEach(([label, value], column) => {
    const share = contentWidth * (shares[column] ?? 0);
    const place = { x, width: share - gap };
    x += share;
    canvas.y = bandHeight + 34;
    paragraph(canvas, parent, [{ text: label }], styles.small, { ...place, after: 2 });
    paragraph(canvas, parent, [{ text: value }], styles.body, place);
  });
};

/** The first page: the brand's gradient with organisation and title, then the facts and the logos on white. */
export const drawCover = (canvas: Canvas, styles: Styles, assets: RenderAssets) => {
  const { model } = canvas;
  canvas.newPage();
  const look = lookOf(canvas);
  band(canvas, look);
  if (assets.coverPicture) picture(canvas, assets.coverPicture);
  const section = canvas.tag(canvas.root, 'Sect');
  const color = look.on;
  canvas.y = bandMargin;
  const organisation = { lang: ownLanguage(model.organisation, model) };
  paragraph(canvas, section, [{ text: model.organisation }], { ...styles.subheading, color }, organisation);

  const { subtitle } = model.cover;
  const style = { ...styles.title, color };
  const below = { ...styles.subheading, bold: false, color };
  const heightOf = (text: string, set: typeof style) =>
    text === '' ? 0 : canvas.lines([{ text }], set, contentWidth).length * set.leading;
  const height = heightOf(model.title, style) + (subtitle ? heightOf(subtitle, below) + 8 : 0);
  canvas.y = Math.max(assets.coverPicture ? 380 : 130, bandHeight - 52 - height);
  canvas.artifact(() => canvas.doc.rect(sheet.left, canvas.y - 22, 44, 3).fill(color));
  paragraph(canvas, section, [{ text: model.title }], style, {
    type: 'H1',
    lang: ownLanguage(model.title, model),
    after: subtitle ? 8 : 0,
  });
  if (subtitle) paragraph(canvas, section, [{ text: subtitle }], below, { lang: ownLanguage(subtitle, model) });
  facts(canvas, section, styles);
  if (assets.organisationLogo) logo(canvas, section, assets.organisationLogo, model.organisation, 'left');
  if (assets.tenantLogo) logo(canvas, section, assets.tenantLogo, model.brand.name, 'right');
  section.end();
};
