import type { Span } from '../snippet.ts';
import type { Asked } from './asked.ts';
import { inColumn, isOfKind, namesWhatIsAsked, ofAll, ofKind } from './figures-in-rows.ts';
import { type FoundFigure, moved, type ReadPage } from './matching.ts';
import { mentionsIn } from './mentions.ts';
import { columnsOf, yearsIn } from './numbers.ts';
import { type Group, groupsOf } from './passages.ts';

/** A passage that states parts of what is asked and no figure for the whole: the places of the passage, of the lines above it, and of the figures. */
export type FoundParts = { quote: Span; heads: readonly Span[]; parts: readonly Span[]; year?: number };

const partsLeast = 2;

type Part = { row: Span; label: string; figure: Span; year?: number };

/** What a row below the name says of the year that is asked for; undefined where it is of something else. */
const partIn = (page: ReadPage, name: string, row: Span, heads: readonly string[], asked: Asked): Part | undefined => {
  const text = page.raw.slice(row.from, row.to);
  const kind = asked.figure?.kind;
  const { label, figures, columns } = columnsOf(text);
  if (mentionsIn(label).some(({ metrics }) => metrics.some(({ unitKind }) => unitKind === kind))) return undefined;
  if (yearsIn(label).length > 0 || !isOfKind(kind, `${name} ${label}`, figures, heads)) return undefined;
  const years = heads.map(yearsIn).find((named) => named.length > 0) ?? [];
  const found = inColumn(ofKind(columns, kind), years, asked, page.year);
  return found && { row, label, figure: moved(found.figure, row.from), year: found.year };
};

/** The rows of a group until one is of something else. */
const partsIn = (page: ReadPage, { name, rows, heads }: Group, asked: Asked): Part[] => {
  const textOf = ({ from, to }: Span) => page.raw.slice(from, to);
  const parts: Part[] = [];
  for (const row of rows) {
    const part = partIn(page, textOf(name), row, heads.map(textOf), asked);
    if (!part) break;
    parts.push(part);
  }
  return parts;
};

/**
 * What the rows below a line without figures state, where that line names what is asked for: the figure of the row that is called total, or
 * else the parts. They are never added up: what is left out of them nobody knows.
 */
export const inGroups = (page: ReadPage, asked: Asked): FoundFigure | FoundParts | undefined => {
  let found: FoundParts | undefined;
  for (const group of groupsOf(page.raw)) {
    const { name, heads } = group;
    const label = page.raw.slice(name.from, name.to);
    if (!namesWhatIsAsked(page, { ...name, heads }, label, asked)) continue;
    const parts = partsIn(page, group, asked);
    const whole = parts.find((part) => ofAll.test(part.label));
    if (whole) return { quote: whole.row, heads: [name, ...heads], figure: whole.figure, year: whole.year };
    const last = parts.at(-1);
    if (!last || parts.length < partsLeast) continue;
    found ??= {
      quote: { from: name.from, to: last.row.to },
      heads,
      parts: parts.map(({ figure }) => figure),
      year: last.year,
    };
  }
  return found;
};
