/** Invisible, without a style sheet. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Intermediate titles, such as that of a page that is still loading, are over by then; so are moves of focus. */
const settledMs = 300;
/** Long enough to be read out; removed before somebody who reads the page line by line reaches it. */
const keptMs = 8_000;

/**
 * Screen readers follow only a region that was there before its words. Dialogs hide everything else from them, except elements with
 * `aria-live`.
 */
const openRegion = () => {
  const host = document.createElement('div');
  host.setAttribute('aria-live', 'polite');
  Object.assign(host.style, hidden);
  const inside = host.attachShadow({ mode: 'closed' });
  document.body.append(host);
  const say = (words: string) => {
    const line = document.createElement('p');
    line.textContent = words;
    inside.append(line);
    setTimeout(() => line.remove(), keptMs);
  };
  return { say, close: () => host.remove() };
};

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
  const region = openRegion();
  let said = document.title;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announce = () => {
    const { title } = document;
    if (title === said) return;
    said = title;
    if (navigator.userActivation.hasBeenActive && !isSaidByFocus(title)) region.say(title);
  };
  const titles = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(announce, settledMs);
  });
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    clearTimeout(timer);
    titles.disconnect();
    region.close();
  };
};
