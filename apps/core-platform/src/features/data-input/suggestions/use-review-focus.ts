import type { Suggestion } from '@esg/contract';
import { useCallback, useEffect, useRef } from 'react';

/** The person asked for the next disclosure with suggestions: focus goes to its first one. Another page than the wizard never reads it. */
let isGoingOn = false;

/** Says that the next disclosure is opened in order to review it. */
export const goOn = () => {
  isGoingOn = true;
};

/** Keeps focus in the review: a suggestion that was decided about is gone, and so is what had focus in it. */
export const useReviewFocus = (open: readonly Suggestion[]) => {
  const place = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  const focusFirst = useCallback(() => {
    const first = place.current?.querySelector<HTMLElement>('[data-candidate], [data-review-head]');
    const candidate = place.current?.querySelector<HTMLElement>('[data-candidate]');
    (candidate ?? first)?.focus();
  }, []);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    isGoingOn = false;
    // The pane of the disclosure takes focus when it arrives.
    const frame = requestAnimationFrame(focusFirst);
    return () => cancelAnimationFrame(frame);
  }, [focusFirst]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when what is left has been read
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    focusFirst();
  }, [open, focusFirst]);
  const expect = useCallback(() => {
    isExpected.current = true;
  }, []);
  return { place, expect };
};
