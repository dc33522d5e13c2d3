import { type Finding, issueAt, mainText, type RestatementList, type RestatementNote, sameJson } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { appendAudit, lockEditableReport, reportIn } from '../reports/index.ts';
import { listOfSameTime, wordedText } from '../reports/kernel.ts';
import { type Content, modelOf, readContent } from './content.ts';
import { comparativesOf, placeKey } from './restatements.policy.ts';
import { deleteNote, writeNote } from './restatements.repository.ts';

/** Figures of the report that differ from the last published version, each with its explanation. */
const listIn = async (scoped: Scoped, reportId: string) =>
  (await readContent(scoped, await reportIn(scoped, reportId))).restatements;

/** What differs from the last published version, and why; of a published report, what it compares with and has changed since. */
export const readRestatements = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  reportId: string,
): Promise<RestatementList> =>
  database.withScope(scope, async (scoped) => {
    const content = await readContent(scoped, await reportIn(scoped, reportId));
    const { last, items } = content.restatements;
    const isOut = content.report.status === 'readonly-published' && last !== undefined;
    const comparatives = isOut ? comparativesOf(last.model, modelOf(content, 'en'), content.framework) : [];
    return { publishedAt: last?.publishedAt.toISOString() ?? null, items, comparatives };
  });

/**
 * Stores why a published figure changed; an empty text removes it. Throws `request.invalid` where that figure has not changed, and
 * `report.read_only` where the report cannot be changed.
 */
export const noteRestatement = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  { note: plain, notes, ...place }: RestatementNote,
): Promise<RestatementList> => {
  const note = plain || mainText(notes ?? {}, []);
  const now = deps.now();
  const { list, others } = await deps.database.withScope(scope, async (scoped) => {
    const { actor } = await lockEditableReport(scoped, reportId, now);
    const { last, items, refused } = await listIn(scoped, reportId);
    const difference = items.find((item) => placeKey(item) === placeKey(place));
    if (!last || !difference)
      throw new ProblemError('request.invalid', { issues: [issueAt('fieldKey', 'choice_unknown')] });
    const { explained, ...figures } = difference;
    const isAsGiven = sameJson([note, notes ?? null], [explained?.note ?? '', explained?.notes ?? null]);
    const from = explained?.from ?? null;
    // An explanation from another report returns unless it is refused.
    const isRefusal = note === '' && (from !== null || refused.has(placeKey(place)));
    if (note === '' && !isRefusal) await deleteNote(scoped, last.id, figures);
    else {
      const said = {
        note,
        notes: notes ?? null,
        from: isAsGiven ? from : null,
        at: now,
        byId: actor.id,
        byName: actor.name,
      };
      await writeNote(scoped, reportId, last.id, figures, said);
    }
    if (!isAsGiven)
      await appendAudit(scoped, reportId, actor, now, [
        {
          action: 'restated',
          section: place.disclosureCode,
          field: place.fieldKey,
          oldValue: wordedText(explained?.note ?? '', explained?.notes),
          newValue: wordedText(note, notes),
        },
      ]);
    const { items: noted } = await listIn(scoped, reportId);
    const others = await listOfSameTime(scoped, await reportIn(scoped, reportId));
    return { list: { publishedAt: last.publishedAt.toISOString(), items: noted, comparatives: [] }, others };
  });
  for (const changed of [reportId, ...others])
    deps.realtime.publish(scope, { type: 'report.changed', reportId: changed });
  return list;
};

/**
 * Called when the report is published again: every changed figure has its explanation, which stores both figures from then on. Throws
 * `report.not_ready` with those that have none.
 */
export const settleRestatements = async (scoped: Scoped, reportId: string) => {
  const { last, items } = await listIn(scoped, reportId);
  if (!last) return;
  const issues = items.flatMap(({ explained, disclosureCode, fieldKey }) =>
    explained ? [] : [issueAt(`restatements.${disclosureCode}.${fieldKey}`, 'required')],
  );
  if (issues.length > 0) throw new ProblemError('report.not_ready', { issues });
  // A figure that inherits its explanation, from another figure or report, is printed with it.
  for (const { explained, ...difference } of items)
    if (explained) {
      const { note, notes = null, from = null, at, by } = explained;
      const said = { note, notes, from, at: new Date(at), byId: by.id, byName: by.name };
      await writeNote(scoped, reportId, last.id, difference, said);
    }
};

/** Changed figures without an explanation, as findings with a link to where they are explained. */
export const unexplainedFindings = ({ restatements }: Pick<Content, 'restatements'>): Finding[] =>
  restatements.items.flatMap(({ explained, disclosureCode, fieldKey, breakdown, descriptor }): Finding[] =>
    explained
      ? []
      : [
          {
            kind: 'restatement-unexplained',
            step: 'validation',
            blocking: true,
            language: null,
            disclosureCode,
            fieldKey,
            params: { row: descriptor, ...(breakdown !== undefined && { breakdown }) },
          },
        ],
  );
