import { canHaveFocus, focusNearest, focusPage, type Place, placeOf } from './place.ts';

/** By then whoever took the control away has handed focus on: this is for all who have not. */
const patienceMs = 120;

/** By then a change of the page is drawn, and browsers have taken focus from what can no longer have it. */
const drawnMs = 100;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

type Held = { readonly element: Element; readonly place: Place; readonly path: string };

/**
 * Keeps keyboard focus in the page. Where the control that has it is removed, hidden or switched off, browsers drop focus to the page's
 * start: who reads by ear or through a magnifier has lost the place. It goes to what took the control's place or stands next to it, on a
 * new page to the page's content. What a component does by itself comes first. Returns what ends it.
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
    // A page that is still on its way has no place yet.
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
  // Whoever presses beside all controls lets go on purpose; one that is pressed takes focus right after, or has it already.
  const letGo = ({ target }: PointerEvent) => {
    held = undefined;
    const { activeElement } = document;
    if (activeElement && !isNowhere() && target instanceof Node && activeElement.contains(target))
      holdOn(activeElement);
  };
  // What is removed loses focus at once; what is hidden or switched off a moment after it was drawn so, and no event tells.
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
