import { type Above, aboveAfterHeading, aboveAfterRow, likelyPartOfAbove, nothingAbove, type Row } from './above.ts';
import { fits } from './fits.ts';
import type { Lookup } from './lookup.ts';
import { type Meaning, whole } from './meaning.ts';
import { createNameReader } from './name-meaning.ts';
import { isRest, isTotal, wayOf } from './parts.ts';
import { joinedSaid, unitInName, withoutDash, withoutUnit } from './row-names.ts';
import { candidatesOf, type Settled, settledAs } from './settled.ts';
import { understand } from './understand.ts';

/** A row of the sheet: its name with its group, the two separately, and its unit. */
export type SaidRow = { section: string; label: string; unit: string };
/** The known facts of a row: its meaning, none where a person is asked; and the name under which a person answers. */
export type ReadMeaning = {
  meaning: Meaning | 'left' | undefined;
  unit: string;
  name: string;
  /** The name under which a person answered. */
  settledBy: string | undefined;
  /** Possible sections of a row without meaning: by its name, and by the rows above. */
  likely: readonly string[];
  goesOn: string | undefined;
  /** The row's heading, and the row above where this is a part of it. */
  around: string;
  /** Possible metrics of the name while no person has chosen one. */
  open: readonly string[];
};

/** A row with its unit, its own or from the rows above, and whether it is written as a part of something. */
const rowBelow = (above: Above, { section, label, unit: given }: SaidRow) => {
  const dashed = /^\s*[-–—•·▪●○>└├]|^\s{2,}/u.test(label);
  const ownUnit = given === '' ? unitInName(label) : given;
  const name = (given === '' ? withoutUnit(label) : label).trim();
  const isPart = wayOf(name) !== undefined || isTotal(name) || isRest(name) || dashed;
  const unitAbove = isPart ? above.unit || above.headingUnit : above.headingUnit;
  const row: Row = { section, name, unit: ownUnit === '' ? unitAbove : ownUnit, dashed };
  return { row, isPart, ownUnit };
};

/** The name to show for a row, the one to ask about, and all under which a person may have answered. */
const namesOf = ({ section, name }: Row, label: string, upper: string, under: string | undefined) => {
  const shown = joinedSaid(upper || section, label.trim());
  if (under !== undefined) {
    const asked = joinedSaid(under.slice(0, 90), withoutDash(shown));
    return { shown, asked, all: [asked] };
  }
  return { shown, asked: shown, all: upper === '' ? [shown, label, name] : [shown] };
};

/** Meanings of row names, in the order of the sheet: each is read with the meaning of the rows above it. */
export const createRowReader = (lookup: Lookup, settled: Settled) => {
  const nameReader = createNameReader(lookup);
  let above = nothingAbove;

  /** The meaning of a row in its context, and the context of the next row. */
  const readBelow = (before: Above, said: SaidRow): { read: ReadMeaning; next: Above } => {
    const { row, isPart, ownUnit } = rowBelow(before, said);
    const goesOn = likelyPartOfAbove(before, row);
    const { understood, above: within } = understand(row, before, nameReader, lookup);
    // The row `Total GHG emissions` below `Scope 2 (market-based)` is no part of it, and has no way of counting.
    const isOfAbove = understood !== undefined && understood.place.metric === before.metric;
    // An answer for `Male` applies to the metric above it, never to every other.
    const ofUpper = row.section === '' && (isPart || (understood === undefined && goesOn !== undefined));
    const { candidates, upper } = candidatesOf(row, understood, [row.section, before.heading], nameReader);
    const names = namesOf(row, said.label, upper, ofUpper ? before.under : undefined);
    const settledTo = settledAs(row, names.all, candidates, settled, lookup);
    const [only, ...others] = candidates;
    const meaning = settledTo?.meaning ?? (only && others.length === 0 ? whole(only) : understood);
    const open = !settledTo && others.length > 0 ? candidates.map(({ key }) => key) : [];
    const isKnown = meaning !== undefined && meaning !== 'left';
    const read = {
      meaning,
      unit: !isKnown || ownUnit !== '' || fits(meaning.place.metric, row.unit) ? row.unit : '',
      name: (isKnown && settledTo?.by) || (open.length > 0 && row.name) || (isKnown ? names.shown : names.asked),
      settledBy: settledTo?.by,
      likely: understood === undefined ? nameReader.likelyParts(row, before) : [],
      goesOn,
      around: isOfAbove ? `${before.heading} ${before.under}` : before.heading,
      open,
    };
    return { read, next: aboveAfterRow(ofUpper ? within : { ...within, under: said.label.trim() }, row, meaning) };
  };

  return {
    /** A row without figures is the heading of those below it. */
    head: (text: string) => {
      above = aboveAfterHeading(above, text, nameReader);
    },
    /** The meaning of a row of figures, and the unit from it or the rows above. */
    meaning: (said: SaidRow): ReadMeaning => {
      const { read, next } = readBelow(above, said);
      above = next;
      return read;
    },
    /** The meaning of a row without figures; rows below are read as if it were not there. */
    aside: (said: SaidRow): ReadMeaning => readBelow(above, said).read,
  };
};
