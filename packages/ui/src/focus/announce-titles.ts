import { announce } from './announce.ts';

/** Intermediate titles, such as that of a page that is still loading, are over by then; so are moves of focus. */
const settledMs = 300;

/** Whether the focused element itself says the title, such as the heading of a step. */
const isSaidByFocus = (title: string): boolean => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex >= 0 || focused.localName === 'main') return false;
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  return name.trim() !== '' && title.includes(name.trim());
};

/**
 * Announces the title of each new page, as a browser does for a loaded document. Not before the person has done anything: the browser
 * announces the first title itself. Returns a function that stops it.
 */
export const announceTitles = (): (() => void) => {
  let said = document.title;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announceTitle = () => {
    const { title } = document;
    if (title === said) return;
    said = title;
    if (navigator.userActivation.hasBeenActive && !isSaidByFocus(title)) announce(title);
  };
  const titles = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(announceTitle, settledMs);
  });
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    clearTimeout(timer);
    titles.disconnect();
  };
};
