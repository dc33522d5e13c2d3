/** Not seen, and loads no style sheet. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Titles on the way, such as that of a page that is still being fetched, are over by then; so are moves of focus. */
const settledMs = 300;
/** Long enough to be read out; gone before somebody who reads the page line by line comes to it. */
const keptMs = 8_000;

/** Readers follow only a region that was there before its words. Dialogs hide all else from readers, but spare elements with `aria-live`. */
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

/** Whether what has focus was led to and says itself what the title says, such as the heading of a step. */
const isSaidByFocus = (title: string): boolean => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex >= 0 || focused.localName === 'main') return false;
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  return name.trim() !== '' && title.includes(name.trim());
};

/**
 * Says the title of each page that takes another's place, as a browser does for a document that is loaded. Not before a person has done
 * anything: that title the browser says itself. Returns what ends it.
 */
export const announceTitles = (): (() => void) => {
  const region = openRegion();
  let said = document.title;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const { title } = document;
    if (title === said) return;
    said = title;
    if (navigator.userActivation.hasBeenActive && !isSaidByFocus(title)) region.say(title);
  };
  const titles = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(tell, settledMs);
  });
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    clearTimeout(timer);
    titles.disconnect();
    region.close();
  };
};
