import type { ReportModel } from '@esg/contract';
import type { Renderer } from '../assets.ts';
import { drawnChapters } from '../drawn.ts';
import { drawAbout, drawImprint } from './about.ts';
import { Canvas, lying, sheet, type Tag, upright } from './canvas.ts';
import { drawContentIndex, drawRestatements } from './content-index.ts';
import { reserveContents } from './contents.ts';
import { drawCover } from './cover.ts';
import { beginChapter, chapterAnchor, drawFigures, drawNarrative, openChapter } from './disclosures.ts';
import { drawKeyFigures } from './key-figures.ts';
import { runningParts } from './page.ts';
import { Pages } from './pages.ts';
import { type Styles, stylesOf } from './styles.ts';

type Work = { canvas: Canvas; pages: Pages; styles: Styles; onDisclosure: () => void };

/** The bookmark of a chapter, which those of its disclosures go into. */
const bookmarkOf = ({ doc: { outline } }: Canvas, title: string) => (title ? outline.addItem(title) : outline);

/** Key figures and chapters in one language. */
const drawBody = ({ canvas, pages, styles, onDisclosure }: Work) => {
  drawKeyFigures(canvas, styles);
  for (const { chapter, index } of drawnChapters(canvas.model)) {
    beginChapter(canvas, chapter);
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

/** The same in two languages side by side on lying pages; each disclosure begins on one line in both. */
const drawBoth = ({ canvas, pages, styles: first, onDisclosure }: Work, beside: ReportModel, second: Styles) => {
  canvas.turn(lying);
  canvas.sideBySide(
    beside,
    () => drawAbout(canvas, first),
    () => drawAbout(canvas, second),
  );
  canvas.y += 16;
  for (const { chapter, index } of drawnChapters(canvas.model)) {
    const other = beside.chapters[index] ?? chapter;
    beginChapter(canvas, chapter);
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
    canvas.ensure(90);
    canvas.sideBySide(
      beside,
      () => drawFigures(canvas, ours, chapter, first, places),
      () => drawFigures(canvas, theirs, other, second),
    );
    for (const section of sections) section.end();
  }
  canvas.format = upright;
};

/** Restated figures and the content index, in the second language once more. */
const drawLists = (canvas: Canvas, pages: Pages, styles: Styles, second?: { model: ReportModel; styles: Styles }) => {
  const { outline } = canvas.doc;
  const { restatements, contentIndex, words } = canvas.model;
  if (restatements.length > 0) {
    drawRestatements(canvas, pages, styles);
    outline.addItem(words.restatements);
    if (second) canvas.inSecond(second.model, () => drawRestatements(canvas, pages, second.styles));
  }
  if (contentIndex) {
    drawContentIndex(canvas, contentIndex, pages, styles);
    outline.addItem(contentIndex.title);
    const other = second?.model.contentIndex;
    if (second && other) canvas.inSecond(second.model, () => drawContentIndex(canvas, other, pages, second.styles));
  }
};

/**
 * A tagged PDF 1.7 that follows PDF/UA-1: cover, contents with links, key figures, one section per chapter, a content index,
 * bookmarks, and fonts for Latin and Traditional Chinese inside. With `beside`, every part of it is in both languages.
 */
export const renderPdf: Renderer = async (model, assets, onProgress = () => {}, beside) => {
  const canvas = new Canvas(model);
  const styles = stylesOf(model, canvas.palette);
  const pages = new Pages();

  drawCover(canvas, styles, assets, beside);
  canvas.onPage = runningParts(canvas, styles);
  const contents = reserveContents(canvas, styles, beside);
  canvas.doc.outline.addItem(model.words.contents);
  const total = model.chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0);
  let drawn = 0;
  const onDisclosure = () => onProgress(Math.floor((++drawn / total) * 90));
  const work: Work = { canvas, pages, styles, onDisclosure };
  const second = beside && { model: beside, styles: stylesOf(beside, canvas.palette) };
  if (second) drawBoth(work, second.model, second.styles);
  else {
    drawOpening(canvas, styles);
    drawBody(work);
  }
  drawLists(canvas, pages, styles, second);
  drawImprint(canvas, styles, assets);
  contents.fill(pages);
  const bytes = await canvas.finish();
  onProgress(100);
  return bytes;
};

/** What the report is stands below short contents, else below the key figures; either way a page is filled. */
const drawOpening = (canvas: Canvas, styles: Styles) => {
  canvas.y += 24;
  if (canvas.room < (sheet.height - sheet.top - sheet.bottom) * 0.3) canvas.newPage();
  drawAbout(canvas, styles);
  canvas.chapter = '';
  canvas.newPage();
};
