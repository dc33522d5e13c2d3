import { coverNames, coverPeriod, printedWords } from '@esg/contract/printed';
import {
  BorderStyle,
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

/** The background in the brand's colour, with the title at its foot. */
const bandOf = ({ model, palette }: Look, assets: RenderAssets): Table => {
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
  const row = (height: number, ...children: Paragraph[]) =>
    new TableRow({
      height: { value: twips(height), rule: HeightRule.ATLEAST },
      children: [
        new TableCell({ shading: fill, verticalAlign: VerticalAlign.BOTTOM, margins, borders: noBorders, children }),
      ],
    });
  const end = { type: ShadingType.CLEAR, fill: hex(colors.gradientTo), color: 'auto' };
  /** Cells have one colour: the gradient's second one is above the first, where no text is. */
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
  const picture = assets.coverPicture;
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [textWidth],
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows: [
      ...(look === 'gradient' ? [strip] : []),
      ...(picture ? [row(10, new Paragraph({ children: [pictureOf(picture, '', pictureBox)] }))] : []),
      row(
        picture ? 170 : 500,
        ...(assets.organisationLogo
          ? coverNames(model).map((name) => new Paragraph({ children: textOf(name, { bold: true, size: 30, color }) }))
          : []),
        new Paragraph({ heading: 'Title', children: textOf(model.title, { color }) }),
        ...(subtitle ? [new Paragraph({ children: textOf(subtitle, { color, size: 30 }) })] : []),
      ),
    ],
  });
};

/** The first page, with the organisation as the sender: the background with the title, then its logo or name, and the period. */
export const coverOf = (look: Look, assets: RenderAssets): (Paragraph | Table)[] => {
  const { model } = look;
  const { words, period, stockCode, publishedAt, language } = model;
  const sender = assets.organisationLogo
    ? [pictureOf(assets.organisationLogo, model.organisation, logoBox)]
    : coverNames(model).flatMap((name) => textOf(name, { bold: true, size: 30 }));
  const lines = [
    period ? coverPeriod(period, language) : '',
    stockCode ? `${words.stockCode} ${stockCode}` : '',
    publishedAt ? '' : words.draft,
  ];
  return [
    bandOf(look, assets),
    ...(sender.length > 0
      ? [new Paragraph({ spacing: { before: twips(30), after: twips(6) }, children: sender })]
      : []),
    ...lines.filter((line) => line !== '').map((line) => new Paragraph({ children: textOf(line) })),
  ];
};

/** The maker of the document, and the owner of the framework, at its end. */
export const imprintOf = ({ model, palette }: Look, { tenantLogo }: RenderAssets): Paragraph[] => {
  const said = printedWords[model.language];
  const rule = { style: BorderStyle.SINGLE, size: 4, color: hex(palette.line), space: 6 };
  const lines = [model.framework.licenceNote, said.madeWith(model.brand.name)].filter((line) => line !== '');
  return [
    new Paragraph({
      style: 'Small',
      spacing: { before: twips(40) },
      border: { top: rule },
      children: textOf(said.imprint, { bold: true }),
    }),
    ...lines.map((line) => new Paragraph({ style: 'Small', children: textOf(line) })),
    ...(tenantLogo
      ? [new Paragraph({ children: [pictureOf(tenantLogo, model.brand.name, { width: 110, height: 40 })] })]
      : []),
  ];
};
