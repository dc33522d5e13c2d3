import { pauseAfter, type Steps } from './slices.ts';

export type Value = string | number | undefined;
export type Direction = 'ascending' | 'descending';

const isNothing = (value: Value) => value === undefined || value === '' || Number.isNaN(value);

/** Sorts `items` in place; equal ones keep their order. Ordered runs are not sorted again. */
function* mergeSteps(items: Uint32Array, compare: (one: number, other: number) => number): Steps<Uint32Array> {
  let from: Uint32Array = items;
  let to: Uint32Array = new Uint32Array(items.length);
  let sincePause = 0;
  for (let width = 1; width < items.length; width *= 2) {
    for (let start = 0; start < items.length; start += 2 * width) {
      const middle = Math.min(start + width, items.length);
      const end = Math.min(start + 2 * width, items.length);
      let left = start;
      let right = middle;
      for (let place = start; place < end; place++) {
        const takesLeft = left < middle && (right >= end || compare(from[left] as number, from[right] as number) <= 0);
        to[place] = from[takesLeft ? left++ : right++] as number;
        if (++sincePause % pauseAfter === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Each text's rank among the others, by the page's language; numbers within text go by size. */
function* rankSteps(texts: readonly string[], locale: string | undefined): Steps<Float64Array> {
  const ids = new Map<string, number>();
  const idOf = Uint32Array.from(texts, (text) => {
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  });
  const distinct = [...ids.keys()];
  yield;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = yield* mergeSteps(Uint32Array.from(distinct.keys()), (one, other) =>
    compare(distinct[one] as string, distinct[other] as string),
  );
  const rankOf = new Float64Array(distinct.length);
  sorted.forEach((id, rank) => {
    rankOf[id] = rank;
  });
  return Float64Array.from(idOf, (id) => rankOf[id] as number);
}

/**
 * Sorts things by their values, in steps. Equal ones keep their order; those without a value come last in both directions. Every value is
 * read once, and every text compared only with texts that differ.
 */
export function* orderSteps(
  order: Uint32Array,
  valueAt: (index: number) => Value,
  direction: Direction,
  locale?: string,
): Steps<Uint32Array> {
  const values: Exclude<Value, undefined>[] = [];
  const present: number[] = [];
  const absent: number[] = [];
  for (const [place, index] of order.entries()) {
    const value = valueAt(index);
    if (value === undefined || isNothing(value)) absent.push(index);
    else {
      values.push(value);
      present.push(index);
    }
    if (place % pauseAfter === 0) yield;
  }
  const keys = values.every((value) => typeof value === 'number')
    ? Float64Array.from(values)
    : yield* rankSteps(values.map(String), locale);
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = yield* mergeSteps(
    Uint32Array.from(present.keys()),
    (one, other) => sign * ((keys[one] as number) - (keys[other] as number)),
  );
  const result = new Uint32Array(order.length);
  sorted.forEach((place, at) => {
    result[at] = present[place] as number;
  });
  result.set(absent, present.length);
  return result;
}
