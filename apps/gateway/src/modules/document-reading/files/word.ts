import { readingLimits } from '@esg/contract';
import { type Archive, openArchive, ReadError, readXml } from '../../../platform/reading/index.ts';
import { type FilePage, fittingRows, PageDraft } from './page.ts';
import { isMark, raisedMark } from './raised-mark.ts';

/** Word documents have no pages: a section ends before a heading of level 1 or 2 once it is so long, and anywhere once it is much longer. */
const sectionLength = 1500;
const sectionLengthMax = 6000;
const namedLevels = 2;

const attribute = (attributes: Readonly<Record<string, string>>, name: string) =>
  attributes[`w:${name}`] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

const isOn = (attributes: Readonly<Record<string, string>>) =>
  !['0', 'false', 'off'].includes(attribute(attributes, 'val') ?? '1');

type Styles = {
  /** Levels of headings by the ids of their styles, from 1. */
  readonly levels: ReadonlyMap<string, number>;
  /** Styles of items of lists. */
  readonly lists: ReadonlySet<string>;
};

const readStyles = async (archive: Archive): Promise<Styles> => {
  const levels = new Map<string, number>();
  const lists = new Set<string>();
  const parents = new Map<string, string>();
  if (!archive.has('word/styles.xml')) return { levels, lists };
  let id = '';
  await readXml(archive.stream('word/styles.xml'), {
    open: (tag, attributes) => {
      const value = attribute(attributes, 'val') ?? '';
      if (tag === 'style') id = attribute(attributes, 'styleId') ?? '';
      else if (tag === 'basedOn' && id) parents.set(id, value);
      else if (tag === 'numId' && id && value !== '0') lists.add(id);
      else if (tag === 'name' && id) {
        const named = /^heading ([1-9])$/i.exec(value);
        if (named) levels.set(id, Number(named[1]));
        else if (/^title$/i.test(value)) levels.set(id, 1);
      } else if (tag === 'outlineLvl' && id && /^[0-8]$/.test(value)) levels.set(id, Number(value) + 1);
    },
    close: (tag) => {
      if (tag === 'style') id = '';
    },
  });
  for (const [style, parent] of parents) {
    const level = levels.get(parent);
    if (level !== undefined && !levels.has(style)) levels.set(style, level);
    if (lists.has(parent)) lists.add(style);
  }
  return { levels, lists };
};

/** Cuts what is read into sections, each with the headings above it. */
class Sections {
  readonly pages: FilePage[] = [];
  private draft = new PageDraft();
  private readonly path: (string | undefined)[] = [];
  private label: string | null = null;
  private length = 0;

  private close() {
    if (this.draft.isEmpty) return;
    if (this.pages.length >= readingLimits.pagesMax)
      throw new ReadError('too_many_rows', { limit: readingLimits.pagesMax });
    this.pages.push(this.draft.done({ label: this.label, kind: 'section' }));
    this.draft = new PageDraft();
    this.label = this.shownPath();
  }

  private shownPath() {
    const path = this.path.filter((heading) => heading !== undefined);
    return path.length > 0 ? path.join(' › ') : null;
  }

  private count(text: string) {
    this.length += text.length;
    if (this.length > readingLimits.textLengthMax) throw new ReadError('unsafe');
  }

  heading(level: number, text: string) {
    this.count(text);
    if (level <= namedLevels && this.draft.length > sectionLength) this.close();
    if (level <= namedLevels) {
      this.path.length = level;
      this.path[level - 1] = text.slice(0, 200);
      if (this.draft.isEmpty) this.label = this.shownPath();
    }
    this.draft.heading(level, [{ text }]);
  }

  paragraph(text: string) {
    this.count(text);
    if (this.draft.length > sectionLengthMax) this.close();
    this.draft.paragraph(text.split('\n').map((line) => ({ text: line })));
  }

  table(rows: readonly { isHead: boolean; cells: string[] }[]) {
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    if (filled.length === 0) return;
    for (const { cells } of filled) for (const cell of cells) this.count(cell);
    if (this.draft.length > sectionLengthMax) this.close();
    const heads = filled.findIndex(({ isHead }) => !isHead);
    const count = heads < 0 ? 0 : heads;
    const head = filled.slice(0, count).map(({ cells }) => cells);
    const body = filled.slice(count).map(({ cells }) => cells);
    for (let at = 0; at < Math.max(1, body.length); ) {
      const rows = fittingRows(body, at, readingLimits.rowsPerPage);
      this.draft.table({ head, rows, row: 1, column: 1 });
      at += Math.max(1, rows.length);
      // A table that goes on keeps its heads on the next page.
      if (at < body.length) this.close();
    }
  }

  /** What follows stands below no heading. */
  part() {
    this.close();
    this.path.length = 0;
    this.label = null;
  }

  done() {
    this.close();
    return this.pages;
  }
}

/** Deleted text, codes of fields, and the second form of a drawing. */
const unseen = new Set(['del', 'moveFrom', 'instrText', 'delText', 'Fallback']);

const signs: Readonly<Record<string, string>> = { br: '\n', cr: '\n', noBreakHyphen: '-' };

type TableDraft = { rows: { isHead: boolean; cells: string[] }[] };

/** What the paragraph is that is being read: a heading of a level, an item of a list, or neither. */
class ParagraphKind {
  level: number | undefined;
  isItem = false;
  private readonly styles: Styles;
  constructor(styles: Styles) {
    this.styles = styles;
  }

  /** Whether the element says what the paragraph is. */
  open(tag: string, value: string | undefined): boolean {
    if (tag === 'p') {
      this.level = undefined;
      this.isItem = false;
    } else if (tag === 'pStyle') {
      this.level = this.styles.levels.get(value ?? '');
      this.isItem = this.styles.lists.has(value ?? '');
    } else if (tag === 'numId') this.isItem = value !== '0';
    else if (tag === 'outlineLvl') {
      const own = Number(value);
      if (own >= 0 && own <= 8) this.level = own + 1;
    } else return false;
    return true;
  }
}

/** Follows the elements of a document's body. Cells of a table within a table are read as text of the outer cell. */
const createReader = (styles: Styles, sections: Sections) => {
  const tables: TableDraft[] = [];
  let text = '';
  let cell: string[] = [];
  const kind = new ParagraphKind(styles);
  let inText = false;
  let isRaised = false;
  let span = 1;
  /** How deep the reader is in something that is not shown. */
  let hidden = 0;
  const row = () => tables[0]?.rows.at(-1);

  const endParagraph = () => {
    const said = text.trim();
    text = '';
    if (tables.length > 0) {
      if (said !== '') cell.push(said);
    } else if (said !== '' && kind.level !== undefined) sections.heading(kind.level, said);
    // An item says something without a point at its end, as no other line does.
    else if (said !== '') sections.paragraph(kind.isItem ? `• ${said}` : said);
  };
  return {
    open: (tag: string, attributes: Readonly<Record<string, string>>) => {
      if (unseen.has(tag)) hidden += 1;
      else if (tag === 't') inText = hidden === 0;
      else if (tag === 'r') isRaised = false;
      else if (tag === 'vertAlign') isRaised = attribute(attributes, 'val') === 'superscript';
      else if (kind.open(tag, attribute(attributes, 'val'))) return;
      else if ((tag === 'tab' || tag === 'ptab') && text !== '') text += ' ';
      else if (Object.hasOwn(signs, tag)) text += signs[tag];
      else if (tag === 'tbl') tables.push({ rows: [] });
      else if (tables.length !== 1) return;
      else if (tag === 'tr') tables[0]?.rows.push({ isHead: false, cells: [] });
      else if (tag === 'tc') cell = [];
      else if (tag === 'tblHeader' && isOn(attributes)) {
        const current = row();
        if (current) current.isHead = true;
      } else if (tag === 'gridSpan') span = Math.min(64, Number(attribute(attributes, 'val')) || 1);
    },
    text: (piece: string) => {
      if (!inText) return;
      text += isRaised && isMark(piece) ? raisedMark(piece) : piece;
      if (text.length > readingLimits.pageLengthMax) throw new ReadError('unsafe');
    },
    close: (tag: string) => {
      if (unseen.has(tag)) hidden -= 1;
      else if (tag === 't') inText = false;
      else if (tag === 'p') endParagraph();
      else if (tag === 'tbl') {
        const table = tables.pop();
        if (table && tables.length === 0) sections.table(table.rows);
      } else if (tag === 'tc' && tables.length === 1) {
        const cells = row()?.cells;
        cells?.push(cell.join(' '));
        for (let more = 1; more < span; more += 1) cells?.push('');
        span = 1;
      }
    },
  };
};

/** Foot- and endnotes, which often say what a figure leaves out. */
const noteParts = ['word/footnotes.xml', 'word/endnotes.xml'];

/** The sections of a Word document, then its notes. Throws `other_type` as `format_refused`, and what an archive throws. */
export const readWord = async (bytes: Uint8Array): Promise<FilePage[]> => {
  const archive = await openArchive(bytes);
  // Office on the web numbers the main part.
  const part = ['word/document.xml', 'word/document2.xml', 'word/document1.xml'].find((name) => archive.has(name));
  if (!part) throw new ReadError('format_refused');
  const sections = new Sections();
  const styles = await readStyles(archive);
  await readXml(archive.stream(part), createReader(styles, sections));
  for (const notes of noteParts.filter((name) => archive.has(name))) {
    sections.part();
    await readXml(archive.stream(notes), createReader(styles, sections));
  }
  return sections.done();
};
