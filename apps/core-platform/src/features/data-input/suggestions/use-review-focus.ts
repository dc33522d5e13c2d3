import type { Suggestion } from '@esg/contract';
import { useCallback, useEffect, useRef } from 'react';

/** The person asked for the next disclosure with suggestions: focus goes to its first one. Another page than the wizard never reads it. */
let isGoingOn = false;

/** Says that the next disclosure is opened in order to review it. */
export const goOn = () => {
  isGoingOn = true;
};

/** Whether somebody is writing elsewhere: whatever leaves the list, focus stays there. A dialog is gone once it was accepted. */
const isWriting = (place: HTMLElement | null) => {
  const { activeElement } = document;
  if (place?.contains(activeElement) || activeElement?.closest('[role="dialog"]')) return false;
  return activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
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
    if (!isWriting(place.current)) focusFirst();
  }, [open, focusFirst]);
  /** Says whether what has focus is about to leave the list. */
  const expect = useCallback((isLeaving: boolean) => {
    isExpected.current = isLeaving;
  }, []);
  return { place, expect };
};
