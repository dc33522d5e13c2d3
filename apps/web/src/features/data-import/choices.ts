import type { ImportMapping } from '@esg/contract';

/** A meaning that a person chose for a name or a unit in the sheet, until it is sent. `ask` removes an earlier meaning. */
export type Choice =
  | { about: 'name'; text: string /** Null leaves its rows out. */; sectionId: string | null }
  | { about: 'unit'; text: string; kind: string; unit: string }
  | { about: 'ask'; text: string }
  /** The rows of the sheet to leave out, because they repeat each other. */
  | { about: 'rows'; text: string; among: readonly number[]; left: readonly number[] };

const nameKey = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

/** Whether both names are the same, ignoring case, width and doubled spaces. */
export const isSameName = (one: string, other: string) => nameKey(one) === nameKey(other);

/** A word may be the unit of several kinds: a ton of waste is no ton of greenhouse gas. */
const isAboutSame = (one: Choice, other: Choice) =>
  (one.about === 'rows') === (other.about === 'rows') &&
  isSameName(one.text, other.text) &&
  (one.about !== 'unit' || other.about !== 'unit' || one.kind === other.kind);

const isSame = (one: Choice, other: Choice) => {
  if (one.about === 'name') return other.about === 'name' && one.sectionId === other.sectionId;
  if (one.about === 'rows') return other.about === 'rows' && one.left.join() === other.left.join();
  return one.about === 'unit' ? other.about === 'unit' && one.unit === other.unit : other.about === 'ask';
};

/** Whether exactly this is chosen. */
export const isChosen = (choices: readonly Choice[], choice: Choice): boolean =>
  choices.some((other) => isAboutSame(other, choice) && isSame(other, choice));

/** The choices with another one; choosing it a second time removes it. */
export const withChoice = (choices: readonly Choice[], choice: Choice): Choice[] => {
  const others = choices.filter((other) => !isAboutSame(other, choice));
  return isChosen(choices, choice) ? others : [...others, choice];
};

/** The mapping with these choices: each replaces the earlier meaning of its name. */
export const settledWith = (
  mapping: ImportMapping,
  choices: readonly Choice[],
  isOfKind: (kind: string, unit: string) => boolean,
): ImportMapping => {
  const isNew = (text: string) =>
    choices.some(({ about, ...choice }) => (about === 'name' || about === 'ask') && isSameName(choice.text, text));
  const isNewUnit = ({ text, unit }: { text: string; unit: string }) =>
    choices.some(
      (choice) =>
        isSameName(choice.text, text) &&
        (choice.about === 'ask' || (choice.about === 'unit' && isOfKind(choice.kind, unit))),
    );
  const names = choices.flatMap((choice) =>
    choice.about === 'name' ? [{ text: choice.text, sectionId: choice.sectionId }] : [],
  );
  const units = choices.flatMap((choice) =>
    choice.about === 'unit' ? [{ text: choice.text, unit: choice.unit }] : [],
  );
  const asked = choices.flatMap((choice) => (choice.about === 'ask' ? [choice.text] : []));
  const stillAsked = (mapping.askedAgain ?? []).filter(
    (text) => !choices.some((choice) => choice.about !== 'rows' && isSameName(choice.text, text)),
  );
  const rows = choices.filter((choice) => choice.about === 'rows');
  const leftBefore = (mapping.leftRows ?? []).filter((row) => !rows.some(({ among }) => among.includes(row)));
  return {
    ...mapping,
    names: [...(mapping.names ?? []).filter(({ text }) => !isNew(text)), ...names],
    units: [...(mapping.units ?? []).filter((unit) => !isNewUnit(unit)), ...units],
    askedAgain: [...stillAsked, ...asked],
    leftRows: [...new Set([...leftBefore, ...rows.flatMap(({ left }) => left)])],
  };
};
