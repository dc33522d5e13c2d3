import {
  type AnswerValue,
  bareTopicTitle,
  type DecidedTopic,
  type Disclosure,
  type Field,
  type Framework,
  listOf,
  managedTopics,
  managementOfAll,
  namedByDecision,
  namedIn,
  type Report,
  renamedBy,
  sameJson,
  type Topic,
} from '@esg/contract';
import { listTopicFrameworks, topicNamerIn } from '@esg/standards';
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

/** The choices that name the report’s own material topics. */
export const followedChoices = (
  framework: Pick<Framework, 'topics'>,
  codes: readonly string[] | null,
): ReadonlySet<string> => {
  const place = topicsPlace(framework);
  if (!place || !codes) return new Set();
  return new Set(
    framework.topics.flatMap((topic) => (codes.includes(topic.code) ? (choiceOf(place.field, topic) ?? []) : [])),
  );
};

const choicesOf = (value: AnswerValue | null) => (value?.type === 'multiSelect' ? value.choices : []);

type Given = {
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
  /** The topics of the decided assessment of the report's year that are material; undefined where none was decided. */
  readonly decided: readonly DecidedTopic[] | undefined;
};

const nameIn = { en: topicNamerIn('en'), zhTw: topicNamerIn('zhTw') };

/** Whether decided topics belong to no topic of the framework that has a disclosure on its management, as the organisation's own do. */
const hasTopicsBeyond = (
  framework: Framework,
  { versionId }: Pick<Report, 'versionId'>,
  decided: readonly DecidedTopic[],
) => {
  const dependent = listTopicFrameworks().find((each) => each.versionId === versionId)?.disclosures ?? [];
  const managed = framework.topics.filter(({ disclosures }) => disclosures.some(({ perTopic }) => perTopic === 'one'));
  const codes = new Set(managed.flatMap(({ disclosures }) => disclosures.map(({ code }) => code)));
  const brought = new Set(dependent.flatMap(({ code, topics }) => (codes.has(code) ? topics : [])));
  return decided.some(({ libraryIds }) => !libraryIds.some((id) => brought.has(id)));
};

/** The list by the report's own topics: new ones are added, those that are no longer material are removed. Other choices, and names, stay. */
const followedList = (
  framework: Framework,
  { field }: Place,
  standing: AnswerValue | null,
  { before, after }: Given,
) => {
  const chosen = new Set(choicesOf(standing));
  const material = followedChoices(framework, after);
  for (const choice of followedChoices(framework, before)) if (!material.has(choice)) chosen.delete(choice);
  for (const choice of material) chosen.add(choice);
  return listOf(
    field.options.flatMap(({ id }) => (chosen.has(id) ? [id] : [])),
    namedIn(standing),
  );
};

/** The list by a decision, in the place of choices that followed the report's own topics. What a person chose or named besides stays. */
const decidedList = (
  framework: Framework,
  standing: AnswerValue | null,
  before: Given['before'],
  decided: readonly DecidedTopic[],
) => {
  const followed = followedChoices(framework, before);
  return listOf(
    choicesOf(standing).filter((choice) => !followed.has(choice)),
    renamedBy(namedIn(standing), namedByDecision(decided, nameIn)),
  );
};

/**
 * Updates the answer that lists material topics. Where the materiality assessment of the report's year was decided, it names what was decided,
 * in the organisation's words; elsewhere it follows the report's own topics. A list that names topics of a decision already is left to people,
 * who take a later decision over. Returns whether the answer changed.
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
  const answers = await listAnswers(scoped, report.id, disclosure.code);
  const stored = answers.find(({ fieldKey }) => fieldKey === field.key);
  const standing = stored?.value ?? null;
  if (namedIn(standing).some(({ origin }) => origin !== null)) return false;
  const value = topics.decided
    ? decidedList(framework, standing, topics.before, topics.decided)
    : followedList(framework, place, standing, topics);
  if (sameJson(value, standing)) return false;
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
 * answer for all topics that is not blank counts for all of them; a blank one is removed until no topic is material any more, and stays for
 * decided topics that the framework has no place for. The
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
  const isBeyond = hasTopicsBeyond(framework, report, topics.decided ?? []);
  if (added.length > 0 && states.has(all) && !isBeyond) gone.push(all);
  if (isTakenUp && isBeyond && !states.has(all)) added.push(all);
  if (material.length === 0 && gone.length > 0) added.push(all);
  await selectAlso(scoped, report.id, added);
  await unselect(scoped, report.id, gone);
  return added.length + gone.length > 0;
};
