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

const band = (canvas: Canvas) =>
  canvas.artifact(() => {
    const { gradientFrom, gradientTo } = canvas.model.brand.colors;
    const fill = canvas.doc.linearGradient(0, 0, sheet.width, bandHeight);
    fill.stop(0, gradientFrom).stop(1, gradientTo);
    canvas.doc.rect(0, 0, sheet.width, bandHeight).fill(fill);
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
  band(canvas);
  const section = canvas.tag(canvas.root, 'Sect');
  const color = model.brand.colors.onGradient;
  canvas.y = 72;
  const organisation = { lang: ownLanguage(model.organisation, model) };
  paragraph(canvas, section, [{ text: model.organisation }], { ...styles.subheading, color }, organisation);

  const style = { ...styles.title, color };
  const height = canvas.lines([{ text: model.title }], style, contentWidth).length * style.leading;
  canvas.y = Math.max(130, bandHeight - 52 - height);
  canvas.artifact(() => canvas.doc.rect(sheet.left, canvas.y - 22, 44, 3).fill(color));
  paragraph(canvas, section, [{ text: model.title }], style, { type: 'H1', lang: ownLanguage(model.title, model) });
  facts(canvas, section, styles);
  if (assets.organisationLogo) logo(canvas, section, assets.organisationLogo, model.organisation, 'left');
  if (assets.tenantLogo) logo(canvas, section, assets.tenantLogo, model.brand.name, 'right');
  section.end();
};
