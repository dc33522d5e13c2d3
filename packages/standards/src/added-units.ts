import type { Framework } from '@esg/contract';
import { unitsOfKind } from './units.ts';

/**
 * Units that the facts got after framework versions with their kind had been stored, by kind. A further unit changes nothing that somebody
 * has entered, so it belongs to those versions, too, and is no other content of theirs.
 */
const added: Readonly<Record<string, readonly string[]>> = { rate_hours: ['%'] };

type Units = Framework['units'];

const mapped = (units: Units, change: (kind: string, list: Units[string]) => Units[string]): Units =>
  Object.fromEntries(Object.entries(units).map(([kind, list]) => [kind, added[kind] ? change(kind, list) : list]));

/** The framework with units that came later, as everybody reads it. */
export const withAddedUnits = <Given extends Pick<Framework, 'units'>>(framework: Given): Given => ({
  ...framework,
  units: mapped(framework.units, (kind, list) => [
    ...list,
    ...unitsOfKind(kind).filter(({ code }) => added[kind]?.includes(code) && !list.some((unit) => unit.code === code)),
  ]),
});

/** The framework without them: its content when it was stored. */
export const withoutAddedUnits = <Given extends Pick<Framework, 'units'>>(framework: Given): Given => ({
  ...framework,
  units: mapped(framework.units, (kind, list) => list.filter(({ code }) => !added[kind]?.includes(code))),
});
