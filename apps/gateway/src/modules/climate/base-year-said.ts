import type { EmissionFactor, InventoryTotals, Period } from '@esg/contract';
import type { Summed } from './with-sums.ts';

/** The base year that figures are compared with, and why it was chosen; what it came to is null while nobody has adopted it. */
export type BaseYearSaid = {
  readonly period: Period;
  readonly reason: string;
  readonly totals: InventoryTotals | null;
  /** The scopes that anything was counted in: nothing is said of the others, which nobody calculated. */
  readonly scopes: readonly EmissionFactor['scope'][];
};

/** Inventories keep the base year, and know the calculator: they bring it in. Null while none was chosen. */
export type ReadBaseYear = (scoped: Summed) => Promise<BaseYearSaid | null>;
