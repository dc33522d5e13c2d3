import { canHaveFocus, focusNearest, focusPage, type Place, placeOf } from './place.ts';

/** By then the code that removed the control has moved focus: this handles the cases where it did not. */
const patienceMs = 120;

/** By then a change of the page is drawn, and browsers have removed focus from elements that cannot have it any more. */
const drawnMs = 100;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

type Held = { readonly element: Element; readonly place: Place; readonly path: string };

/**
 * Keeps keyboard focus in the page. Where the focused control is removed, hidden or disabled, browsers move focus to the page's start, and
 * people with a screen reader or a magnifier lose their place. Focus goes to the control's replacement or neighbour, on a new page to the
 * page's content. A component's own handling comes first. Returns a function that stops it.
 */
export const keepFocus = (): (() => void) => {
  let held: Held | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const handOn = () => {
    timer = undefined;
    if (!held || !isNowhere()) return;
    const { element, place, path } = held;
    if (canHaveFocus(element)) element.focus({ preventScroll: true });
    else if (path === location.pathname) focusNearest(place);
    else focusPage();
    // A page that is still loading has no content yet.
    if (isNowhere()) timer = setTimeout(handOn, patienceMs);
  };
  const look = () => {
    if (held && isNowhere()) timer ??= setTimeout(handOn, patienceMs);
  };
  const holdOn = (element: Element) => {
    held = { element, place: placeOf(element), path: location.pathname };
  };
  const hold = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== document.body) holdOn(target);
  };
  // A press outside all controls drops focus on purpose; a pressed control takes focus right after, or has it already.
  const letGo = ({ target }: PointerEvent) => {
    held = undefined;
    const { activeElement } = document;
    if (activeElement && !isNowhere() && target instanceof Node && activeElement.contains(target))
      holdOn(activeElement);
  };
  // A removed element loses focus at once; a hidden or disabled one a moment after it was drawn so, without an event.
  let later: ReturnType<typeof setTimeout> | undefined;
  const lookAgain = () => {
    later = undefined;
    look();
  };
  const changes = new MutationObserver(() => {
    look();
    later ??= setTimeout(lookAgain, drawnMs);
  });
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
  document.addEventListener('focusin', hold, true);
  document.addEventListener('pointerdown', letGo, true);
  return () => {
    clearTimeout(timer);
    clearTimeout(later);
    changes.disconnect();
    document.removeEventListener('focusin', hold, true);
    document.removeEventListener('pointerdown', letGo, true);
  };
};
