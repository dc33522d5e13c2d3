import {
  type HubRestatement,
  type HubRestatementList,
  type HubRestatementNote,
  issueAt,
  type Report,
  type RestatedFigure,
  sameJson,
} from '@esg/contract';
import { isSame, placesOf, roundDecimal } from '@esg/quantities';
import { convert, findMetric } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  type EarlierRow,
  figurePlace,
  figuresOf,
  hubFigures,
  isSamePart,
  listSince,
  noteOfFigure,
  type SinceNote,
} from '../report-model/index.ts';
import { holdTime } from '../reporting-times/index.ts';
import { appendAudit, byPlace, listAnswers, listSelected, readFramework, reportIn } from '../reports/index.ts';
import { lockReport, wordedText } from '../reports/kernel.ts';
import { listPublishedIn } from './hub-restatements.repository.ts';
import type { Difference } from './restatements.policy.ts';
import { findLastVersion, writeNote } from './restatements.repository.ts';

/** A figure of one published report that the data hub gives otherwise since. */
type Changed = Difference & {
  readonly old: RestatedFigure;
  readonly new: RestatedFigure;
  readonly report: Report;
  readonly publicationId: string;
  readonly said: SinceNote | undefined;
};

/** The published figure in the unit of the present one; where one of them is calculated, the published one was rounded. */
const isAsPublished = (
  fieldKey: string,
  { number, unitCode, isCalculated }: EarlierRow,
  now: RestatedFigure & { readonly isCalculated: boolean },
): boolean => {
  const kind = findMetric(fieldKey)?.unitKind ?? '';
  const told = now.unit === unitCode ? now.number : convert(now.number, kind, now.unit, unitCode);
  return (
    told === undefined || isSame(number, isCalculated || now.isCalculated ? roundDecimal(told, placesOf(number)) : told)
  );
};

/** The figures of a published report that differ in the data hub now. */
const findChanged = async (scoped: Scoped, reportId: string): Promise<Changed[]> => {
  const report = await reportIn(scoped, reportId);
  const last = await findLastVersion(scoped, reportId);
  if (!last) return [];
  const framework = await readFramework(scoped, report);
  const disclosures = await listSelected(scoped, reportId);
  const answers = byPlace(await listAnswers(scoped, reportId));
  const ofHub = await hubFigures(scoped, { report, framework, disclosures, answers });
  const published = figuresOf(last.model, new Map(), framework);
  const notes = await listSince(scoped, [last.id]);
  return ofHub.flatMap(({ disclosureCode, fieldKey, value, isCalculated }) => {
    const rows = value.type === 'number' || value.type === 'integer' ? value.rows : [];
    return (published.get(figurePlace(disclosureCode, fieldKey)) ?? []).flatMap((row): Changed[] => {
      const now = rows.find((each) => isSamePart(each, row));
      if (!now || isAsPublished(fieldKey, row, { ...now, isCalculated })) return [];
      const { descriptor, breakdown } = row;
      const said = noteOfFigure(
        notes.filter((note) => note.disclosureCode === disclosureCode),
        fieldKey,
        now,
      );
      return [
        {
          disclosureCode,
          fieldKey,
          ...(breakdown !== undefined && { breakdown }),
          descriptor,
          old: { number: row.number, unit: row.unitCode },
          new: { number: now.number, unit: now.unit },
          report,
          publicationId: last.id,
          said,
        },
      ];
    });
  });
};

const listChanged = async (scoped: Scoped, reportingTimeId: string): Promise<Changed[]> => {
  const time = await holdTime(scoped, reportingTimeId);
  if (!time) throw new ProblemError('request.invalid', { issues: [issueAt('reportingTimeId', 'choice_unknown')] });
  const changed: Changed[] = [];
  for (const id of await listPublishedIn(scoped, time.period)) changed.push(...(await findChanged(scoped, id)));
  return changed;
};

/** The same change in several reports and disclosures is one, explained where each of them is. */
const listOf = (changed: readonly Changed[]): HubRestatement[] => {
  const same = Map.groupBy(changed, ({ fieldKey, breakdown, descriptor, old, new: now, report }) =>
    JSON.stringify([fieldKey, breakdown, descriptor, old, now, report.period, report.entityIds]),
  );
  return [...same.values()].flatMap((group): HubRestatement[] => {
    const [first] = group;
    if (!first) return [];
    const { fieldKey, breakdown, descriptor, old, new: now, said } = first;
    const reports = new Map(
      group.map(({ report: { id, name, names, languages } }) => [id, { id, name, names, languages }]),
    );
    const isSaid = said !== undefined && group.every((each) => each.said);
    return [
      {
        fieldKey,
        ...(breakdown !== undefined && { breakdown }),
        descriptor,
        old,
        new: now,
        reports: [...reports.values()],
        explained: isSaid
          ? { note: said.note, ...(said.notes && { notes: said.notes }), at: said.at, by: said.by }
          : null,
      },
    ];
  });
};

/** Figures that published reports about days of this reporting time print, and that the data hub gives otherwise since. */
export const readHubRestatements = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  reportingTimeId: string,
): Promise<HubRestatementList> =>
  database.withScope(scope, async (scoped) => ({ items: listOf(await listChanged(scoped, reportingTimeId)) }));

type Saying = Pick<HubRestatementNote, 'note' | 'notes'>;

/** Writes the reason at every report that prints one of these figures, and answers which. */
const writeNotes = async (
  scoped: Scoped,
  meant: readonly Changed[],
  { note, notes }: Saying,
  now: Date,
): Promise<string[]> => {
  const byReport = Map.groupBy(meant, ({ report }) => report.id);
  for (const [reportId, changed] of byReport) {
    const { actor } = await lockReport(scoped, reportId, now);
    const said = { note, notes: notes ?? null, from: null, at: now, byId: actor.id, byName: actor.name };
    for (const { report: _report, publicationId, said: _said, ...difference } of changed)
      await writeNote(scoped, reportId, publicationId, difference, said);
    await appendAudit(
      scoped,
      reportId,
      actor,
      now,
      changed.map(({ disclosureCode, fieldKey, said: before }) => ({
        action: 'restated' as const,
        section: disclosureCode,
        field: fieldKey,
        oldValue: wordedText(before?.note ?? '', before?.notes),
        newValue: wordedText(note, notes),
      })),
    );
  }
  return [...byReport.keys()];
};

const placeOfChange = ({ report, disclosureCode, fieldKey, breakdown, descriptor, new: now }: Changed) =>
  JSON.stringify([report.id, disclosureCode, fieldKey, breakdown ?? null, descriptor, now]);

/** The figures that published reports print and that the data hub gives otherwise at this moment, to be compared with a later one. */
export const findDifferences = async (scoped: Scoped, reportingTimeId: string): Promise<ReadonlySet<string>> =>
  new Set((await listChanged(scoped, reportingTimeId)).map(placeOfChange));

/**
 * Gives one reason to every figure that published reports print and that the data hub gives otherwise only since `before` was read, in the
 * transaction of the caller: figures that depend on those that were changed too, and none that differed already. A reason that people gave
 * before stays. Answers how many figures were restated, and in which reports.
 */
export const restateChanged = async (
  scoped: Scoped,
  { reportingTimeId, before, note }: { reportingTimeId: string; before: ReadonlySet<string>; note: string },
  now: Date,
): Promise<{ figures: number; reportIds: string[] }> => {
  const meant = (await listChanged(scoped, reportingTimeId)).filter(
    (each) => !each.said && !before.has(placeOfChange(each)),
  );
  const reportIds = await writeNotes(scoped, meant, { note }, now);
  return { figures: listOf(meant).length, reportIds };
};

/**
 * Stores one reason why these figures changed since they were published, with every report that prints them: next year's reports print the
 * figure of the data hub with it. Throws `request.invalid` where none of them has changed.
 */
export const noteHubRestatements = async (
  deps: GatewayDeps,
  scope: Scope,
  { reportingTimeId, figures, note, notes }: HubRestatementNote,
): Promise<HubRestatementList> => {
  const now = deps.now();
  const { list, reportIds } = await deps.database.withScope(scope, async (scoped) => {
    const meant = (await listChanged(scoped, reportingTimeId)).filter((each) =>
      figures.some(
        (figure) =>
          figure.fieldKey === each.fieldKey &&
          isSamePart(figure, each) &&
          sameJson([figure.old, figure.new], [each.old, each.new]),
      ),
    );
    if (meant.length === 0)
      throw new ProblemError('request.invalid', { issues: [issueAt('figures', 'choice_unknown')] });
    const reportIds = await writeNotes(scoped, meant, { note, notes }, now);
    return { list: listOf(await listChanged(scoped, reportingTimeId)), reportIds };
  });
  for (const reportId of reportIds) deps.realtime.publish(scope, { type: 'report.changed', reportId });
  deps.realtime.publish(scope, { type: 'data-points.changed' });
  return { items: list };
};
