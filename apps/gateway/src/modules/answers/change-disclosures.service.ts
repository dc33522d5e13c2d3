import { type AuditEntry, type DisclosuresChange, issueAt, type ReportDisclosure, sameJson } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  appendAudit,
  byPlace,
  disclosuresOf,
  listAnswers,
  listSelected,
  lockEditableReport,
  type ReportChangeContext,
  readFramework,
} from '../reports/index.ts';
import {
  type DisclosureState,
  fillTwins,
  finishReportChange,
  type Mark,
  requireMarks,
  selectAlso,
  unselect,
  updateDisclosures,
  withdrawApproval,
} from '../reports/kernel.ts';
import { asApproved, listReportDisclosures, stateAfter, wordedState } from './disclosures.service.ts';

type Change = DisclosuresChange['changes'][number];
type Entry = Pick<AuditEntry, 'action' | 'section' | 'field' | 'oldValue' | 'newValue'>;

const fresh: DisclosureState = { status: 'new', omission: null };
const notSelected = 'not-selected';

const entryOf = (section: string, before: DisclosureState | undefined, after: DisclosureState | undefined): Entry => ({
  action: 'disclosure-changed',
  section,
  field: 'status',
  oldValue: before ? wordedState(before) : notSelected,
  newValue: after ? wordedState(after) : notSelected,
});

/** The state that changes work on: the framework's disclosures, and the selected ones, updated from one change to the next. */
const readDesk = async (scoped: Scoped, work: ReportChangeContext) => {
  const framework = await readFramework(scoped, work.report);
  return {
    scoped,
    work,
    framework,
    known: new Map(disclosuresOf(framework).map((disclosure) => [disclosure.code, disclosure])),
    states: await listSelected(scoped, work.report.id),
    answers: byPlace(await listAnswers(scoped, work.report.id)),
  };
};
type Desk = Awaited<ReturnType<typeof readDesk>>;

const requireKnown = ({ known }: Desk, codes: readonly string[]) => {
  const issues = codes.flatMap((code, index) =>
    known.has(code) ? [] : [issueAt(`codes.${index}`, 'choice_unknown', { choice: code })],
  );
  if (issues.length > 0) throw new ProblemError('disclosure.not_selected', { issues });
};

/** Removes disclosures from the selection, and returns their states. */
const takeOut = async ({ scoped, work, states }: Desk, codes: readonly string[]): Promise<Entry[]> => {
  const selected = codes.filter((code) => states.has(code));
  await unselect(scoped, work.report.id, selected);
  return selected.map((code) => {
    const before = states.get(code);
    states.delete(code);
    return entryOf(code, before, undefined);
  });
};

/** Selects disclosures; those that were selected before get their former status. */
const takeUp = async ({ scoped, work, states }: Desk, codes: readonly string[]): Promise<Entry[]> => {
  const added = codes.filter((code) => !states.has(code));
  await selectAlso(scoped, work.report.id, added);
  const selected = await listSelected(scoped, work.report.id);
  return added.map((code) => {
    const state = selected.get(code) ?? fresh;
    states.set(code, state);
    return entryOf(code, undefined, state);
  });
};

/** Marks disclosures, or leaves them out with one reason; one that was not selected is selected with it. */
const mark = async (desk: Desk, change: Exclude<Change, { status: 'selected' | 'not-selected' }>): Promise<Entry[]> => {
  const { scoped, work, known, framework, states, answers } = desk;
  const reportId = work.report.id;
  const [entries, changed]: [Entry[], (Mark & { next: DisclosureState })[]] = [[], []];
  const added = change.codes.filter((code) => !states.has(code));
  if (change.status !== 'omitted' && added.length > 0) throw new ProblemError('disclosure.not_selected');
  await selectAlso(scoped, reportId, added);
  for (const code of change.codes) {
    const selected = states.get(code);
    const before = selected ?? fresh;
    const disclosure = known.get(code);
    if (!disclosure) continue;
    const next = stateAfter(framework, disclosure, answers.get(code) ?? new Map(), asApproved(change, before));
    if (sameJson(next, selected)) continue;
    changed.push({ code, from: before.status, to: next.status, next });
    entries.push(entryOf(code, selected, next));
  }
  await requireMarks(scoped, reportId, changed);
  const reopened = changed.filter(({ from, to }) => to !== 'completed' && from !== 'new');
  await withdrawApproval(scoped, work, ...reopened.map(({ code }) => code));
  for (const { code, next } of changed) states.set(code, next);
  // One reason for all that are left out; none for a complete answer.
  const byReason = Map.groupBy(changed, ({ next }) => JSON.stringify(next.omission));
  for (const alike of byReason.values())
    await updateDisclosures(
      scoped,
      reportId,
      alike.map(({ code }) => code),
      change.status,
      alike[0]?.next.omission,
    );
  return entries;
};

const apply = (desk: Desk, change: Change) => {
  requireKnown(desk, change.codes);
  if (change.status === 'selected') return takeUp(desk, change.codes);
  return change.status === 'not-selected' ? takeOut(desk, change.codes) : mark(desk, change);
};

/**
 * Changes many disclosures at once, all or none, in the given order: leaves them out with one reason (selecting those that were not), marks
 * them completed or in progress, or adds them to the selection or removes them. The rules are those of a single change.
 */
export const changeReportDisclosures = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  { changes }: DisclosuresChange,
): Promise<ReportDisclosure[]> => {
  const now = deps.now();
  await deps.database.withScope(scope, async (scoped) => {
    const work = await lockEditableReport(scoped, id, now);
    const desk = await readDesk(scoped, work);
    const selected = [...desk.states.keys()].join();
    const entries: Entry[] = [];
    for (const change of changes) entries.push(...(await apply(desk, change)));
    if (entries.length === 0) return;
    await appendAudit(scoped, id, work.actor, now, entries);
    if (changes.some(({ status }) => status === 'selected')) await fillTwins(scoped, work, desk.framework);
    await finishReportChange(scoped, work, {}, [...desk.states.keys()].join() !== selected);
  });
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId: id });
  deps.realtime.publish(scope, { type: 'report.changed', reportId: id });
  return listReportDisclosures(deps, scope, id);
};
