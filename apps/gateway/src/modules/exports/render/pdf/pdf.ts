import type { ReportModel } from '@esg/contract';
import type { Renderer } from '../assets.ts';
import { Canvas, lying, type Tag, upright } from './canvas.ts';
import { drawContentIndex, drawRestatements } from './content-index.ts';
import { type PageNumbers, reserveContents } from './contents.ts';
import { drawCover } from './cover.ts';
import {
  beginChapter,
  chapterAnchor,
  disclosureAnchor,
  drawDisclosure,
  drawIntroduction,
  openChapter,
} from './disclosures.ts';
import { runningParts } from './page.ts';
import { type Styles, stylesOf } from './styles.ts';

/** Introduction and chapters in one language. */
const drawBody = (canvas: Canvas, pages: PageNumbers, styles: Styles, onDisclosure: () => void) => {
  const { outline } = canvas.doc;
  canvas.newPage();
  drawIntroduction(canvas, styles);
  canvas.model.chapters.forEach((chapter, index) => {
    beginChapter(canvas);
    const section = openChapter(canvas, chapter, index, styles);
    pages.set(chapterAnchor(index), canvas.pageNumber);
    const bookmark = chapter.title ? outline.addItem(chapter.title) : outline;
    for (const disclosure of chapter.disclosures) {
      pages.set(disclosureAnchor(disclosure.code), drawDisclosure(canvas, section, disclosure, styles, bookmark));
      onDisclosure();
    }
    section.end();
  });
};

/** The same in two languages side by side on lying pages; each disclosure begins on one line in both. */
const drawBoth = (
  canvas: Canvas,
  beside: ReportModel,
  pages: PageNumbers,
  [first, second]: readonly [Styles, Styles],
  onDisclosure: () => void,
) => {
  const { outline } = canvas.doc;
  canvas.turn(lying);
  canvas.sideBySide(
    beside,
    () => drawIntroduction(canvas, first),
    () => drawIntroduction(canvas, second),
  );
  canvas.model.chapters.forEach((chapter, index) => {
    const other = beside.chapters[index] ?? chapter;
    beginChapter(canvas);
    pages.set(chapterAnchor(index), canvas.pageNumber);
    const sections: Tag[] = [];
    canvas.sideBySide(
      beside,
      () => sections.push(openChapter(canvas, chapter, index, first)),
      () => sections.push(openChapter(canvas, other, index, second)),
    );
    const bookmark = chapter.title ? outline.addItem(chapter.title) : outline;
    chapter.disclosures.forEach((disclosure, at) => {
      const [ours, theirs] = sections as [Tag, Tag];
      const twin = other.disclosures[at] ?? disclosure;
      canvas.ensure(90);
      canvas.sideBySide(
        beside,
        () => pages.set(disclosureAnchor(disclosure.code), drawDisclosure(canvas, ours, disclosure, first, bookmark)),
        () => drawDisclosure(canvas, theirs, twin, second),
      );
      onDisclosure();
    });
    for (const section of sections) section.end();
  });
  canvas.format = upright;
};

/** Restated figures and the content index, in the second language once more. */
const drawLists = (
  canvas: Canvas,
  pages: PageNumbers,
  styles: Styles,
  second?: { model: ReportModel; styles: Styles },
) => {
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
 * A tagged PDF 1.7 that follows PDF/UA-1: cover, contents with links, one section per chapter, a content index, bookmarks, and
 * fonts for Latin and Traditional Chinese inside. With `beside`, every part of it is in both languages but the cover.
 */
export const renderPdf: Renderer = async (model, assets, onProgress = () => {}, beside) => {
  const canvas = new Canvas(model);
  const styles = stylesOf(model, canvas.palette);
  const { outline } = canvas.doc;
  const pages: PageNumbers = new Map();

  drawCover(canvas, styles, assets);
  canvas.onPage = runningParts(canvas, styles);
  const contents = reserveContents(canvas, styles, beside);
  outline.addItem(model.words.contents);
  const total = model.chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0);
  let drawn = 0;
  const onDisclosure = () => onProgress(Math.floor((++drawn / total) * 90));
  const second = beside && { model: beside, styles: stylesOf(beside, canvas.palette) };
  if (second) drawBoth(canvas, second.model, pages, [styles, second.styles], onDisclosure);
  else drawBody(canvas, pages, styles, onDisclosure);
  drawLists(canvas, pages, styles, second);
  contents.fill(pages);
  const bytes = await canvas.finish();
  onProgress(100);
  return bytes;
};
