import { type ContributionDraft, type Framework, issueAt } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { disclosuresOf, listSelected } from '../reports/index.ts';
import type { PlacedQuestion } from './contributions.repository.ts';

/**
 * The requested single questions, in the framework's order: a disclosure without a field means all of its fields. Throws `request.invalid`
 * for unknown questions.
 */
export const questionsAsked = async (
  scoped: Scoped,
  reportId: string,
  framework: Framework,
  asked: ContributionDraft['questions'],
): Promise<PlacedQuestion[]> => {
  const selected = await listSelected(scoped, reportId);
  const places = disclosuresOf(framework)
    .filter(({ code }) => selected.has(code))
    .flatMap(({ code, fields }) => fields.map(({ key }) => ({ disclosureCode: code, fieldKey: key })))
    .map((question, position) => ({ ...question, position }));
  const issues = asked.flatMap(({ disclosureCode, fieldKey }, index) =>
    places.some((place) => place.disclosureCode === disclosureCode && (!fieldKey || place.fieldKey === fieldKey))
      ? []
      : [issueAt(`questions.${index}`, 'choice_unknown', { choice: fieldKey ?? disclosureCode })],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  const wanted = new Set(
    asked.map(({ disclosureCode, fieldKey }) => (fieldKey ? `${disclosureCode} ${fieldKey}` : disclosureCode)),
  );
  return places.filter(
    ({ disclosureCode, fieldKey }) => wanted.has(disclosureCode) || wanted.has(`${disclosureCode} ${fieldKey}`),
  );
};
