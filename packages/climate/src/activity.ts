import type { CalorificBasis, GwpSet, Measure } from '@esg/contract';

/** Properties of a fuel that lead from one kind of unit to another. Each is null where nobody stated it. */
export type Fuel = {
  readonly name: string;
  readonly kgPerM3: string | null;
  readonly netMjPerKg: string | null;
  readonly source: string;
};

/** Money is comparable only with its year of prices, and with or without tax. */
export type Prices = { readonly year: number | null; readonly withTax: boolean | null };

/** A part of the whole that counts: of a person in a car, of a shipment on a truck, of an entity in its group. */
export type Share = { readonly over: string; readonly under: string; readonly source: string };

/** What was typed from a bill or a meter. */
export type Activity = {
  readonly amount: string;
  readonly unit: string;
  readonly unitKind: string;
  /** Of energy in fuels, as the bill states it. */
  readonly basis: CalorificBasis | null;
  readonly fuel: Fuel | null;
  readonly prices: Prices | null;
  readonly shares: readonly Share[];
  readonly isEstimate: boolean;
  /** The bill, meter or person. */
  readonly source: string;
};

/** What the calculator looks up: it opens no file and knows no clock. */
export type Lookup = {
  readonly gwpSet: GwpSet;
  readonly unitsOfKind: (kind: string) => readonly Measure[];
  /** Kilograms of CO2 equivalent of one kilogram of the gas; undefined where the set names none. */
  readonly potentialOf: (gas: string, set: GwpSet) => string | undefined;
};
