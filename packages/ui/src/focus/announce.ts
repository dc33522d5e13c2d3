/** Invisible, without a style sheet. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Screen readers follow only a region that they have found before its words. */
const foundMs = 100;
/** Long enough to be read out; removed before somebody who reads the page line by line reaches it. */
const keptMs = 8_000;

let inside: ShadowRoot | undefined;

/** Opens the region of this document. Dialogs hide everything else from screen readers, except elements with `aria-live`. */
const openRegion = (): ShadowRoot => {
  if (inside?.isConnected) return inside;
  const host = document.createElement('div');
  host.setAttribute('aria-live', 'polite');
  Object.assign(host.style, hidden);
  document.body.append(host);
  inside = host.attachShadow({ mode: 'closed' });
  return inside;
};

/** Has screen readers say these words when they come to it; nothing is seen. */
export const announce = (words: string): void => {
  const region = openRegion();
  setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = words;
    region.append(line);
    setTimeout(() => line.remove(), keptMs);
  }, foundMs);
};
