import { type Framework, type Report, type ReportModel, type RestatedPlace, sameJson } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { rulesIn } from '../metrics/index.ts';
import type { RestatedInput } from '../report-model/index.ts';
import { withFollowing } from './following.policy.ts';
import { type Difference, differencesOf, placeKey } from './restatements.policy.ts';
import { findLastVersion, listNotes } from './restatements.repository.ts';
import { withNotesElsewhere } from './restatements-elsewhere.ts';

type Reported = { readonly report: Report; readonly framework: Pick<Framework, 'topics'> };

/**
 * Figures of the report that differ from the last published version, each with its explanation: written here, taken from another report, or
 * from the figure it is calculated from. `present` draws the report as it is now.
 */
export const restatementsIn = async (scoped: Scoped, { report, framework }: Reported, present: () => ReportModel) => {
  const last = await findLastVersion(scoped, report.id);
  if (!last || report.status === 'readonly-published') return { last, items: [], refused: new Set<string>() };
  const notes = new Map((await listNotes(scoped, last.id)).map((note) => [placeKey(note), note]));
  // An explanation of one figure does not count for another.
  const noteOf = (difference: Difference) => {
    const written = notes.get(placeKey(difference));
    return written && sameJson(written.newFigure, difference.new) ? written : undefined;
  };
  const own = differencesOf(last.model, present(), framework).map((difference): RestatedPlace => {
    const note = noteOf(difference);
    const by = note && { id: note.byId, name: note.byName };
    const explained =
      note?.note && by
        ? {
            note: note.note,
            ...(note.notes && { notes: note.notes }),
            ...(note.from && { from: note.from }),
            at: note.at.toISOString(),
            by,
          }
        : null;
    return { ...difference, explained };
  });
  const refused = new Set(own.flatMap((item) => (noteOf(item)?.note === '' ? [placeKey(item)] : [])));
  const items = await withNotesElsewhere(scoped, report, own, (item) => refused.has(placeKey(item)));
  return { last, items: withFollowing(items, await rulesIn(scoped)), refused };
};

/** Those with an explanation, as a document prints them: a draft shows what its publication will show. */
export const printedRestatements = (items: readonly RestatedPlace[]): RestatedInput[] =>
  items.flatMap(({ explained, ...figures }) =>
    explained ? [{ ...figures, note: explained.note, notes: explained.notes ?? null }] : [],
  );
