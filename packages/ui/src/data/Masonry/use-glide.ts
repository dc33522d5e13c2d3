import { useLayoutEffect, useRef } from 'react';
import { reducedMotion } from '../../theme/media.ts';

/** How things move when the lanes change (spec section 7). */
const glideMs = 300;
const staggerMs = 30;
const staggerMax = 10;
const wholeMs = glideMs + staggerMax * staggerMs;

/** Where one thing stands, as a value of `transform`. */
export type Place = { readonly key: string; readonly transform: string; readonly isInSight: boolean };

/**
 * Each waits its turn, moves, and stays. Waiting is part of the animation, and all begin and end together: each begin and end costs the
 * main thread a frame, and with both known it has nothing to do in between.
 */
const stepsOf = (from: string, to: string, order: number): Keyframe[] => {
  const beginMs = Math.min(order, staggerMax) * staggerMs;
  return [
    { transform: from },
    { transform: from, offset: beginMs / wholeMs, easing: 'ease-out' },
    { transform: to, offset: (beginMs + glideMs) / wholeMs },
    { transform: to },
  ];
};

type Shown = { readonly shape: string; readonly places: ReadonlyMap<string, Place> };

/**
 * Animates visible things to their new positions when `shape`, the width of a lane and the number of things, changes; others move at once.
 * Positions count once they are final: nothing starts while heights are still being measured.
 */
export const useGlide = (
  list: HTMLElement | null,
  shape: string,
  places: readonly Place[],
  isSettled: () => boolean,
) => {
  const shown = useRef<Shown>({ shape: '', places: new Map() });
  useLayoutEffect(() => {
    if (!list || places.length === 0 || !isSettled()) return;
    const before = shown.current;
    shown.current = { shape, places: new Map(places.map((place) => [place.key, place])) };
    if (before.shape === '' || before.shape === shape || window.matchMedia(reducedMotion).matches) return;
    const nodes = new Map([...list.children].map((node) => [(node as HTMLElement).dataset.lane, node]));
    for (const [order, { key, transform }] of places.entries()) {
      const from = before.places.get(key);
      if (!from?.isInSight || from.transform === transform) continue;
      nodes.get(key)?.animate(stepsOf(from.transform, transform, order), wholeMs);
    }
  });
};
