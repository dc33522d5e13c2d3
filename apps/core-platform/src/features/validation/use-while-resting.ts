import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Scrolling has ended when nothing was scrolled for this long. */
const restMs = 250;

/** No two parts are rendered closer together than this, however long the browser is idle: each frame has one at most. */
const apartMs = 30;

let renderedAt = Number.NEGATIVE_INFINITY;
let scrolledAt = Number.NEGATIVE_INFINITY;
let isFollowing = false;
/** One listener for all, from the first use on. */
const followScrolls = () => {
  if (isFollowing) return;
  isFollowing = true;
  const note = () => {
    scrolledAt = performance.now();
  };
  document.addEventListener('scroll', note, { capture: true, passive: true });
};

/** A page that is never idle renders its parts after this long, and then one in each `turnMs`. */
const idleMs = 2000;
const turnMs = 40;

/** Calls back while the browser is idle and nobody scrolls; returns how to give up. Safari has no idle callback. */
const whenResting = (act: () => void, turn: number): (() => void) => {
  let giveUp = () => {};
  const look = () => {
    const now = performance.now();
    if (now - scrolledAt < restMs) return wait(restMs);
    if (now - renderedAt < apartMs) return wait(0);
    renderedAt = now;
    act();
  };
  const wait = (ms: number) => {
    if (ms === 0 && typeof requestIdleCallback !== 'undefined') {
      const call = requestIdleCallback(look, { timeout: idleMs + turn * turnMs });
      giveUp = () => cancelIdleCallback(call);
      return;
    }
    const timer = setTimeout(() => (ms === 0 ? look() : wait(0)), ms);
    giveUp = () => clearTimeout(timer);
  };
  wait(0);
  return () => giveUp();
};

/**
 * Whether something that nobody sees is rendered yet: at once where it is wanted, else in a piece of idle time of its own. `turn` is its
 * place among others that wait.
 */
export const useWhileResting = (isWanted: boolean, turn: number): boolean => {
  const [isDrawn, setDrawn] = useState(isWanted);
  const waits = !isDrawn && !isWanted;
  useEffect(() => {
    if (!waits) return undefined;
    followScrolls();
    return whenResting(() => flushSync(() => setDrawn(true)), turn);
  }, [waits, turn]);
  return isDrawn || isWanted;
};
