import { useState } from 'react';
import { instantOf, wallOf } from './zone-time.ts';

/** Day and time in the two boxes; empty for an empty box, `undefined` for an unreadable one. */
export type Wall = { day: string | undefined; time: string | undefined };

const empty: Wall = { day: '', time: '' };

/** Splits an instant into day and time of a zone, and keeps an incomplete pair until it makes an instant. */
export const useWall = (
  value: string,
  timeZone: string,
  onChange: (change: { value: string | undefined }) => void,
): { wall: Wall; offset: string; change: (next: Wall) => void } => {
  const [half, setHalf] = useState<{ wall: Wall; before: string }>();
  const kept = half !== undefined && (value === half.before || value === '') ? half.wall : undefined;
  const told = value === '' ? undefined : wallOf(value, timeZone);

  const change = (next: Wall) => {
    if (next.day && next.time) {
      setHalf(undefined);
      onChange({ value: instantOf(next.day, next.time, timeZone) });
      return;
    }
    setHalf({ wall: next, before: value });
    onChange({ value: next.day === '' && next.time === '' ? '' : undefined });
  };

  return {
    wall: kept ?? told ?? empty,
    offset: (told ?? wallOf(new Date().toISOString(), timeZone)).offset,
    change,
  };
};
