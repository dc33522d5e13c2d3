import { otherMeasure } from './unit-measures.ts';
import { foldName as fold, foldedNames } from './unit-names.ts';
import { unitsOfKind } from './units.ts';

const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let place = 1; place <= other.length; place += 1)
      next.push(
        Math.min(
          (row[place] ?? 0) + 1,
          (next[place - 1] ?? 0) + 1,
          (row[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};

/** The tonne that is meant: people in Hong Kong mean the metric one, others another. */
const tons = new Set(['ton', 'tons']);

/** Letters that may differ: none in the shortest names, where every letter makes another unit (`km` and `kg`, `m3` and `MJ`). */
const lettersOff = (length: number) => (length < shortest ? 0 : Math.max(1, Math.floor(length / shortest)));
const shortest = 3;

/**
 * Codes of units that may be meant by a text that names none, the likeliest first; at most two. None for a text that measures something
 * else than the kind.
 */
export const unitsLike = (kind: string, text: string): string[] => {
  const asked = fold(text);
  if (asked === '' || otherMeasure(kind, text)) return [];
  if (kind === 'mass' && tons.has(asked)) return ['t', '[ston_av]'];
  if (kind === 'ghg_mass' && tons.has(asked)) return ['t{CO2e}'];
  const near = new Map<string, number>();
  for (const [name, code] of foldedNames(kind)) {
    if (code === null) continue;
    const far = distance(asked, name);
    const isNear = far <= lettersOff(Math.min(asked.length, name.length));
    if (isNear && far < (near.get(code) ?? Number.POSITIVE_INFINITY)) near.set(code, far);
  }
  const units = unitsOfKind(kind);
  const found = [...near].sort((one, other) => one[1] - other[1]).map(([code]) => code);
  const [only] = units.length === 1 ? units : [];
  return [...new Set([...found, ...(only ? [only.code] : [])])].slice(0, 2);
};
