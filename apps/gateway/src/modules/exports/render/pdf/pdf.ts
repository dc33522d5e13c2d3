import {
  chapterParts,
  indexInRuns,
  indexWithReasonsOnce,
  type ModelDisclosure,
  printedKpiSheet,
  printedWords,
  type ReportModel,
} from '@esg/contract/printed';
import type { RenderAssets, Renderer } from '../assets.ts';
import { drawnChapters, drawnCodes } from '../drawn.ts';
import { aboutHeight, drawAbout, drawImprint, imprintRoom } from './about.ts';
import { besideIndex } from './beside.ts';
import { Canvas, type Tag } from './canvas.ts';
import { drawContentIndex, drawRestatements } from './content-index.ts';
import { reserveContents } from './contents.ts';
import { drawCover } from './cover.ts';
import { beginChapter, chapterAnchor, drawFigures, drawNarrative, openChapter } from './disclosures.ts';
import { drawKeyFigures, keyFiguresHeight } from './key-figures.ts';
import { drawKpiSheet } from './kpi-sheet.ts';
import { beginLetterhead } from './letterhead.ts';
import { Pages } from './page-numbers.ts';
import { runningParts } from './running-parts.ts';
import { gutter } from './sheet.ts';
import { type Styles, stylesOf } from './styles.ts';

type Work = { canvas: Canvas; pages: Pages; styles: Styles; onDisclosure: () => void };

/** The bookmark of a chapter, which contains those of its disclosures. */
const bookmarkOf = ({ doc: { outline } }: Canvas, title: string) => (title ? outline.addItem(title) : outline);

/** The chapters in one language. */
const drawBody = ({ canvas, pages, styles, onDisclosure }: Work) => {
  for (const { chapter, index } of drawnChapters(canvas.model)) {
    beginChapter(canvas, chapter, styles);
    const section = openChapter(canvas, chapter, index, styles);
    pages.add(chapterAnchor(index), canvas.pageNumber);
    const places = { pages, bookmark: bookmarkOf(canvas, chapter.title) };
    chapterParts(chapter.disclosures).forEach((part, place) => {
      if (part.kind === 'words') drawNarrative(canvas, section, part.disclosure, styles, places);
      else drawFigures(canvas, section, part, styles, { places, isHeaded: place === 0 && !chapter.text });
    });
    for (const _ of chapter.disclosures) onDisclosure();
    section.end();
  }
};

/**
 * The chapters in two languages: texts side by side, where each disclosure begins on one line in both, tables and charts once, with both
 * languages in their labels.
 */
const drawBoth = ({ canvas, pages, styles: first, onDisclosure }: Work, beside: ReportModel, second: Styles) => {
  for (const { chapter, index } of drawnChapters(canvas.model)) {
    const other = beside.chapters[index] ?? chapter;
    beginChapter(canvas, chapter, first, beside);
    pages.add(chapterAnchor(index), canvas.pageNumber);
    const sections: Tag[] = [];
    canvas.sideBySide(
      beside,
      () => sections.push(openChapter(canvas, chapter, index, first)),
      () => sections.push(openChapter(canvas, other, index, second)),
    );
    const places = { pages, bookmark: bookmarkOf(canvas, chapter.title) };
    const [ours, theirs] = sections as [Tag, Tag];
    const twinOf = (disclosure: ModelDisclosure) =>
      other.disclosures.find(({ code }) => code === disclosure.code) ?? disclosure;
    chapterParts(chapter.disclosures).forEach((part, place) => {
      if (part.kind === 'figures') {
        const twin = { model: beside, disclosures: part.disclosures.map(twinOf) };
        const isHeaded = place === 0 && !chapter.text;
        drawFigures(canvas, ours, part, first, { places, isHeaded, second: twin });
        return;
      }
      canvas.ensure(90);
      canvas.sideBySide(
        beside,
        () => drawNarrative(canvas, ours, part.disclosure, first, places),
        () => drawNarrative(canvas, theirs, twinOf(part.disclosure), second),
      );
    });
    for (const _ of chapter.disclosures) onDisclosure();
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
    const whole = second ? besideIndex(contentIndex, second.contentIndex ?? undefined) : contentIndex;
    const languages = second ? [language, second.language] : [language];
    const drawn = drawnCodes(canvas.model);
    const index = indexInRuns(whole, languages, (code) => drawn.has(code));
    drawContentIndex(canvas, indexWithReasonsOnce(index, ...languages), pages, styles, keepBelow);
    outline.addItem(contentIndex.title);
  }
};

/**
 * A tagged PDF 1.7 that follows PDF/UA-1: cover, contents with links, key figures, one section per chapter, a content index, bookmarks, and
 * embedded fonts for Latin and Traditional Chinese. With `beside`, every part of it is in both languages.
 */
export const renderPdf: Renderer = async (model, assets, onProgress = () => {}, beside) => {
  const { fonts } = assets;
  const open = draw(new Canvas(model, { fonts }), assets, onProgress, beside);
  const isWorth = isShort(model) && open.lastFilled < wasteMost;
  const close = isWorth ? draw(new Canvas(model, { fonts, isClose: true }), assets, () => {}, beside) : undefined;
  const fewest = close && close.canvas.pageNumber < open.canvas.pageNumber ? close : open;
  const bytes = await fewest.canvas.finish();
  onProgress(100);
  return bytes;
};

/** The first page of the same file, which a reader sees while the others are drawn. */
export const renderCover: Renderer = (model, assets, _onProgress, beside) => {
  const canvas = new Canvas(model, { fonts: assets.fonts });
  drawCover(canvas, stylesOf(model, canvas.palette), assets, beside);
  return canvas.finish();
};

/** Draws everything on the canvas; returns how much of the last page of its chapters is filled. */
const draw = (
  canvas: Canvas,
  assets: RenderAssets,
  onProgress: NonNullable<Parameters<Renderer>[2]>,
  beside: ReportModel | undefined,
) => {
  const { model } = canvas;
  const styles = stylesOf(model, canvas.palette, canvas.isClose);
  const pages = new Pages();
  drawCover(canvas, styles, assets, beside);
  canvas.onPage = runningParts(canvas, styles, beginLetterhead(canvas, model, assets));
  const second = beside && { model: beside, styles: stylesOf(beside, canvas.palette, canvas.isClose) };
  const about = aboutOf(canvas, styles, second);
  const contents = reserveContents(canvas, styles, about.height + figuresHeight(canvas, styles, beside), beside);
  canvas.doc.outline.addItem(model.words.contents);
  const total = model.chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0);
  let drawn = 0;
  const onDisclosure = () => onProgress(Math.floor((++drawn / total) * 90));
  const work: Work = { canvas, pages, styles, onDisclosure };
  openBody(work, about, beside);
  if (second) drawBoth(work, second.model, second.styles);
  else drawBody(work);
  const lastFilled = 1 - canvas.room / canvas.pageHeight;
  drawLists(canvas, pages, styles, imprintRoom(canvas, styles, assets), beside);
  drawImprint(canvas, styles, assets);
  contents.fill(pages);
  return { canvas, lastFilled };
};

/** Space above the description of the report. */
const aboutGap = 24;

/** The description of the report, and its height. */
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

/** Up to this many disclosures a report is short: its opening is on one page where it fits. */
const shortMost = 20;
const isShort = ({ chapters }: ReportModel) =>
  chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0) <= shortMost;

/** Where less of the last page is filled, a short report is drawn again with less spacing, to see whether that saves the page. */
const wasteMost = 0.6;

/** Page on which the contents begin. */
const contentsPage = 2;

/** Height of the key figures where they may be on the page of the contents. */
const figuresHeight = (canvas: Canvas, styles: Styles, beside: ReportModel | undefined, ranOn = false) => {
  const height = ranOn || isShort(canvas.model) ? keyFiguresHeight(canvas, styles, beside) : 0;
  return height > 0 ? height + aboutGap : 0;
};

/** The description of the report, below the contents where it fits, and the key figures, on a new page unless the report is short. */
const openBody = ({ canvas, styles }: Work, about: ReturnType<typeof aboutOf>, beside: ReportModel | undefined) => {
  const fits = about.height <= canvas.room;
  // Contents that continued on another page leave most of it empty.
  const figures = figuresHeight(canvas, styles, beside, canvas.pageNumber > contentsPage);
  if (fits) {
    canvas.y += aboutGap;
    about.draw();
  }
  const isOnePage = fits && figures > 0 && figures <= canvas.room;
  if (isOnePage) {
    canvas.y += aboutGap;
    drawKeyFigures(canvas, styles, beside);
  }
  canvas.chapter = '';
  canvas.newPage();
  if (isOnePage) return;
  drawKeyFigures(canvas, styles, beside);
  if (fits) return;
  if (canvas.y > canvas.top) canvas.y += aboutGap;
  about.draw();
  canvas.y += aboutGap;
};
