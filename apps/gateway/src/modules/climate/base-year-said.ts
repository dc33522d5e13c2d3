import type { InventoryTotals, Period } from '@esg/contract';
import type { Summed } from './with-sums.ts';

/** The base year that figures are compared with, and why it was chosen; what it came to is null while nobody has adopted it. */
export type BaseYearSaid = {
  readonly period: Period;
  readonly reason: string;
  readonly totals: InventoryTotals | null;
};

/** Inventories keep the base year, and know the calculator: they bring it in. Null while none was chosen. */
export type ReadBaseYear = (scoped: Summed) => Promise<BaseYearSaid | null>;
