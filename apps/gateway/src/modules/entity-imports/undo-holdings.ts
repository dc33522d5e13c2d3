import { sameJson } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type HoldingToWrite, holdingsIn, writeManyHoldings } from '../boundaries/index.ts';
import { findActor } from '../users/index.ts';
import type { Settled } from './entity-imports.tables.ts';
import { isRewritten } from './undo.ts';

type Write = HoldingToWrite & { readonly year: number };
type HoldingsUndo = {
  readonly writes: readonly Write[];
  /** Entities of whose boundary somebody said something else since. */
  readonly changedSince: readonly string[];
};

/**
 * What the undo of an import writes back into boundaries: values that nobody changed since, of entities that were there before. A new
 * entity loses its values only with itself; one that stays keeps its share, or it would count in full.
 */
export const planHoldingsUndo = async (scoped: Scoped, settled: readonly Settled[]): Promise<HoldingsUndo> => {
  const writes: Write[] = [];
  const changedSince: string[] = [];
  const rows = settled.flatMap(({ entityId, outcome, holding }) =>
    holding ? [{ entityId, outcome, ...holding }] : [],
  );
  for (const [year, of] of Map.groupBy(rows, (each) => each.year)) {
    const holds = await holdingsIn(scoped, year);
    for (const { entityId, outcome, before, after } of of) {
      const { holding, version } = holds(entityId);
      if (version === 0 || !sameJson(holding, after)) changedSince.push(entityId);
      else if (outcome === 'changed') writes.push({ year, entityId, holding: before, version });
    }
  }
  return { writes, changedSince };
};

/** Writes them. Throws `entity_import.outdated` where one was changed at the same moment. */
export const writeHoldingsBack = async (scoped: Scoped, writes: readonly Write[], now: Date) => {
  if (writes.length === 0) return;
  const author = { actor: await findActor(scoped), now };
  for (const [year, of] of Map.groupBy(writes, (each) => each.year)) {
    const plain = of.map(({ year: _, ...write }) => write);
    if (!(await writeManyHoldings(scoped, year, plain, author))) throw new ProblemError('entity_import.outdated');
  }
};

/** What became of a changed row: all of it restored, some of it, or nothing. */
export const outcomeOf = (
  row: Settled,
  restored: { readonly isWhole: boolean } | undefined,
  { writes }: HoldingsUndo,
): Settled['outcome'] => {
  const isHeldBack = writes.some(({ entityId, year }) => entityId === row.entityId && year === row.holding?.year);
  const fields = isRewritten(row) ? [restored !== undefined, restored?.isWhole === true] : [];
  const parts = [...fields, ...(row.holding ? [isHeldBack] : [])];
  if (parts.every(Boolean)) return 'restored';
  return parts.some(Boolean) ? 'partly' : 'kept';
};
