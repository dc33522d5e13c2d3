import { scaleLinear } from '@visx/scale';
import { domainOf } from './axis.ts';
import { type ChartValue, numberOf, px } from './figures.ts';
import type { Point } from './thin-points.ts';

const margin = 3;

/** The course of a figure as a path with gaps, and its last known point. */
export const laySparkline = (values: readonly (ChartValue | undefined)[], width: number, height: number) => {
  const numbers = values.map(numberOf);
  const known = numbers.filter((number) => number !== undefined);
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [margin, width - margin] });
  const y = scaleLinear<number>({ domain: domainOf(known, false), range: [height - margin, margin] });
  let path = '';
  let isOpen = false;
  let last: Point | undefined;
  numbers.forEach((number, place) => {
    if (number !== undefined) {
      last = { x: x(place), y: y(number) };
      path += `${isOpen ? 'L' : 'M'}${px(last.x)} ${px(last.y)}`;
    }
    isOpen = number !== undefined;
  });
  return { path, last };
};
