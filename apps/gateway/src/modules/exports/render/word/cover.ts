import { coverNames, coverPeriod, imprintLines, printedWords, titleInParts } from '@esg/contract/printed';
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

/** Margin of the text in the background, in points. */
const bandMargin = 28;
const titleSize = 34;
const nameSize = 22;

/**
 * Width of a text as a share of its size: Chinese characters are square, and others about half as wide. Word breaks lines with fonts that are
 * not here, so that this is an estimate.
 */
const emsOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(sign) ? 1 : 0.54), 0);

/** What a line may be longer than estimated, and the room that an even share of a text gets beyond it. */
const surplus = { line: 1.05, share: 1.12 } as const;

/**
 * The right indent with which a text of several lines fills them evenly, so that no sign or word is alone on the last one; none for a text
 * of one line.
 */
export const balancingIndent = (text: string, size: number, room: number): number => {
  const width = emsOf(text) * size;
  const lines = Math.ceil((width * surplus.line) / room);
  return lines < 2 ? 0 : Math.max(0, Math.floor(room - (width / lines) * surplus.share));
};

/** A text of the cover with its lines filled evenly; the last two words of several lines are never parted. */
const balanced = (text: string, size: number) => {
  const right = balancingIndent(text, size, textWidth / twips(1) - bandMargin * 2);
  return { indent: { right: twips(right) }, text: right > 0 ? text.replace(/ (?=\S+$)/, '\u00a0') : text };
};

/** The title, below the organisation's name where it begins with that. */
const titleOf = (model: Look['model'], color: string): Paragraph[] => {
  const { name, title } = titleInParts(model);
  const sender = balanced(name, nameSize);
  const own = balanced(title, titleSize);
  return [
    ...(name
      ? [
          new Paragraph({
            indent: sender.indent,
            spacing: { after: twips(6) },
            children: textOf(sender.text, { bold: true, size: nameSize * 2, color }),
          }),
        ]
      : []),
    new Paragraph({ heading: 'Title', indent: own.indent, children: textOf(own.text, { color }) }),
  ];
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
  const margin = twips(bandMargin);
  const margins = { left: margin, right: margin, top: margin, bottom: margin };
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
        ...titleOf(model, color),
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
  const lines = imprintLines(model);
  if (lines.length === 0) return [];
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
