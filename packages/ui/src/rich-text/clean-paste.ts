import { headingLevel } from './blocks.ts';

/** Numbers and letters with a point or bracket; anything else before an item is a bullet. */
const numberedMarker = /^\s*(?:\d+|[a-z]|[ivxlc]+)\s*[.)、]/i;

/** Text of the marker that Word writes into a list paragraph, taken out of it. */
const takeMarker = (paragraph: Element) => {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const text = marker?.textContent ?? '';
  marker?.remove();
  return text;
};

/** Word writes lists as paragraphs with a style of its own; this makes real lists of them, one level deep. */
const makeLists = (root: ParentNode) => {
  let list: Element | undefined;
  let last: Element | undefined;
  for (const paragraph of root.querySelectorAll('p[style*="mso-list:" i]')) {
    const kind = numberedMarker.test(takeMarker(paragraph)) ? 'OL' : 'UL';
    const follows = last !== undefined && paragraph.previousElementSibling === last;
    if (!list || !follows || list.tagName !== kind) {
      list = paragraph.ownerDocument.createElement(kind);
      paragraph.before(list);
    }
    const item = paragraph.ownerDocument.createElement('li');
    paragraph.removeAttribute('style');
    item.append(paragraph);
    list.append(item);
    last = list;
  }
};

/**
 * Prepares pasted markup for the editor, which then keeps only the nodes and marks it knows: takes out what Word and
 * mail programs put beside the text, turns Word's lists into lists and headings of every level into ours. Nothing of it is ever shown as it came.
 */
export const cleanPaste = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, style, meta, link, title, xml, o\\:p, img, svg, object, iframe'))
    element.tagName === 'O:P' ? element.replaceWith(...element.childNodes) : element.remove();
  makeLists(page.body);
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const own = page.createElement(`h${headingLevel}`);
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
  return page.body.innerHTML.replace(/<!--[\s\S]*?-->/g, '');
};
