import {
  HeightRule,
  ImageRun,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import type { RenderAssets } from '../assets.ts';
import { coverFacts } from '../formats.ts';
import { hex, type Look, textWidth, twips } from './styles.ts';
import { noBorder, noBorders } from './table.ts';
import { textOf } from './text.ts';

const logoBox = { width: 200, height: 70 };
const pictureBox = { width: 540, height: 300 };

/** Pixel size that PNG bytes state in their header. */
const pngSize = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

const pictureOf = (bytes: Uint8Array, name: string, box: typeof logoBox) => {
  const { width, height } = pngSize(bytes);
  const scale = Math.min(box.width / width, box.height / height);
  return new ImageRun({
    type: 'png',
    data: bytes,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: { name, description: name, title: name },
  });
};

/** The band in the brand's colour: organisation on top, title at the bottom. */
const bandOf = ({ model, palette }: Look, picture: Uint8Array | undefined): Table => {
  const { colors } = model.brand;
  const { subtitle, look } = model.cover;
  const [ground, on] = {
    gradient: [colors.gradientFrom, colors.onGradient],
    solid: [colors.primary, colors.onPrimary],
    plain: ['#ffffff', palette.text],
  }[look] as [string, string];
  const color = hex(on);
  const fill = { type: ShadingType.CLEAR, fill: hex(ground), color: 'auto' };
  const margins = { left: twips(28), right: twips(28), top: twips(28), bottom: twips(28) };
  const row = (height: number, verticalAlign: (typeof VerticalAlign)['TOP' | 'BOTTOM'], ...children: Paragraph[]) =>
    new TableRow({
      height: { value: twips(height), rule: HeightRule.ATLEAST },
      children: [new TableCell({ shading: fill, verticalAlign, margins, borders: noBorders, children })],
    });
  const end = { type: ShadingType.CLEAR, fill: hex(colors.gradientTo), color: 'auto' };
  /** Cells have one colour: the gradient's second one stands above the first, where no text is. */
  const strip = new TableRow({
    height: { value: twips(10), rule: HeightRule.EXACT },
    children: [
      new TableCell({
        shading: end,
        borders: noBorders,
        children: [new Paragraph({ children: textOf('', { size: 2 }) })],
      }),
    ],
  });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [textWidth],
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows: [
      ...(look === 'gradient' ? [strip] : []),
      row(
        90,
        VerticalAlign.TOP,
        new Paragraph({ children: textOf(model.organisation, { bold: true, size: 26, color }) }),
      ),
      ...(picture
        ? [row(10, VerticalAlign.TOP, new Paragraph({ children: [pictureOf(picture, '', pictureBox)] }))]
        : []),
      row(
        picture ? 120 : 320,
        VerticalAlign.BOTTOM,
        new Paragraph({ heading: 'Title', children: textOf(model.title, { color }) }),
        ...(subtitle ? [new Paragraph({ children: textOf(subtitle, { color, size: 26 }) })] : []),
      ),
    ],
  });
};

/** Band, facts and logos. */
export const coverOf = (look: Look, assets: RenderAssets): (Paragraph | Table)[] => {
  const { model } = look;
  const logos = [
    ...(assets.organisationLogo
      ? [pictureOf(assets.organisationLogo, model.organisation, logoBox), ...textOf('      ')]
      : []),
    ...(assets.tenantLogo ? [pictureOf(assets.tenantLogo, model.brand.name, logoBox)] : []),
  ];
  return [
    bandOf(look, assets.coverPicture),
    ...coverFacts(model).flatMap(([label, value], index) => [
      new Paragraph({
        style: 'Small',
        spacing: { before: twips(index === 0 ? 24 : 10) },
        children: textOf(label, { size: 17 }),
      }),
      new Paragraph({ children: textOf(value) }),
    ]),
    ...(logos.length > 0 ? [new Paragraph({ spacing: { before: twips(48) }, children: logos })] : []),
  ];
};
