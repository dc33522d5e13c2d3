import {
  type AnswerValue,
  type AnswerValueOf,
  type DraftAcceptance,
  draftSourcesOf,
  type Field,
  isDraftable,
  languages,
  listsMaterialTopics,
  type TextDraft,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { announceAnswer, recordWholly } from '../answers/index.ts';
import { findDecidedAssessment } from '../materiality/index.ts';
import { type Content, readContent } from '../publications/index.ts';
import { disclosuresOf, lockEditableReport, reportIn } from '../reports/index.ts';
import type { AnswerPlace } from '../reports/kernel.ts';
import { type Assessed, draftOf, draftOfList } from './draft.policy.ts';

/** What was decided to be material for the report, where the field speaks of it. */
const assessedFor = async (
  scoped: Scoped,
  { report }: Content,
  { field, now }: { readonly field: Field; readonly now: Date },
): Promise<Assessed | undefined> => {
  if (!draftSourcesOf(field).includes('assessment')) return undefined;
  const { period, versionId } = report;
  const decided = await findDecidedAssessment(scoped, { period, versionId }, now);
  if (!decided) return undefined;
  const isOtherYear = period !== null && period.end.slice(0, 'yyyy'.length) !== String(decided.decision.year);
  return { decided, versionId, isOtherYear };
};

const noDraft: TextDraft = { blocks: {}, missing: [], stamp: '' };

/** The draft of a field. Throws `resource.not_found` for one that no draft speaks of. */
const draftIn = async (scoped: Scoped, content: Content, place: AnswerPlace, now: Date): Promise<TextDraft> => {
  const disclosure = disclosuresOf(content.framework).find(({ code }) => code === place.disclosureCode);
  const field = disclosure?.fields.find(({ key }) => key === place.fieldKey);
  if (!field || !isDraftable(field) || !content.disclosures.has(place.disclosureCode))
    throw new ProblemError('resource.not_found');
  const assessed = await assessedFor(scoped, content, { field, now });
  if (listsMaterialTopics(field)) return assessed ? draftOfList(field, assessed) : noDraft;
  return draftOf(content, place, assessed);
};

/** A draft out of the figures of the report and of what was decided to be material, and what it lacks. */
export const readTextDraft = ({ database, now }: GatewayDeps, scope: Scope, place: AnswerPlace) =>
  database.withScope(scope, async (scoped) =>
    draftIn(scoped, await readContent(scoped, await reportIn(scoped, place.reportId)), place, now()),
  );

type Blocks = AnswerValueOf<'richTextArea'>['blocks'];

/** The draft in an empty text, or below what is there. */
const below = (standing: Blocks, draft: TextDraft['blocks']): Blocks => {
  const made: Blocks = { ...standing };
  for (const language of languages) {
    const drafted = draft[language];
    if (drafted) made[language] = [...(standing[language] ?? []), ...drafted];
  }
  return made;
};

/** What the answer becomes: nothing that stands in it is lost. */
const valueWith = (standing: AnswerValue | null | undefined, draft: TextDraft): AnswerValue => {
  if (draft.choices) {
    const chosen = standing?.type === 'multiSelect' ? standing.choices : [];
    return { type: 'multiSelect', choices: [...new Set([...chosen, ...draft.choices.ids])] };
  }
  return {
    type: 'richTextArea',
    blocks: below(standing?.type === 'richTextArea' ? standing.blocks : {}, draft.blocks),
  };
};

const isNothing = ({ blocks, choices }: TextDraft) => Object.keys(blocks).length === 0 && !choices?.ids.length;

/**
 * Takes over a draft as the person saw it: the log says that it was drafted and who accepted it. Throws `text_draft.stale` where the figures
 * or the decision give another draft by now, and `resource.not_found` where there is nothing to take over.
 */
export const acceptTextDraft = async (
  deps: GatewayDeps,
  scope: Scope,
  place: AnswerPlace,
  { version, stamp }: DraftAcceptance,
) => {
  const recorded = await deps.database.withScope(scope, async (scoped) => {
    const work = await lockEditableReport(scoped, place.reportId, deps.now());
    const content = await readContent(scoped, await reportIn(scoped, place.reportId));
    const draft = await draftIn(scoped, content, place, deps.now());
    if (draft.stamp !== stamp) throw new ProblemError('text_draft.stale');
    if (isNothing(draft)) throw new ProblemError('resource.not_found');
    const value = valueWith(content.answers.get(place.disclosureCode)?.get(place.fieldKey), draft);
    return recordWholly(scoped, work, place, { value, version, action: 'drafted' });
  });
  announceAnswer(deps, scope, place, recorded);
  return recorded.answer;
};
