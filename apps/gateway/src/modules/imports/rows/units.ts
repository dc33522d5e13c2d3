import { unitCalled, unitsOfKind } from '@esg/standards';

/** The unit of a figure without one: where the kind has a single unit. */
export const onlyUnitOf = (kind: string): string | undefined => {
  const units = unitsOfKind(kind);
  return units.length === 1 ? units[0]?.code : undefined;
};

/** The unit of percent signs; undefined for kinds without one. */
export const percentUnitOf = (kind: string): string | undefined => unitCalled(kind, '%')?.unit;
