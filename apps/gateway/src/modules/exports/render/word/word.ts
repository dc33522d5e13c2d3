import { chapterParts, type ModelDisclosure, makerOf, type ReportModel } from '@esg/contract/printed';
import { Document, type FileChild, HeadingLevel, LevelFormat, Packer, Paragraph, TableOfContents } from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import type { RenderAssets, Renderer } from '../assets.ts';
import { drawnChapters } from '../drawn.ts';
import { aboutOf, keyFiguresTable } from './about.ts';
import { contentIndexOf, restatementsOf } from './content-index.ts';
import { coverOf, imprintOf } from './cover.ts';
import { bodyOf, figuresOf, headingOf, languageOf } from './fields.ts';
import { fontsIn, letterheadIn } from './house-style.ts';
import { kpiSheetOfWord } from './kpi-sheet.ts';
import { createLater, type Later } from './later.ts';
import { blocksOf, bulletName, numberingName } from './rich.ts';
import { footerOf, headerOf } from './running-parts.ts';
import { landscapePage, page, pageOf } from './sheet.ts';
import { brandLookOf, type Look, stylesOf, twips } from './styles.ts';
import { textOf } from './text.ts';

const listOf = (reference: string, format: (typeof LevelFormat)['DECIMAL' | 'BULLET'], text: string) => ({
  reference,
  levels: [{ level: 0, format, text, style: { paragraph: { indent: { left: 400, hanging: 300 } } } }],
});

/** Up to this many disclosures the report is held whole while it is written, so that its contents include headings inside tables. */
const wholeMost = 80;
/**
 * Whether the pages of contents are counted while the file is written, which takes five times as long: for published reports, in fonts with
 * known widths. Only Word knows those of Chinese fonts and of the organisation's own.
 */
const isCounted = ({ publishedAt, language, brand }: ReportModel) =>
  publishedAt !== null && language === 'en' && brand.font === undefined;
const atOnce: { later: Later; finish: (file: Buffer) => Uint8Array } = {
  later: (make) => make(),
  finish: (file) => new Uint8Array(file),
};

/** Entries of contents that leave room on their page for the description of the report. */
const aboutMost = 28;

type Growing = { later: Later; onProgress: (percent: number) => void };

/** The chapters: their titles, texts, disclosures in words and tables of figures. */
const chaptersOf = (look: Look, { later, onProgress }: Growing): FileChild[] => {
  const { model } = look;
  const count = model.chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0);
  let lists = 0;
  let begun = 0;
  const nextList = () => ++lists;
  const disclosureOf = (disclosure: ModelDisclosure) => [
    headingOf(disclosure, look),
    ...later(() => {
      onProgress(Math.floor((begun / count) * 90));
      begun += 1;
      return bodyOf(disclosure, look, nextList);
    }),
  ];
  return drawnChapters(model).flatMap(({ chapter }) => [
    ...(chapter.title ? [new Paragraph({ heading: HeadingLevel.HEADING_1, children: textOf(chapter.title) })] : []),
    ...(chapter.text
      ? later(() => blocksOf(chapter.text?.blocks ?? [], languageOf(chapter.text?.language ?? null), look, nextList))
      : []),
    ...chapterParts(chapter.disclosures).flatMap((part) =>
      part.kind === 'words' ? disclosureOf(part.disclosure) : later(() => figuresOf(part.disclosures, look)),
    ),
  ]);
};

/** Contents, the description of the report, and its key figures. */
const openingOf = (look: Look): FileChild[] => {
  const { model } = look;
  const about = aboutOf(look);
  const figures = keyFiguresTable(look);
  // Below long contents the description would continue on a page of its own.
  const isLong = drawnChapters(model).reduce((sum, { chapter }) => sum + 1 + chapter.disclosures.length, 0) > aboutMost;
  return [
    new Paragraph({ style: 'Contents', children: textOf(model.words.contents) }),
    new TableOfContents(model.words.contents, { hyperlink: true, headingStyleRange: '1-3' }),
    ...(isLong && figures.length > 0 ? [...figures, ...about] : [...about, ...figures]),
  ];
};

/** Cover, body in portrait, the KPI sheet in landscape, and the end of the report. */
const sectionsOf = (look: Look, assets: RenderAssets, growing: Growing) => {
  const { later } = growing;
  const portrait = pageOf(look.model, assets);
  const sectionOf = (shape: typeof page, children: FileChild[]) => ({
    properties: { page: shape },
    headers: { default: headerOf(look, shape === portrait ? letterheadIn(assets) : []) },
    footers: { default: footerOf(look) },
    children,
  });
  const opening = [...openingOf(look), ...chaptersOf(look, growing)];
  const kpiSheet = kpiSheetOfWord(look);
  const closing = [...restatementsOf(look, later), ...contentIndexOf(look, later), ...imprintOf(look, assets)];
  return [
    { properties: { page }, children: coverOf(look, assets) },
    ...(kpiSheet.length > 0
      ? [sectionOf(portrait, opening), sectionOf(landscapePage, kpiSheet), sectionOf(portrait, closing)]
      : [sectionOf(portrait, [...opening, ...closing])]),
  ];
};

const contentsStyle = {
  id: 'Contents',
  name: 'Contents heading',
  basedOn: 'Normal',
  run: { size: 44, bold: true },
  paragraph: { spacing: { after: twips(8) } },
};
const entryStyles = [1, 2, 3].map((level) => ({
  id: `TOC${level}`,
  name: `toc ${level}`,
  basedOn: 'Normal',
  run: { bold: level === 1 },
  // Disclosures have one level, whether they are a heading or a line of a table.
  paragraph: { spacing: { before: level === 1 ? 80 : 0, after: 40 }, indent: { left: level === 1 ? 0 : 240 } },
}));
const sectionStyle = {
  id: 'Section',
  name: 'Section heading',
  basedOn: 'Normal',
  run: { size: 30, bold: true },
  paragraph: { spacing: { before: twips(20), after: twips(6) }, keepNext: true },
};

/** A Word document with native headings, a contents field, native tables and the tenant's look. Word fills in page numbers on opening. */
export const renderWord: Renderer = async (model, assets, onProgress = () => {}) => {
  const look = brandLookOf(model);
  const isWhole = model.chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0) <= wholeMost;
  const { later, finish } = isWhole ? atOnce : createLater();
  const pagesAreCounted = isWhole && isCounted(model);
  const styles = stylesOf(look);
  const document = new Document({
    title: model.title,
    subject: `${model.framework.name} ${model.framework.version}`,
    creator: model.organisation,
    lastModifiedBy: makerOf(model) ?? model.organisation,
    description: model.description,
    // Charts use their East Asian font from here.
    theme: { fonts: { body: { latin: look.font.ascii, eastAsia: look.font.eastAsia } } },
    fonts: fontsIn(model, assets),
    ...(pagesAreCounted && { pageNumbers: estimatePageNumbersWith({ guess: true }) }),
    // Word asks every reader before it counts itself.
    features: { updateFields: !pagesAreCounted },
    styles: {
      ...styles,
      paragraphStyles: [...(styles.paragraphStyles ?? []), contentsStyle, sectionStyle, ...entryStyles],
    },
    numbering: {
      config: [listOf(numberingName, LevelFormat.DECIMAL, '%1.'), listOf(bulletName, LevelFormat.BULLET, '•')],
    },
    sections: sectionsOf(look, assets, { later, onProgress }),
  });
  const bytes = finish(await Packer.toBuffer(document));
  onProgress(100);
  return bytes;
};
