import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type Area, clearPlace, overlapOf, type Place } from './clear-place.ts';

const controls =
  'button, a[href], input, select, textarea, summary, [role="button"], [role="textbox"], [role="combobox"], [tabindex="0"], [role="dialog"], [role="alertdialog"]';
/** How long the page must be at rest before a message moves out of its way. */
const restMs = 120;

/** Everything that can be pressed or typed into now, and a dialog as a whole, besides the messages themselves. */
const controlsAround = (messages: Element, room: { width: number; height: number }): Area[] =>
  [...document.querySelectorAll(controls)].flatMap((control) => {
    if (messages.contains(control) || control.closest('[inert], [aria-hidden="true"]')) return [];
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const isSeen = right > left && bottom > top && bottom > 0 && right > 0 && top < room.height && left < room.width;
    return isSeen ? [{ left, top, right, bottom }] : [];
  });

/** Keeps messages away from every visible control: where they appear, and when the page changes below them. */
export const useClearPlace = (messages: RefObject<HTMLElement | null>, count: number, gap: number): Place => {
  const [place, setPlace] = useState<Place>({ end: gap, foot: gap });
  const find = useCallback(() => {
    const element = messages.current;
    if (!element) return;
    const area = element.getBoundingClientRect();
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const around = controlsAround(element, room);
    // A message that covers nothing stays where it is.
    setPlace((before) => {
      const isSettled = area.top >= 0 && area.left >= 0 && !around.some((control) => overlapOf(area, control) > 0);
      if (isSettled && before.foot !== gap) return before;
      const next = clearPlace(area, room, around, gap);
      return next.end === before.end && next.foot === before.foot ? before : next;
    });
  }, [messages, gap]);

  useLayoutEffect(() => {
    if (count > 0) find();
    else setPlace({ end: gap, foot: gap });
  }, [count, find, gap]);
  useEffect(() => {
    if (count === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(find, restMs);
    };
    later();
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', later);
    addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      removeEventListener('resize', later);
      removeEventListener('scroll', later, { capture: true });
    };
  }, [count, find]);
  return place;
};
