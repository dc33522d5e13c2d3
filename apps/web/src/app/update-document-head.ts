/** The branded elements in the head of a page, except the title: pages set it themselves. */
const brandMarks = [
  'meta[name="theme-color"]',
  'meta[name="application-name"]',
  'meta[name="apple-mobile-web-app-title"]',
  'meta[name="description"]',
  'meta[property^="og:"]',
  'link[rel~="icon"]',
  'link[rel="apple-touch-icon"]',
  'link[rel="manifest"]',
].join();
const sheetMark = 'link[rel="stylesheet"][href*="/brand.css"]';

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The style sheet of the brand did not load.'));
  });

/** Adds the new style sheet after the old one and removes the old one only when the new one is loaded: the page always has a brand. */
const renewSheet = async (fresh: Document) => {
  const [old] = document.head.querySelectorAll<HTMLLinkElement>(sheetMark);
  const [found] = fresh.head.querySelectorAll<HTMLLinkElement>(sheetMark);
  if (!old || !found || old.getAttribute('href') === found.getAttribute('href')) return;
  const link = document.importNode(found);
  const ready = loaded(link);
  old.after(link);
  await ready;
  old.remove();
};

/** Gives the open page the head that the gateway would serve now: style sheet, icons, colour of the browser's bar. */
export const updateDocumentHead = async (): Promise<void> => {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  await renewSheet(fresh);
  const marks = [...fresh.head.querySelectorAll(brandMarks)].map((mark) => document.importNode(mark));
  if (marks.length === 0) return;
  for (const mark of document.head.querySelectorAll(brandMarks)) mark.remove();
  document.head.append(...marks);
};
