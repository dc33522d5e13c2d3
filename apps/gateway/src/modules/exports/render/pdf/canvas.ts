/** The drawing surface of PDFs. Longer than most, because its parts share one cursor. */
import type { ReportModel } from '@esg/contract';
import PDFDocument from 'pdfkit';
import type { FontFiles } from '../assets.ts';
import { type Palette, paletteOf } from '../colors.ts';
import { byScript, chineseTag, holdsChinese } from '../formats.ts';
import { documentOptions } from './document-options.ts';
import { FontPicker, openFonts } from './fonts.ts';
import { gatherWrites } from './gather-writes.ts';
import { breakLines, cutToFit, type Line, type Measure, type Run, type Span } from './lines.ts';
import {
  contentWidth,
  type DocumentModel,
  type Format,
  gutter,
  type Place,
  portrait,
  sheet,
  type TagOptions,
  type TextStyle,
} from './sheet.ts';

export {
  contentWidth,
  type DocumentModel,
  landscape,
  type Place,
  portrait,
  rail,
  sheet,
  type TextStyle,
} from './sheet.ts';

export type Doc = PDFKit.PDFDocument;
export type Tag = PDFKit.PDFStructureElement;
/**
 * The drawing surface: pages, a cursor that flows down them, and text that is tagged as it is drawn. All visible content is either inside a
 * tag or an artifact, as PDF/UA requires.
 */
export class Canvas<Model extends DocumentModel = ReportModel> {
  readonly doc: Doc;
  readonly palette: Palette;
  /** The model being drawn; that of the second language while its column is drawn. */
  model: Model;
  /** Whether its parts are close together, to save a page. */
  readonly isClose: boolean;
  /** Root tag of the document. */
  readonly root: Tag;
  /** Distance of the next thing from the top of the page. */
  y: number = sheet.top;
  pageNumber = 0;
  /** The orientation of the next pages. */
  format: Format = portrait;
  /** Left end and width of the drawing area: the page between its margins, or a column of it. */
  left: number = sheet.left;
  width: number = contentWidth;
  #isInColumn = false;
  #isSecond = false;
  #isHalf = false;
  readonly #first: Model;
  /** What the head of the page names. */
  chapter = '';
  /** Drawn on every new page, before its content; set once the cover is done. */
  onPage: () => void = () => {};
  readonly #widths = new Map<string, number>();
  readonly #fonts: FontPicker;
  /** Margins of portrait pages, from the next one on: a letterhead needs more than usual. */
  margins: { top: number; bottom: number } = sheet;

  constructor(model: Model, { fonts, isClose = false }: { fonts?: FontFiles | undefined; isClose?: boolean } = {}) {
    this.model = model;
    this.isClose = isClose;
    this.#first = model;
    this.palette = paletteOf(model.brand.colors);
    this.doc = new PDFDocument(documentOptions(model));
    gatherWrites(this.doc);
    this.#fonts = new FontPicker(openFonts(this.doc, fonts), (file, codePoint) =>
      this.doc.font(file)._font.font.hasGlyphForCodePoint(codePoint),
    );
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Starts a page and puts the cursor at its top. */
  newPage() {
    this.pageNumber += 1;
    this.y = this.top;
    // The other language's column has created this page already.
    if (this.pageNumber <= this.doc.bufferedPageRange().count) {
      this.doc.switchToPage(this.pageNumber - 1);
      return;
    }
    this.doc.addPage({ size: [this.format.width, this.format.height], margin: 0 });
    const { left, width, model } = this;
    this.#wholePage();
    this.model = this.#first;
    this.onPage();
    this.model = model;
    if (this.#isInColumn) Object.assign(this, { left, width });
  }

  #wholePage() {
    this.left = sheet.left;
    this.width = this.format.width - sheet.left - sheet.right;
  }

  /** Sets the orientation of the next pages, and starts one. */
  turn(format: Format) {
    this.format = format;
    this.#wholePage();
    this.newPage();
  }

  /** Draws one thing in two languages side by side, from one line on, each as long as it is; the next content is below the longer one. */
  sideBySide(second: Model, first: () => void, other: () => void) {
    const start = { page: this.pageNumber, y: this.y };
    const width = (this.width - gutter) / 2;
    this.width = width;
    this.#isInColumn = true;
    this.#isHalf = true;
    first();
    const end = { page: this.pageNumber, y: this.y };
    this.goTo(start);
    Object.assign(this, { left: sheet.left + width + gutter, width });
    this.inSecond(second, other);
    this.#isInColumn = false;
    this.#isHalf = false;
    this.#wholePage();
    if (end.page > this.pageNumber || (end.page === this.pageNumber && end.y > this.y)) this.goTo(end);
  }

  /** Draws in a column of the page, which continues in the same place on the following pages. */
  inColumn(left: number, width: number, draw: () => void) {
    const before = { left: this.left, width: this.width, inside: this.#isInColumn };
    Object.assign(this, { left, width });
    this.#isInColumn = true;
    draw();
    this.#isInColumn = before.inside;
    Object.assign(this, { left: before.left, width: before.width });
  }

  /** Whether two languages are side by side. */
  get isHalf() {
    return this.#isHalf;
  }

  /** Draws in the second language: its sections are tagged with it, and it leaves no bookmarks or destinations of its own. */
  inSecond(second: Model, draw: () => void) {
    this.model = second;
    this.#isSecond = true;
    draw();
    this.#isSecond = false;
    this.model = this.#first;
  }

  /** Goes back to a page that is drawn already, or on to it. */
  goTo({ page, y }: { page: number; y: number }) {
    this.doc.switchToPage(page - 1);
    this.pageNumber = page;
    this.y = y;
  }

  /** A section of the document, in the language that is drawn. */
  section(): Tag {
    return this.tag(this.root, 'Sect', this.#isSecond ? { lang: this.model.languageTag } : {});
  }

  /** Names a place of this page that links lead to. */
  place(name: string, y: number) {
    if (!this.#isSecond) this.doc.addNamedDestination(name, 'XYZ', 0, y, 0);
  }

  /** Start and end of the content of a page. Landscape pages have no letterhead. */
  get top() {
    return this.format === portrait ? this.margins.top : sheet.top;
  }
  get end() {
    return this.format.height - (this.format === portrait ? this.margins.bottom : sheet.bottom);
  }

  /** Height between the margins, and the remaining height. */
  get pageHeight() {
    return this.end - this.top;
  }
  get room() {
    return this.end - this.y;
  }

  /** Goes to a new page unless `height` fits; more than a page never does, so it starts on the present one. */
  ensure(height: number) {
    if (height > this.room && height <= this.pageHeight) this.newPage();
  }

  /** Opens a tag inside another; close it with `end`. */
  tag(parent: Tag, type: string, { columns = 1, ...options }: TagOptions = {}): Tag {
    const tag = this.doc.struct(type, options);
    if (columns > 1) {
      const { data } = tag.dictionary;
      data.A = { O: 'Table', ...data.A, ColSpan: columns };
    }
    parent.add(tag);
    return tag;
  }

  /** Draws as content of the tag. Must stay on one page. */
  mark(tag: Tag, type: string, draw: () => void) {
    const content = this.doc.markStructureContent(type);
    draw();
    this.doc.endMarkedContent();
    tag.add(content);
  }

  /** Draws something that screen readers skip. */
  artifact(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout') {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Width function for a style; word widths are remembered. */
  measure({ size, bold: always = false }: TextStyle): Measure {
    return (text, bold) => {
      const key = `${bold || always ? 'b' : 'r'}${text}`;
      let width = this.#widths.get(key);
      if (width === undefined) {
        width = 0;
        for (const run of this.#fonts.runs(text, bold || always)) {
          width += this.doc.font(run.file, 1000).widthOfString(run.text) / 1000;
        }
        this.#widths.set(key, width);
      }
      return width * size;
    };
  }

  /** Breaks runs into lines of the style. */
  lines(runs: readonly Run[], style: TextStyle, width: number): Line[] {
    return breakLines(runs, width, this.measure(style));
  }

  /** Draws one span with its baseline at `y`. */
  span({ run, text }: Span, style: TextStyle, x: number, y: number) {
    const slanted = run.italic === true && !holdsChinese(text);
    this.doc.fillColor(run.color ?? style.color ?? this.palette.text);
    const options = { lineBreak: false, baseline: 'alphabetic' as const, oblique: slanted };
    let at = x;
    for (const stretch of this.model.language === 'en' ? byScript(text) : [text]) {
      const foreign = this.model.language === 'en' && holdsChinese(stretch);
      if (foreign) this.doc.markContent('Span', { lang: chineseTag });
      for (const part of this.#fonts.runs(stretch, run.bold || style.bold || false)) {
        this.doc.font(part.file, style.size).text(part.text, at, y, options);
        at += part.text === text ? 0 : this.doc.widthOfString(part.text);
      }
      if (foreign) this.doc.endMarkedContent();
    }
  }

  /** Draws a line whose box begins at `top`. */
  line(line: Line, style: TextStyle, top: number, { x = this.left, width = this.width, align = 'left' }: Place = {}) {
    const baseline = top + style.leading / 2 + style.size * 0.36;
    let at = align === 'right' ? x + width - line.width : x;
    for (const span of line.spans) {
      this.span(span, style, at, baseline);
      at += span.width;
    }
  }

  /** Draws a short text on one line, cut off with an ellipsis where it does not fit. Not tagged: call inside `mark` or `artifact`. */
  label(text: string, style: TextStyle, top: number, place: Place = {}) {
    const measure = this.measure(style);
    const shown = cutToFit(text.replace(/\s+/g, ' '), place.width ?? this.width, measure);
    const span = { run: { text: shown }, text: shown, width: measure(shown, false) };
    this.line({ spans: [span], width: span.width }, style, top, place);
  }

  /** Closes the file and returns its bytes. */
  async finish(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    const done = new Promise<void>((resolve, reject) => {
      this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.root.end();
    this.doc.end();
    await done;
    return new Uint8Array(Buffer.concat(chunks));
  }
}
