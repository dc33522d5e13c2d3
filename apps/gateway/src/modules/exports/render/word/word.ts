import type { ModelDisclosure } from '@esg/contract/printed';
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx';
import { TextWatermark } from 'docx/watermarks';
import type { Renderer } from '../assets.ts';
import { drawnChapters } from '../drawn.ts';
import { holdsChinese } from '../formats.ts';
import { contentIndexOf, restatementsOf } from './content-index.ts';
import { coverOf } from './cover.ts';
import { bodyOf, figuresOf, headingOf, isTold, languageOf } from './fields.ts';
import { createLater } from './later.ts';
import { blocksOf, bulletName, numberingName } from './rich.ts';
import { font, hex, type Look, lookOf, stylesOf, textWidth, twips } from './styles.ts';
import { textOf } from './text.ts';

const page = {
  size: { width: 11906, height: 16838 },
  margin: {
    left: twips(48),
    right: twips(48),
    top: twips(76),
    bottom: twips(66),
    header: twips(34),
    footer: twips(34),
  },
};
const rightEnd = [{ type: TabStopType.RIGHT, position: textWidth }];

/** The draft word is stretched to its box by some programs: the box has the shape of the word. */
const draftLookOf = (word: string) => {
  const ems = [...word].reduce((sum, character) => sum + (holdsChinese(character) ? 1 : 0.55), 0);
  return { width: Math.round(100 * ems), height: 110, opacity: 0.5, color: 'E1E5E9' };
};

const headerOf = ({ model, palette }: Look) => {
  const color = hex(palette.muted);
  const draft = new TextWatermark({ text: model.words.draft, font: font.eastAsia, ...draftLookOf(model.words.draft) });
  return new Header({
    children: [
      new Paragraph({
        style: 'Small',
        tabStops: rightEnd,
        children: [
          ...textOf(`${model.title}\t${model.organisation}`, { size: 17, color }),
          ...(model.publishedAt ? [] : [draft]),
        ],
      }),
    ],
  });
};

const footerOf = ({ model, palette }: Look) => {
  const look = { font, size: 17, color: hex(palette.muted) };
  const text = `${model.framework.name} · ${model.framework.version}\t${model.words.page} `;
  const children = [new TextRun({ ...look, text }), new TextRun({ ...look, children: [PageNumber.CURRENT] })];
  return new Footer({ children: [new Paragraph({ style: 'Small', tabStops: rightEnd, children })] });
};

const introductionOf = ({ model }: Look): Paragraph[] => {
  const { description, reportingBoundary, words, framework } = model;
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, pageBreakBefore: true, children: textOf(model.organisation) }),
    ...(description ? [new Paragraph({ children: textOf(description) })] : []),
    ...(reportingBoundary
      ? [
          new Paragraph({ heading: HeadingLevel.HEADING_4, children: textOf(words.reportingBoundary) }),
          new Paragraph({ children: textOf(reportingBoundary) }),
        ]
      : []),
    ...(framework.licenceNote
      ? [
          new Paragraph({
            style: 'Small',
            spacing: { before: twips(8) },
            children: textOf(framework.licenceNote, { size: 17 }),
          }),
        ]
      : []),
  ];
};

const listOf = (reference: string, format: (typeof LevelFormat)['DECIMAL' | 'BULLET'], text: string) => ({
  reference,
  levels: [{ level: 0, format, text, style: { paragraph: { indent: { left: 400, hanging: 300 } } } }],
});

/** A Word document with real headings, a contents field, real tables and the tenant's look. Word fills in page numbers on opening. */
export const renderWord: Renderer = async (model, assets, onProgress = () => {}) => {
  const look = lookOf(model);
  let lists = 0;
  const nextList = () => ++lists;
  const { later, finish } = createLater();
  const count = model.chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0);
  let begun = 0;
  const disclosureOf = (disclosure: ModelDisclosure) => [
    headingOf(disclosure, look),
    later(() => {
      onProgress(Math.floor((begun / count) * 90));
      begun += 1;
      return bodyOf(disclosure, look, nextList);
    }),
  ];
  const body = drawnChapters(model).flatMap(({ chapter }) => [
    ...(chapter.title ? [new Paragraph({ heading: HeadingLevel.HEADING_1, children: textOf(chapter.title) })] : []),
    ...(chapter.text
      ? [later(() => blocksOf(chapter.text?.blocks ?? [], languageOf(chapter.text?.language ?? null), look, nextList))]
      : []),
    ...chapter.disclosures.flatMap((disclosure) => (isTold(disclosure) ? disclosureOf(disclosure) : [])),
    later(() => figuresOf(chapter, look)),
  ]);
  const contents = [
    new Paragraph({ style: 'Contents', children: textOf(model.words.contents) }),
    new TableOfContents(model.words.contents, { hyperlink: true, headingStyleRange: '1-3' }),
  ];
  const styles = stylesOf(look);
  const contentsStyle = {
    id: 'Contents',
    name: 'Contents heading',
    basedOn: 'Normal',
    run: { size: 38, bold: true },
    paragraph: { spacing: { after: twips(8) } },
  };
  const document = new Document({
    title: model.title,
    subject: `${model.framework.name} ${model.framework.version}`,
    creator: model.organisation,
    lastModifiedBy: model.brand.name,
    description: model.description,
    // Charts take their East Asian font from here.
    theme: { fonts: { body: { latin: font.ascii, eastAsia: font.eastAsia } } },
    styles: { ...styles, paragraphStyles: [...(styles.paragraphStyles ?? []), contentsStyle] },
    numbering: {
      config: [listOf(numberingName, LevelFormat.DECIMAL, '%1.'), listOf(bulletName, LevelFormat.BULLET, '•')],
    },
    sections: [
      { properties: { page }, children: coverOf(look, assets) },
      {
        properties: { page },
        headers: { default: headerOf(look) },
        footers: { default: footerOf(look) },
        children: [
          ...contents,
          ...introductionOf(look),
          ...body,
          ...restatementsOf(look, later),
          ...contentIndexOf(look, later),
        ],
      },
    ],
  });
  const bytes = finish(await Packer.toBuffer(document));
  onProgress(100);
  return bytes;
};
