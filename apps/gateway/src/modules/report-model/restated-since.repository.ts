import { isSame } from '@esg/quantities';
import { convert, findMetric } from '@esg/standards';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { restatements } from '../publications/restatements.tables.ts';
import type { RowPlace } from './breakdowns.ts';
import { categoryIn } from './category-words.ts';
import type { RestatedInput } from './restated-input.ts';
import { findStanding } from './standing.repository.ts';

/** Why a figure differs from a published version, and what it was then and became. */
export type SinceNote = RestatedInput & {
  readonly publicationId: string;
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
};

/** A figure with its place, whichever way its unit is called. */
type Figure = RowPlace & { readonly number: string; readonly unit: string };

/** Whether two rows are the same part of a figure, whichever language the part was named in. */
export const isSamePart = (one: RowPlace, other: RowPlace): boolean =>
  (one.breakdown ?? '') === (other.breakdown ?? '') &&
  categoryIn(one.descriptor, 'en') === categoryIn(other.descriptor, 'en');

const isAmount = (fieldKey: string, { number, unit }: Figure, stored: RestatedInput['new']): boolean => {
  if (!stored) return false;
  const same = stored.unit === unit ? stored.number : undefined;
  const told = same ?? convert(stored.number, findMetric(fieldKey)?.unitKind ?? '', stored.unit, unit);
  return told !== undefined && isSame(number, told);
};

/** The note that says why the figure became what it is now; nothing where it changed again since the note was written. */
export const noteOfFigure = (notes: readonly SinceNote[], fieldKey: string, figure: Figure): SinceNote | undefined =>
  notes.find((note) => note.fieldKey === fieldKey && isSamePart(note, figure) && isAmount(fieldKey, figure, note.new));

const inputOf = ({ oldFigure, newFigure, breakdown, ...row }: typeof restatements.$inferSelect): SinceNote => ({
  publicationId: row.publicationId,
  disclosureCode: row.disclosureCode,
  fieldKey: row.fieldKey,
  ...(breakdown !== '' && { breakdown }),
  descriptor: row.descriptor,
  old: oldFigure,
  new: newFigure,
  note: row.note,
  notes: row.notes,
  at: row.at.toISOString(),
  by: { id: row.byId, name: row.byName },
});

/** Why figures differ from these published versions. */
export const listSince = async (
  { tx, tenantId, organisationId }: Scoped,
  publicationIds: readonly string[],
): Promise<SinceNote[]> => {
  if (publicationIds.length === 0) return [];
  const rows = await tx
    .select()
    .from(restatements)
    .where(
      and(
        eq(restatements.tenantId, tenantId),
        eq(restatements.organisationId, organisationId),
        inArray(restatements.publicationId, [...publicationIds]),
        ne(restatements.note, ''),
      ),
    );
  return rows.map(inputOf);
};

/** Why figures differ from what this report published last; nothing where it is not published, or unpublished since. */
export const listSinceReport = async (scoped: Scoped, reportId: string): Promise<SinceNote[]> => {
  const last = await findStanding(scoped, reportId);
  return last === undefined ? [] : listSince(scoped, [last]);
};
