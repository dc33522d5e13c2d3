import { headingLevel } from './blocks.ts';
import { makeNotes } from './word-notes.ts';

/** Numbers and letters with a point or bracket, also in Chinese; any other marker is a bullet. */
const numberedMarker = /^\s*[(（]?(?:\d+|[a-z]|[ivxlc]+|[一二三四五六七八九十]+)\s*[.)、）．]/i;
const left = ['script', 'style', 'meta', 'link', 'title', 'xml', 'img', 'svg', 'object', 'iframe', 'col', 'colgroup'];

/** Text of the marker that Word writes into a list paragraph, taken out of it. */
const takeMarker = (paragraph: Element) => {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const text = marker?.textContent ?? '';
  marker?.remove();
  return text;
};

const renamed = (element: Element, name: string) => {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
};

/** Word writes lists as paragraphs with a style of its own; this makes real lists of them, one level deep. */
const makeLists = (root: ParentNode) => {
  let list: Element | undefined;
  for (const paragraph of root.querySelectorAll('p[style*="mso-list:" i]')) {
    const name = numberedMarker.test(takeMarker(paragraph)) ? 'OL' : 'UL';
    if (!list || paragraph.previousElementSibling !== list || list.tagName !== name) {
      list = paragraph.ownerDocument.createElement(name);
      paragraph.before(list);
    }
    const item = paragraph.ownerDocument.createElement('li');
    paragraph.removeAttribute('style');
    item.append(paragraph);
    list.append(item);
  }
};

/** Headings of every level become ours, also those that Word marks by a paragraph style only. */
const makeHeadings = (root: ParentNode) => {
  const marked = 'h1, h2, h3, h4, h5, h6, p[class^="MsoHeading" i], p.MsoTitle, p[style*="mso-outline-level:" i]';
  for (const heading of root.querySelectorAll(marked)) {
    const paragraph = heading.closest('td, th, li');
    renamed(heading, paragraph ? 'p' : `h${headingLevel}`);
  }
};

/** Bold and italic that are written as styles become elements; the bold of a heading says nothing. */
const makeMarks = (root: ParentNode) => {
  for (const span of root.querySelectorAll<HTMLElement>('span[style], p[style]')) {
    const { fontWeight, fontStyle } = span.style;
    const names = [
      (fontWeight === 'bold' || Number(fontWeight) >= 600) && 'strong',
      fontStyle === 'italic' && 'em',
    ].filter((name) => name !== false);
    for (const name of names) {
      const mark = span.ownerDocument.createElement(name);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
  for (const mark of root.querySelectorAll('h3 :is(b, strong)')) mark.replaceWith(...mark.childNodes);
};

/** Cells without merging: a wide or high cell is followed by empty ones. Tables in tables become text. */
const makeTables = (root: ParentNode) => {
  for (const inner of root.querySelectorAll('table table')) {
    const lines = [...inner.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent?.trim()).join(' '),
    );
    inner.replaceWith(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })));
  }
  for (const item of root.querySelectorAll(':is(td, th) li')) renamed(item, 'p').prepend('• ');
  for (const table of root.querySelectorAll('table')) unmerge(table);
};

const unmerge = (table: HTMLTableElement) => {
  const empty = (like: Element) => like.ownerDocument.createElement(like.tagName);
  const rows = [...table.rows];
  rows.forEach((row, at) => {
    for (let column = 0; column < row.cells.length; column += 1) {
      const cell = row.cells[column];
      if (!cell) continue;
      const { colSpan, rowSpan } = cell;
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
      for (let more = 1; more < colSpan; more += 1) cell.after(empty(cell));
      for (const below of rows.slice(at + 1, at + rowSpan)) {
        for (let more = 0; more < colSpan; more += 1) below.insertBefore(empty(cell), below.cells[column] ?? null);
      }
    }
  });
  // Word names columns by a row that is repeated on each page; no browser writes `th` for it.
  if (rows[0]?.closest('thead')) for (const cell of [...rows[0].cells]) if (cell.tagName === 'TD') renamed(cell, 'th');
};

/**
 * Prepares pasted markup for the editor, which then keeps only the nodes and marks it knows: removes what Word and mail programs put beside
 * the text, and converts Word's lists, headings, tables and footnotes. It is never shown unconverted.
 */
export const cleanPaste = (html: string): string => {
  const page = new DOMParser().parseFromString(html.replace(/<!\[if [^\]]*\]>|<!\[endif\]>/gi, ''), 'text/html');
  for (const element of page.querySelectorAll('o\\:p')) element.replaceWith(...element.childNodes);
  for (const element of page.querySelectorAll(left.join(', '))) element.remove();
  // Word writes an empty line as a space that does not break.
  for (const line of page.querySelectorAll('p')) if (line.textContent?.trim() === '') line.replaceChildren();
  makeNotes(page);
  makeLists(page.body);
  makeHeadings(page.body);
  makeMarks(page.body);
  makeTables(page.body);
  for (const element of page.querySelectorAll('[class], [style]')) {
    element.removeAttribute('class');
    element.removeAttribute('style');
  }
  return page.body.innerHTML.replace(/<!--[\s\S]*?-->/g, '');
};
