import {
  type AnswerValue,
  bareTopicTitle,
  type Disclosure,
  type Field,
  type Framework,
  managedTopics,
  managementOfAll,
  sameJson,
  type Topic,
} from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listAnswers, writeAnswers } from './answers.repository.ts';
import { invalidateApprovals, invalidateDependents } from './approval-invalidation.ts';
import { appendAudit } from './audit.repository.ts';
import type { ReportChangeContext } from './change-context.ts';
import { listSelected, moveDisclosures, selectAlso, unselect } from './disclosures.repository.ts';
import { disclosuresOf, statusAfterAnswer } from './reports.policy.ts';

/** The metric by which a framework asks for the list of material topics, as GRI 3-2 does. */
const topicsMetric = 'materiality.topics';

type Place = { readonly disclosure: Disclosure; readonly field: Field };

/** Where the framework asks for the list of material topics; `undefined` where it does not. */
export const topicsPlace = (framework: Pick<Framework, 'topics'>): Place | undefined => {
  for (const disclosure of disclosuresOf(framework)) {
    const field = disclosure.fields.find(({ key, type }) => key === topicsMetric && type === 'multiSelect');
    if (field) return { disclosure, field };
  }
  return undefined;
};

/** The choice that names a topic of the framework; `undefined` for topics that cannot be chosen, such as general disclosures. */
export const choiceOf = ({ options }: Pick<Field, 'options'>, topic: Pick<Topic, 'title'>): string | undefined =>
  options.find(({ label }) => label.en === bareTopicTitle(topic).en)?.id;

const choicesOf = (value: AnswerValue | null) => (value?.type === 'multiSelect' ? value.choices : []);

type Given = { readonly before: readonly string[] | null; readonly after: readonly string[] | null };

/**
 * Updates the answer that lists material topics from the report's own list: new topics are added, topics that are no longer material are
 * removed, and other choices stay. Returns whether the answer changed.
 */
export const nameMaterialTopics = async (
  scoped: Scoped,
  work: ReportChangeContext,
  framework: Framework,
  topics: Given,
): Promise<boolean> => {
  const place = topicsPlace(framework);
  if (!place || topics.after === null) return false;
  const { report, actor, now } = work;
  const { disclosure, field } = place;
  const state = (await listSelected(scoped, report.id)).get(disclosure.code);
  if (!state || state.status === 'omitted') return false;
  const named = (codes: readonly string[] | null) =>
    new Set(framework.topics.flatMap((topic) => (codes?.includes(topic.code) ? (choiceOf(field, topic) ?? []) : [])));
  const answers = await listAnswers(scoped, report.id, disclosure.code);
  const stored = answers.find(({ fieldKey }) => fieldKey === field.key);
  const chosen = new Set(choicesOf(stored?.value ?? null));
  const material = named(topics.after);
  for (const choice of named(topics.before)) if (!material.has(choice)) chosen.delete(choice);
  for (const choice of material) chosen.add(choice);
  const choices = field.options.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  if (sameJson(choices, choicesOf(stored?.value ?? null))) return false;
  const value: AnswerValue | null = choices.length > 0 ? { type: 'multiSelect', choices } : null;
  const answer = { disclosureCode: disclosure.code, fieldKey: field.key, value };
  await writeAnswers(scoped, report.id, [answer], actor, now);
  await invalidateApprovals(scoped, work, [disclosure.code]);
  await invalidateDependents(scoped, work, [disclosure.code]);
  const given = new Map([...answers.map((each) => [each.fieldKey, each.value] as const), [field.key, value]]);
  const status = statusAfterAnswer(state.status, disclosure, given);
  if (state.status !== status) await moveDisclosures(scoped, report.id, [disclosure.code], status);
  await appendAudit(scoped, report.id, actor, now, [
    {
      action: 'answered',
      section: disclosure.code,
      field: field.key,
      oldValue: stored?.value ?? null,
      newValue: value,
    },
  ]);
  return true;
};

/**
 * Updates the selection from the material topics: the management of each topic has its own disclosure, once the report covers it. One
 * answer for all topics that is not blank counts for all of them; a blank one is removed until no topic is material any more. The
 * disclosure of a topic that is no longer material is removed while it is blank. Returns whether the selection changed.
 */
export const takeUpManagement = async (
  scoped: Scoped,
  { report }: ReportChangeContext,
  framework: Framework,
  topics: Given,
): Promise<boolean> => {
  const all = managementOfAll(framework)?.code;
  if (all === undefined || topics.after === null) return false;
  const states = await listSelected(scoped, report.id);
  const answers = await listAnswers(scoped, report.id);
  const isBlank = (code: string) =>
    states.get(code)?.status === 'new' &&
    !answers.some(({ disclosureCode, value }) => disclosureCode === code && value !== null);
  const codesOf = (given: readonly string[] | null) =>
    managedTopics(framework, given).map(({ disclosure }) => disclosure.code);
  const before = codesOf(topics.before);
  const material = codesOf(topics.after);
  const named = states.has(all) ? material : material.filter((code) => !before.includes(code));
  const isTakenUp = states.has(all) ? isBlank(all) : before.some((code) => states.has(code));
  const added = isTakenUp ? named.filter((code) => !states.has(code)) : [];
  const gone = before.filter((code) => !material.includes(code) && isBlank(code));
  if (added.length > 0 && states.has(all)) gone.push(all);
  if (material.length === 0 && gone.length > 0) added.push(all);
  await selectAlso(scoped, report.id, added);
  await unselect(scoped, report.id, gone);
  return added.length + gone.length > 0;
};
