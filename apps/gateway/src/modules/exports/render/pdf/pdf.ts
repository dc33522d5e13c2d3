import type { Renderer } from '../assets.ts';
import { Canvas } from './canvas.ts';
import { drawContentIndex, drawRestatements } from './content-index.ts';
import { type PageNumbers, reserveContents } from './contents.ts';
import { drawCover } from './cover.ts';
import { chapterAnchor, disclosureAnchor, drawDisclosure, drawIntroduction, openChapter } from './disclosures.ts';
import { runningParts } from './page.ts';
import { stylesOf } from './styles.ts';

/**
 * A tagged PDF 1.7 that follows PDF/UA-1: cover, contents with links, one section per chapter, a content index, bookmarks, and
 * fonts for Latin and Traditional Chinese inside.
 */
export const renderPdf: Renderer = async (model, assets, onProgress = () => {}) => {
  const canvas = new Canvas(model);
  const styles = stylesOf(model, canvas.palette);
  const { outline } = canvas.doc;
  const pages: PageNumbers = new Map();

  drawCover(canvas, styles, assets);
  canvas.onPage = runningParts(canvas, styles);
  const contents = reserveContents(canvas, styles);
  outline.addItem(model.words.contents);
  canvas.newPage();
  drawIntroduction(canvas, styles);

  const total = model.chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0);
  let drawn = 0;
  model.chapters.forEach((chapter, index) => {
    const section = openChapter(canvas, chapter, index, styles);
    pages.set(chapterAnchor(index), canvas.pageNumber);
    const bookmark = chapter.title ? outline.addItem(chapter.title) : outline;
    for (const disclosure of chapter.disclosures) {
      pages.set(disclosureAnchor(disclosure.code), drawDisclosure(canvas, section, disclosure, styles, bookmark));
      drawn += 1;
      onProgress(Math.floor((drawn / total) * 90));
    }
    section.end();
  });
  if (model.restatements.length > 0) {
    drawRestatements(canvas, pages, styles);
    outline.addItem(model.words.restatements);
  }
  if (model.contentIndex) {
    drawContentIndex(canvas, model.contentIndex, pages, styles);
    outline.addItem(model.contentIndex.title);
  }
  contents.fill(pages);
  const bytes = await canvas.finish();
  onProgress(100);
  return bytes;
};
