import { type Above, aboveAfterHeading, aboveAfterRow, likelyPartOfAbove, nothingAbove, type Row } from './above.ts';
import { fits } from './fits.ts';
import type { Lookup } from './lookup.ts';
import { type Meaning, whole } from './meaning.ts';
import { createNameReader } from './name-meaning.ts';
import { isRest, isTotal, wayOf } from './parts.ts';
import { joinedSaid, unitInName, withoutDash, withoutUnit } from './row-names.ts';
import { candidatesOf, type Settled, settledAs } from './settled.ts';
import { understand } from './understand.ts';

/** A row as the sheet has it: what it is called with its group, the two apart, and its unit. */
export type SaidRow = { section: string; label: string; unit: string };
/** What is known of a row: its meaning, none where it has to be asked about; and the name by which a person settles it. */
export type ReadMeaning = {
  meaning: Meaning | 'left' | undefined;
  unit: string;
  name: string;
  /** The name that somebody settled it by. */
  settledBy: string | undefined;
  /** Sections that a row without meaning may be of: by its name, and by the rows above. */
  likely: readonly string[];
  goesOn: string | undefined;
  /** What heads the row, and the row above where this is a part of it. */
  around: string;
  /** Metrics that the name may mean of which nobody said which is meant. */
  open: readonly string[];
};

/** A row with the unit that it or the rows above give, and whether it is written as a part of something. */
const rowBelow = (above: Above, { section, label, unit: given }: SaidRow) => {
  const dashed = /^\s*[-–—•·▪●○>└├]|^\s{2,}/u.test(label);
  const ownUnit = given === '' ? unitInName(label) : given;
  const name = (given === '' ? withoutUnit(label) : label).trim();
  const isPart = wayOf(name) !== undefined || isTotal(name) || isRest(name) || dashed;
  const unitAbove = isPart ? above.unit || above.headingUnit : above.headingUnit;
  const row: Row = { section, name, unit: ownUnit === '' ? unitAbove : ownUnit, dashed };
  return { row, isPart, ownUnit };
};

/** The name that shows a row, the one that asks about it, and all under which a person may have settled it. */
const namesOf = ({ section, name }: Row, label: string, upper: string, under: string | undefined) => {
  const shown = joinedSaid(upper || section, label.trim());
  if (under !== undefined) {
    const asked = joinedSaid(under.slice(0, 90), withoutDash(shown));
    return { shown, asked, all: [asked] };
  }
  return { shown, asked: shown, all: upper === '' ? [shown, label, name] : [shown] };
};

/** What names of rows stand for, in the order of the sheet: each is read with what the rows above it were about. */
export const createRowReader = (lookup: Lookup, settled: Settled) => {
  const nameReader = createNameReader(lookup);
  let above = nothingAbove;

  /** What a row is about below what stands above it, and what then stands above the next. */
  const readBelow = (before: Above, said: SaidRow): { read: ReadMeaning; next: Above } => {
    const { row, isPart, ownUnit } = rowBelow(before, said);
    const goesOn = likelyPartOfAbove(before, row);
    const { understood, above: within } = understand(row, before, nameReader, lookup);
    // `Total GHG emissions` below `Scope 2 (market-based)` is no part of it, and says nothing of the way.
    const isOfAbove = understood !== undefined && understood.place.metric === before.metric;
    // `Male` is settled for the metric that it stands below, never for every other.
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
    /** A row without figures heads those below it. */
    head: (text: string) => {
      above = aboveAfterHeading(above, text, nameReader);
    },
    /** What a row of figures is about, and the unit that it or the rows above give. */
    meaning: (said: SaidRow): ReadMeaning => {
      const { read, next } = readBelow(above, said);
      above = next;
      return read;
    },
    /** What a row without figures is about; those below it are read as if it were not there. */
    aside: (said: SaidRow): ReadMeaning => readBelow(above, said).read,
  };
};
