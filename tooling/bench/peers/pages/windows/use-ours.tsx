import { useCallback } from 'react';
import { useLanes } from '../../../../../packages/ui/src/data/lanes/use-lanes.ts';
import type { Entry, Window } from './kit.tsx';

/** Our own window as a list in one lane. */
export const useOurs = (entries: readonly Entry[], gap: number, heightGuess: number) => {
  const keyOf = useCallback((index: number) => entries[index]?.id ?? '', [entries]);
  const { setList, lanes, drawn, measure } = useLanes({ count: entries.length, keyOf, laneMin: 1e6, gap, heightGuess });
  const window: Window = {
    height: lanes.height,
    drawn: drawn.map((index) => ({ index, top: lanes.tops[index] ?? 0 })),
    measure,
  };
  return { list: setList, window };
};
