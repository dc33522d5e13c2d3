import { sameJson } from './values.ts';

/** Two values that both started from `seen`. */
export type Divergence<Value> = { readonly seen: Value; readonly mine: Value; readonly theirs: Value };

/** Whose change is used where both changed the same part differently. */
export type Preferred = 'mine' | 'theirs';
type Path = readonly string[];
type Decide = (path: Path, both: Divergence<unknown>) => unknown;

const equal = (left: unknown, right: unknown) =>
  left === undefined || right === undefined ? left === right : sameJson(left, right);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bring = ({ seen, mine, theirs }: Divergence<unknown>, path: Path, decide: Decide): unknown => {
  if (equal(mine, theirs) || equal(theirs, seen)) return mine;
  if (equal(mine, seen)) return theirs;
  if (!isRecord(mine) || !isRecord(theirs)) return decide(path, { seen, mine, theirs });
  const before = isRecord(seen) ? seen : {};
  const parts = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => {
    const both = { seen: before[key], mine: mine[key], theirs: theirs[key] };
    return [key, bring(both, [...path, key], decide)] as const;
  });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
};

/** The parts that both changed differently, as paths of keys; lists and plain values are one part each. */
export const contestedParts = (both: Divergence<unknown>): Path[] => {
  const found: Path[] = [];
  bring(both, [], (path) => void found.push(path));
  return found;
};

/**
 * Merges what two people made of one value, part by part, such as a text in two languages. Returns nothing where both changed the same part
 * differently, unless one side is preferred there.
 */
export const mergeParts = <Value>(both: Divergence<Value>, preferred?: Preferred): Value | undefined => {
  if (!preferred && contestedParts(both).length > 0) return undefined;
  return bring(both, [], (_, sides) => sides[preferred ?? 'mine']) as Value;
};
