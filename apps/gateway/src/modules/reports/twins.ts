import { type Answer, type AnswerValue, type Field, type Framework, sameJson } from '@esg/contract';
import { askedAlikeIn, listAskedAlike } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { type AnswerPlace, listAnswers, writeAnswers } from './answers.repository.ts';
import { appendAudit } from './audit.repository.ts';
import type { ReportChangeContext } from './change-context.ts';
import { listSelected, moveDisclosures } from './disclosures.repository.ts';
import { type DisclosureState, disclosuresOf } from './reports.policy.ts';

type Place = Pick<AnswerPlace, 'disclosureCode' | 'fieldKey'>;

/** By metric: the disclosures of the framework that ask for it in the same words. */
const sharedFields = (framework: Framework): { key: string; places: { code: string; field: Field }[] }[] => {
  const byCode = new Map(disclosuresOf(framework).map((disclosure) => [disclosure.code, disclosure.fields]));
  return listAskedAlike(framework.versionId).map(({ key, codes }) => ({
    key,
    places: codes.flatMap((code) => {
      const field = byCode.get(code)?.find((each) => each.key === key);
      return field ? [{ code, field }] : [];
    }),
  }));
};

/** The other disclosures that ask for the same as this field. */
const twinsOf = (framework: Framework, { disclosureCode, fieldKey }: Place) => {
  const alike = new Set(askedAlikeIn(framework.versionId, disclosureCode, fieldKey));
  return disclosuresOf(framework).flatMap(({ code, fields }) => {
    const field = alike.has(code) ? fields.find(({ key }) => key === fieldKey) : undefined;
    return field ? [{ code, field }] : [];
  });
};

/** A disclosure that was begun takes any answer; none is begun for an optional field. */
const takes = (state: DisclosureState | undefined, { required }: Pick<Field, 'required'>) =>
  state?.status === 'in-progress' || (state?.status === 'new' && required);

/**
 * Answers of other open disclosures to the same question that take over an answer: those that are blank, and those that had the same value
 * before.
 */
export const followingTwins = async (
  scoped: Scoped,
  framework: Framework,
  place: AnswerPlace,
  before: AnswerValue | null,
): Promise<{ place: AnswerPlace; version: number }[]> => {
  const twins = twinsOf(framework, place);
  if (twins.length === 0) return [];
  const states = await listSelected(scoped, place.reportId);
  const following: { place: AnswerPlace; version: number }[] = [];
  for (const { code } of twins.filter((twin) => takes(states.get(twin.code), twin.field))) {
    const known = (await listAnswers(scoped, place.reportId, code)).find(({ fieldKey }) => fieldKey === place.fieldKey);
    const value = known?.value ?? null;
    if (value === null || sameJson(value, before))
      following.push({ place: { ...place, disclosureCode: code }, version: known?.version ?? 0 });
  }
  return following;
};

const answeredIn = (answers: readonly Answer[], code: string, key: string) =>
  answers.find(({ disclosureCode, fieldKey }) => disclosureCode === code && fieldKey === key)?.value ?? null;

/** Fills disclosures that have no answers yet from other disclosures of the report that ask the same. */
export const fillTwins = async (
  scoped: Scoped,
  { report, actor, now }: ReportChangeContext,
  framework: Framework,
): Promise<void> => {
  const shared = sharedFields(framework);
  if (shared.length === 0) return;
  const states = await listSelected(scoped, report.id);
  const answers = await listAnswers(scoped, report.id);
  const filled = shared.flatMap(({ key: fieldKey, places }) => {
    const selected = places.filter(({ code }) => (states.get(code)?.status ?? 'omitted') !== 'omitted');
    // A removed disclosure keeps its answers: a disclosure in its place begins with them.
    const takenOut = places.filter(({ code }) => !states.has(code));
    const value = [...selected, ...takenOut]
      .map(({ code }) => answeredIn(answers, code, fieldKey))
      .find((known) => known !== null);
    if (!value) return [];
    return selected
      .filter(({ code, field }) => states.get(code)?.status === 'new' && takes(states.get(code), field))
      .filter(({ code }) => answeredIn(answers, code, fieldKey) === null)
      .map(({ code }) => ({ disclosureCode: code, fieldKey, value }));
  });
  if (filled.length === 0) return;
  await writeAnswers(scoped, report.id, filled, actor, now);
  const codes = [...new Set(filled.map(({ disclosureCode }) => disclosureCode))];
  await moveDisclosures(scoped, report.id, codes, 'in-progress');
  await appendAudit(
    scoped,
    report.id,
    actor,
    now,
    filled.map(({ disclosureCode, fieldKey, value }) => ({
      action: 'answered' as const,
      section: disclosureCode,
      field: fieldKey,
      newValue: value,
    })),
  );
};
