import type { Report, RestatedFigure, RestatedPlace } from '@esg/contract';
import { findMetric, isSameAmount } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { textFor } from '../explanations/index.ts';
import { frameworkIn } from '../frameworks/index.ts';
import { categoryIn } from '../report-model/index.ts';
import { listNotesElsewhere } from './restatements.repository.ts';

type NoteElsewhere = Awaited<ReturnType<typeof listNotesElsewhere>>[number];

const isSameFigure = (one: RestatedFigure | null, other: RestatedFigure | null, kind: string): boolean =>
  one && other ? isSameAmount(one, other, kind) : one === other;

/** Whether the explanation of another report is about this same change: the same row of the same metric, and the same two figures. */
const isAbout = (item: RestatedPlace, { note }: NoteElsewhere): boolean => {
  const kind = findMetric(item.fieldKey)?.unitKind;
  return (
    kind !== undefined &&
    note.fieldKey === item.fieldKey &&
    note.breakdown === (item.breakdown ?? '') &&
    categoryIn(note.descriptor, 'en') === categoryIn(item.descriptor, 'en') &&
    isSameFigure(item.old, note.oldFigure, kind ?? '') &&
    isSameFigure(item.new, note.newFigure, kind ?? '')
  );
};

/** Changes without an explanation in this report, with the explanations of other reports about the same days and entities. */
export const withNotesElsewhere = async (
  scoped: Scoped,
  report: Report,
  items: readonly RestatedPlace[],
  isRefused: (item: RestatedPlace) => boolean,
): Promise<RestatedPlace[]> => {
  const { id, period, entityIds } = report;
  const open = items.filter((item) => !item.explained && !isRefused(item));
  if (!period || open.length === 0) return [...items];
  const keys = [...new Set(open.map(({ fieldKey }) => fieldKey))];
  const known = await listNotesElsewhere(scoped, { id, period, entityIds }, keys);
  const explained = async (item: RestatedPlace): Promise<RestatedPlace> => {
    const row = known.find((each) => isAbout(item, each));
    const framework = row && (await frameworkIn(scoped, row.versionId));
    if (!row || !framework) return item;
    const { note, name, versionId } = row;
    const { text, texts } = textFor(note.note, note.notes, row, report);
    const from = {
      reportId: note.reportId,
      name,
      versionId,
      framework: framework.name,
      period,
      disclosureCode: note.disclosureCode,
    };
    const by = { id: note.byId, name: note.byName };
    return {
      ...item,
      explained: { note: text, ...(texts && { notes: texts }), from, at: note.at.toISOString(), by },
    };
  };
  const made: RestatedPlace[] = [];
  for (const item of items) made.push(open.includes(item) ? await explained(item) : item);
  return made;
};
