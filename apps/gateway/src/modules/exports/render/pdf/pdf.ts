import { printedKpiSheet, printedWords, type ReportModel } from '@esg/contract/printed';
import type { RenderAssets, Renderer } from '../assets.ts';
import { drawnChapters } from '../drawn.ts';
import { aboutHeight, drawAbout, drawImprint, imprintGap, imprintHeight } from './about.ts';
import { besideIndex } from './beside.ts';
import { Canvas, type Tag } from './canvas.ts';
import { drawContentIndex, drawRestatements } from './content-index.ts';
import { reserveContents } from './contents.ts';
import { drawCover } from './cover.ts';
import { beginChapter, chapterAnchor, drawFigures, drawNarrative, openChapter } from './disclosures.ts';
import { drawKeyFigures } from './key-figures.ts';
import { drawKpiSheet } from './kpi-sheet.ts';
import { type Letterhead, letterheadPainter } from './letterhead.ts';
import { runningParts } from './page.ts';
import { Pages } from './pages.ts';
import { gutter } from './sheet.ts';
import { type Styles, stylesOf } from './styles.ts';

type Work = { canvas: Canvas; pages: Pages; styles: Styles; onDisclosure: () => void };

/** The bookmark of a chapter, which those of its disclosures go into. */
const bookmarkOf = ({ doc: { outline } }: Canvas, title: string) => (title ? outline.addItem(title) : outline);

/** The chapters in one language. */
const drawBody = ({ canvas, pages, styles, onDisclosure }: Work) => {
  for (const { chapter, index } of drawnChapters(canvas.model)) {
    beginChapter(canvas, chapter, styles);
    const section = openChapter(canvas, chapter, index, styles);
    pages.add(chapterAnchor(index), canvas.pageNumber);
    const places = { pages, bookmark: bookmarkOf(canvas, chapter.title) };
    for (const disclosure of chapter.disclosures) {
      drawNarrative(canvas, section, disclosure, styles, places);
      onDisclosure();
    }
    drawFigures(canvas, section, chapter, styles, places);
    section.end();
  }
};

/**
 * The same in two languages: texts side by side, where each disclosure begins on one line in both, tables and charts once, with
 * both languages in their labels.
 */
const drawBoth = ({ canvas, pages, styles: first, onDisclosure }: Work, beside: ReportModel, second: Styles) => {
  for (const { chapter, index } of drawnChapters(canvas.model)) {
    const other = beside.chapters[index] ?? chapter;
    beginChapter(canvas, chapter, first, true);
    pages.add(chapterAnchor(index), canvas.pageNumber);
    const sections: Tag[] = [];
    canvas.sideBySide(
      beside,
      () => sections.push(openChapter(canvas, chapter, index, first)),
      () => sections.push(openChapter(canvas, other, index, second)),
    );
    const places = { pages, bookmark: bookmarkOf(canvas, chapter.title) };
    const [ours, theirs] = sections as [Tag, Tag];
    for (const disclosure of chapter.disclosures) {
      const twin = other.disclosures.find(({ code }) => code === disclosure.code) ?? disclosure;
      canvas.ensure(90);
      canvas.sideBySide(
        beside,
        () => drawNarrative(canvas, ours, disclosure, first, places),
        () => drawNarrative(canvas, theirs, twin, second),
      );
      onDisclosure();
    }
    drawFigures(canvas, ours, chapter, first, places, { model: beside, chapter: other });
    for (const section of sections) section.end();
  }
};

/** The KPI sheet, restated figures and the content index; with `second` each label in that language too. The last keeps room below. */
const drawLists = (
  canvas: Canvas,
  pages: Pages,
  styles: Styles,
  keepBelow: number,
  second: ReportModel | undefined,
) => {
  const { outline } = canvas.doc;
  const { restatements, contentIndex, words, language } = canvas.model;
  if (printedKpiSheet(canvas.model)) {
    drawKpiSheet(canvas, pages, styles, second);
    outline.addItem(printedWords[language].kpiSheet);
  }
  if (restatements.length > 0) {
    drawRestatements(canvas, pages, styles, second);
    outline.addItem(words.restatements);
  }
  if (contentIndex) {
    const index = second ? besideIndex(contentIndex, second.contentIndex ?? undefined) : contentIndex;
    drawContentIndex(canvas, index, pages, styles, keepBelow);
    outline.addItem(contentIndex.title);
  }
};

/**
 * A tagged PDF 1.7 that follows PDF/UA-1: cover, contents with links, key figures, one section per chapter, a content index,
 * bookmarks, and fonts for Latin and Traditional Chinese inside. With `beside`, every part of it is in both languages.
 */
export const renderPdf: Renderer = async (model, assets, onProgress = () => {}, beside) => {
  const letterhead = letterheadOf(model, assets);
  const canvas = new Canvas(model, { ...(assets.fonts && { fonts: assets.fonts }), ...(letterhead && { letterhead }) });
  const styles = stylesOf(model, canvas.palette);
  const pages = new Pages();

  drawCover(canvas, styles, assets, beside);
  canvas.onPage = runningParts(canvas, styles, letterhead && letterheadPainter(canvas, letterhead));
  const second = beside && { model: beside, styles: stylesOf(beside, canvas.palette) };
  const about = aboutOf(canvas, styles, second);
  const contents = reserveContents(canvas, styles, about.height, beside);
  canvas.doc.outline.addItem(model.words.contents);
  const total = model.chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0);
  let drawn = 0;
  const onDisclosure = () => onProgress(Math.floor((++drawn / total) * 90));
  const work: Work = { canvas, pages, styles, onDisclosure };
  openBody(work, about, beside);
  if (second) drawBoth(work, second.model, second.styles);
  else drawBody(work);
  drawLists(canvas, pages, styles, imprintHeight(canvas, styles, assets) + imprintGap, beside);
  drawImprint(canvas, styles, assets);
  contents.fill(pages);
  const bytes = await canvas.finish();
  onProgress(100);
  return bytes;
};

const letterheadOf = ({ brand }: ReportModel, { letterhead: picture }: RenderAssets): Letterhead | undefined =>
  picture && brand.letterhead && { picture, headMm: brand.letterhead.headMm, footMm: brand.letterhead.footMm };

/** Air above what the report is. */
const aboutGap = 24;

/** What the report is, and how high that is. */
const aboutOf = (canvas: Canvas, styles: Styles, second?: { model: ReportModel; styles: Styles }) => {
  const { model } = canvas;
  if (!second) {
    return { height: aboutGap + aboutHeight(canvas, model, styles), draw: () => drawAbout(canvas, styles) };
  }
  const half = (canvas.width - gutter) / 2;
  const heights = [aboutHeight(canvas, model, styles, half), aboutHeight(canvas, second.model, second.styles, half)];
  return {
    height: aboutGap + Math.max(...heights),
    draw: () =>
      canvas.sideBySide(
        second.model,
        () => drawAbout(canvas, styles),
        () => drawAbout(canvas, second.styles),
      ),
  };
};

/** Key figures on a new page; what the report is below the contents where it fits there, else below the figures. */
const openBody = ({ canvas, styles }: Work, about: ReturnType<typeof aboutOf>, beside: ReportModel | undefined) => {
  const fits = about.height <= canvas.room;
  if (fits) {
    canvas.y += aboutGap;
    about.draw();
  }
  canvas.chapter = '';
  canvas.newPage();
  drawKeyFigures(canvas, styles, beside);
  if (fits) return;
  if (canvas.y > canvas.top) canvas.y += aboutGap;
  about.draw();
  canvas.y += aboutGap;
};
