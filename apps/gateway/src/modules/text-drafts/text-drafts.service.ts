import { type AnswerValueOf, type DraftAcceptance, isDraftable, languages, type TextDraft } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { announceAnswer, recordWholly } from '../answers/index.ts';
import { type Content, readContent } from '../publications/index.ts';
import { type AnswerPlace, disclosuresOf, lockEditableReport, reportIn } from '../reports/index.ts';
import { draftOf } from './draft.policy.ts';

/** The draft of a text. Throws `resource.not_found` for a field that no draft speaks of. */
const draftIn = (content: Content, place: AnswerPlace): TextDraft => {
  const disclosure = disclosuresOf(content.framework).find(({ code }) => code === place.disclosureCode);
  const field = disclosure?.fields.find(({ key }) => key === place.fieldKey);
  if (!field || !isDraftable(field) || !content.disclosures.has(place.disclosureCode))
    throw new ProblemError('resource.not_found');
  return draftOf(content, place);
};

/** A text out of the figures of the report, and what it lacks. */
export const readTextDraft = ({ database }: GatewayDeps, scope: Scope, place: AnswerPlace) =>
  database.withScope(scope, async (scoped) =>
    draftIn(await readContent(scoped, await reportIn(scoped, place.reportId)), place),
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

/**
 * Takes over a draft as the person saw it: the log says that it was drafted and who accepted it. Throws `text_draft.stale` where the figures
 * give another draft by now, and `resource.not_found` where there is nothing to take over.
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
    const draft = draftIn(content, place);
    if (draft.stamp !== stamp) throw new ProblemError('text_draft.stale');
    if (Object.keys(draft.blocks).length === 0) throw new ProblemError('resource.not_found');
    const standing = content.answers.get(place.disclosureCode)?.get(place.fieldKey);
    const blocks = below(standing?.type === 'richTextArea' ? standing.blocks : {}, draft.blocks);
    return recordWholly(scoped, work, place, { value: { type: 'richTextArea', blocks }, version, action: 'drafted' });
  });
  announceAnswer(deps, scope, place, recorded);
  return recorded.answer;
};
