/** The position of an element in the page: each ancestor, with the index of the child that leads to it. */
export type Place = readonly { readonly around: Element; readonly at: number }[];

/** Remembers where an element stands, so that its neighbours are found when it is gone. */
export const placeOf = (element: Element): Place => {
  const place: { around: Element; at: number }[] = [];
  let inner = element;
  for (let around = inner.parentElement; around && around !== document.body; around = inner.parentElement) {
    place.push({ around, at: Array.prototype.indexOf.call(around.children, inner) });
    inner = around;
  }
  return place;
};

const stops = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
const headings = 'h1, h2, h3, h4';

/** Whether this can take focus now: it is in the page, visible, and neither disabled nor inert. */
export const canHaveFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null;

const isPlaceToBe = (element: Element): element is HTMLElement =>
  canHaveFocus(element) && (element.matches(headings) || element.tabIndex >= 0);

const within = (part: Element | undefined, last = false): HTMLElement | undefined => {
  if (!part) return undefined;
  const all = [part, ...part.querySelectorAll(`${stops}, ${headings}`)].filter(
    (each) => each.matches(`${stops}, ${headings}`) && isPlaceToBe(each),
  );
  return (last ? all.at(-1) : all[0]) as HTMLElement | undefined;
};

/** The first control of this kind that Tab reaches in a part, other than the part's own scroller. */
export const firstStop = (part: Element, fits: (stop: Element) => boolean): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(stops)].find(
    (each) => fits(each) && canHaveFocus(each) && each.tabIndex >= 0 && !each.hasAttribute('data-scroller'),
  );

/** A self-contained part of the page: focus inside it never leaves it. */
const rooms = 'main, [role="dialog"], [role="alertdialog"]';

/**
 * The target of focus after an element is gone: its replacement, its successor, its predecessor; first close by, then in wider
 * surroundings, at last the container itself.
 */
const nearestTo = (place: Place): HTMLElement | undefined => {
  for (const { around, at } of place) {
    if (!around.isConnected) continue;
    const parts = [...around.children];
    for (const part of parts.slice(at)) {
      const found = within(part);
      if (found) return found;
    }
    for (const part of parts.slice(0, at).reverse()) {
      const found = within(part, true);
      if (found) return found;
    }
    if (around.matches(rooms) && canHaveFocus(around)) return around;
  }
  return undefined;
};

/** Focuses an element, even one that is not a Tab stop, such as a heading. */
export const giveFocus = (element: HTMLElement, options?: FocusOptions): void => {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus(options);
};

/** Focuses the page's content as a whole, from which Tab goes on to its first control. */
export const focusPage = (): void => {
  const main = document.querySelector<HTMLElement>('main');
  if (main) giveFocus(main, { preventScroll: true });
};

/** Focuses what is nearest to a place whose element is gone. */
export const focusNearest = (place: Place): void => {
  const nearest = nearestTo(place);
  if (nearest && nearest.localName !== 'main') giveFocus(nearest);
  else focusPage();
};
