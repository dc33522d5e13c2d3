import { unitsOfKind } from '@esg/standards';

const fold = (text: string) => text.normalize('NFKC').replace(/\s+/g, '').replace(/₂/g, '2').toLowerCase();

type Names = { exact: Map<string, string>; folded: Map<string, string | null> };
const known = new Map<string, Names>();

/** Signs that differ in case alone (mWh, MWh) are only found as they are written. */
const namesOf = (kind: string): Names => {
  const found = known.get(kind);
  if (found) return found;
  const names: Names = { exact: new Map(), folded: new Map() };
  for (const { code, symbol, name } of unitsOfKind(kind))
    for (const text of [code, symbol, name.en, `${name.en}s`, name.zhTw]) {
      if (!names.exact.has(text)) names.exact.set(text, code);
      const other = names.folded.get(fold(text));
      names.folded.set(fold(text), other === undefined || other === code ? code : null);
    }
  known.set(kind, names);
  return names;
};

/** The code of the unit that a text names within a kind: by code, sign or name in either language. */
export const unitIn = (kind: string, text: string): string | undefined => {
  const { exact, folded } = namesOf(kind);
  return exact.get(text.trim()) ?? folded.get(fold(text)) ?? undefined;
};

/** The unit of a figure that names none: where the kind has a single one. */
export const onlyUnitOf = (kind: string): string | undefined => {
  const units = unitsOfKind(kind);
  return units.length === 1 ? units[0]?.code : undefined;
};

/** The unit that percent signs stand for; undefined for kinds without one. */
export const percentUnitOf = (kind: string): string | undefined => unitIn(kind, '%');
