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

/** Pixel size that PNG bytes state in their header. */
const pngSize = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

const logoOf = (bytes: Uint8Array, name: string) => {
  const { width, height } = pngSize(bytes);
  const scale = Math.min(logoBox.width / width, logoBox.height / height);
  return new ImageRun({
    type: 'png',
    data: bytes,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: { name, description: name, title: name },
  });
};

/** The band in the brand's colour: organisation on top, title at the bottom. */
const bandOf = ({ model }: Look): Table => {
  const color = hex(model.brand.colors.onGradient);
  const fill = { type: ShadingType.CLEAR, fill: hex(model.brand.colors.gradientFrom), color: 'auto' };
  const margins = { left: twips(28), right: twips(28), top: twips(28), bottom: twips(28) };
  const row = (height: number, verticalAlign: (typeof VerticalAlign)['TOP' | 'BOTTOM'], child: Paragraph) =>
    new TableRow({
      height: { value: twips(height), rule: HeightRule.ATLEAST },
      children: [new TableCell({ shading: fill, verticalAlign, margins, borders: noBorders, children: [child] })],
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [textWidth],
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows: [
      row(
        90,
        VerticalAlign.TOP,
        new Paragraph({ children: textOf(model.organisation, { bold: true, size: 26, color }) }),
      ),
      row(320, VerticalAlign.BOTTOM, new Paragraph({ heading: 'Title', children: textOf(model.title, { color }) })),
    ],
  });
};

/** Band, facts and logos. */
export const coverOf = (look: Look, assets: RenderAssets): (Paragraph | Table)[] => {
  const { model } = look;
  const logos = [
    ...(assets.organisationLogo ? [logoOf(assets.organisationLogo, model.organisation), ...textOf('      ')] : []),
    ...(assets.tenantLogo ? [logoOf(assets.tenantLogo, model.brand.name)] : []),
  ];
  return [
    bandOf(look),
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
