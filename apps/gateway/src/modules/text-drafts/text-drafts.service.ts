import {
  type AnswerValue,
  type AnswerValueOf,
  type DraftAcceptance,
  draftSourcesOf,
  type Field,
  isDraftable,
  languages,
  listOf,
  listsMaterialTopics,
  namedIn,
  renamedBy,
  type TextDraft,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { announceAnswer, recordWholly } from '../answers/index.ts';
import { findModelInUse } from '../language-models/index.ts';
import { findDecidedAssessment } from '../materiality/index.ts';
import { type Content, readContent } from '../publications/index.ts';
import { disclosuresOf, lockEditableReport, reportIn } from '../reports/index.ts';
import { type AnswerPlace, followedChoices } from '../reports/kernel.ts';
import { type Assessed, draftOf, draftOfList } from './draft.policy.ts';
import { askForParagraphs, listWritten, openWriting, rewrittenBy } from './written-draft.ts';

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

/** What a draft of a field is made of. Throws `resource.not_found` for one that no draft speaks of. */
const findMaterial = async (scoped: Scoped, content: Content, place: AnswerPlace, now: Date) => {
  const disclosure = disclosuresOf(content.framework).find(({ code }) => code === place.disclosureCode);
  const field = disclosure?.fields.find(({ key }) => key === place.fieldKey);
  if (!field || !isDraftable(field) || !content.disclosures.has(place.disclosureCode))
    throw new ProblemError('resource.not_found');
  return { field, assessed: await assessedFor(scoped, content, { field, now }) };
};

/** The draft of a field by templates, or with the paragraphs that a model wrote in these calls and that the figures bear out. */
const draftIn = async (
  scoped: Scoped,
  content: Content,
  place: AnswerPlace,
  now: Date,
  calls: readonly string[] = [],
): Promise<TextDraft> => {
  const { field, assessed } = await findMaterial(scoped, content, place, now);
  if (listsMaterialTopics(field)) return assessed ? draftOfList(assessed) : noDraft;
  if (calls.length === 0) return draftOf(content, place, assessed);
  const { rewritten } = rewrittenBy(openWriting(content, place), await listWritten(scoped, calls));
  return draftOf(content, place, assessed, rewritten);
};

const readOwnContent = async (scoped: Scoped, { reportId }: AnswerPlace) =>
  readContent(scoped, await reportIn(scoped, reportId));

/** A draft out of the figures of the report and of what was decided to be material, and what it lacks. */
export const readTextDraft = ({ database, now }: GatewayDeps, scope: Scope, place: AnswerPlace) =>
  database.withScope(scope, async (scoped) => draftIn(scoped, await readOwnContent(scoped, place), place, now()));

/**
 * The same draft, its paragraphs about figures worded by the organisation's language model. Each paragraph that says anything but what the
 * figures say is the template's, and so are all where no model answers: then `wording` says why. A draft without figures asks no model.
 */
export const writeTextDraft = async (
  deps: GatewayDeps,
  scope: Scope,
  place: AnswerPlace,
  signal: AbortSignal,
): Promise<TextDraft> => {
  const { content, material, model } = await deps.database.withScope(scope, async (scoped) => {
    const content = await readOwnContent(scoped, place);
    const material = await findMaterial(scoped, content, place, deps.now());
    return { content, material, model: (await findModelInUse(deps, scoped, 'draft')) ?? null };
  });
  const { field, assessed } = material;
  if (listsMaterialTopics(field)) return assessed ? draftOfList(assessed) : noDraft;
  const writing = openWriting(content, place);
  const asked = writing.units.length;
  if (asked === 0) return draftOf(content, place, assessed);
  const none = { calls: [], answers: [], failure: 'off' as const };
  const { calls, answers, failure } = model ? await askForParagraphs(deps, scope, writing.units, signal) : none;
  const { rewritten, kept } = rewrittenBy(writing, answers);
  const unproved = answers.length > 0 && kept === 0 ? ('unproved' as const) : null;
  const wording = { model, calls: kept > 0 ? [...calls] : [], asked, kept, failure: failure ?? unproved };
  return { ...draftOf(content, place, assessed, rewritten), wording };
};

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

/** What the answer becomes: nothing that a person wrote in it is lost. Choices that only follow from selected topics are no decided topics. */
const valueWith = (content: Content, place: AnswerPlace, draft: TextDraft): AnswerValue | null => {
  const standing = content.answers.get(place.disclosureCode)?.get(place.fieldKey);
  if (draft.named) {
    const followed = followedChoices(content.framework, content.report.materialTopics);
    const chosen = standing?.type === 'multiSelect' ? standing.choices.filter((id) => !followed.has(id)) : [];
    return listOf(chosen, renamedBy(namedIn(standing), draft.named));
  }
  return {
    type: 'richTextArea',
    blocks: below(standing?.type === 'richTextArea' ? standing.blocks : {}, draft.blocks),
  };
};

const isNothing = ({ blocks, named }: TextDraft) => Object.keys(blocks).length === 0 && !named?.length;

/**
 * Takes over a draft as the person saw it: the log says that it was drafted and who accepted it. Throws `text_draft.stale` where the figures
 * or the decision give another draft by now, and `resource.not_found` where there is nothing to take over.
 */
export const acceptTextDraft = async (
  deps: GatewayDeps,
  scope: Scope,
  place: AnswerPlace,
  { version, stamp, calls }: DraftAcceptance,
) => {
  const recorded = await deps.database.withScope(scope, async (scoped) => {
    const work = await lockEditableReport(scoped, place.reportId, deps.now());
    const content = await readOwnContent(scoped, place);
    const draft = await draftIn(scoped, content, place, deps.now(), calls);
    if (draft.stamp !== stamp) throw new ProblemError('text_draft.stale');
    if (isNothing(draft)) throw new ProblemError('resource.not_found');
    const value = valueWith(content, place, draft);
    return recordWholly(scoped, work, place, { value, version, action: 'drafted' });
  });
  announceAnswer(deps, scope, place, recorded);
  return recorded.answer;
};
