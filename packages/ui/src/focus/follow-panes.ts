import { canHaveFocus, firstStop, giveFocus } from './place.ts';

const marked = '[data-pane]';

/** The first target in a pane: its start element, or its first control outside panes within it. */
const startOf = (pane: HTMLElement): HTMLElement | undefined => {
  const own = (each: Element) => each.closest(marked) === pane;
  const start = [...pane.querySelectorAll('[data-pane-start]')].find(own);
  return start && canHaveFocus(start) ? start : firstStop(pane, own);
};

/**
 * F6 goes to the next pane of the page, Shift F6 to the one before, around the ends. A pane has `data-pane`; panes may be nested. Each is
 * entered where focus was last, at first at its `data-pane-start`, or at its first control. A dialog is one pane. Returns a function that
 * stops it.
 */
export const followPanes = (): (() => void) => {
  const lastIn = new WeakMap<Element, HTMLElement>();
  const remember = ({ target }: FocusEvent) => {
    const pane = target instanceof HTMLElement && target.closest(marked);
    if (pane) lastIn.set(pane, target);
  };
  const wayInto = (pane: HTMLElement): HTMLElement | undefined => {
    const last = lastIn.get(pane);
    return last && last.closest(marked) === pane && canHaveFocus(last) ? last : startOf(pane);
  };
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== 'F6' || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const here = document.activeElement?.closest(marked);
    const ways = [...document.querySelectorAll<HTMLElement>(marked)].flatMap((pane) => {
      const way = pane === here ? pane : canHaveFocus(pane) ? wayInto(pane) : undefined;
      return way ? [way] : [];
    });
    const at = here ? ways.indexOf(here as HTMLElement) : -1;
    const next = at < 0 ? ways.at(shiftKey ? -1 : 0) : ways.at((at + (shiftKey ? -1 : 1)) % ways.length);
    if (!next || next === here) return;
    // The browser would go to its own bars.
    event.preventDefault();
    giveFocus(next);
  };
  document.addEventListener('focusin', remember, true);
  document.addEventListener('keydown', press);
  return () => {
    document.removeEventListener('focusin', remember, true);
    document.removeEventListener('keydown', press);
  };
};
