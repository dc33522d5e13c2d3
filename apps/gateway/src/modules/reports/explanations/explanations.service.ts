import {
  type Answer,
  type ExplanationChange,
  type FieldExplanation,
  mainText,
  sameJson,
  type WrittenText,
} from '@esg/contract';
import type { Scope, Scoped } from '../../../platform/database/index.ts';
import type { GatewayDeps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import { listAnswers } from '../answers.repository.ts';
import { appendAudit } from '../audit.repository.ts';
import { wordedText } from '../disclosures.service.ts';
import { reportIn } from '../reports.service.ts';
import { openReport } from '../work.ts';
import { listExplanations, removeExplanation, writeExplanation } from './explanations.repository.ts';

type Place = { readonly disclosureCode: string; readonly fieldKey: string };
const isAt = (one: Place, other: Place) =>
  one.disclosureCode === other.disclosureCode && one.fieldKey === other.fieldKey;

/** The report's explanations inside the transaction, each with whether the figure is still the explained one. */
export const explanationsIn = async (scoped: Scoped, reportId: string): Promise<FieldExplanation[]> => {
  const rows = await listExplanations(scoped, reportId);
  const answers: readonly Answer[] = rows.length > 0 ? await listAnswers(scoped, reportId) : [];
  return rows.map((row) => ({
    disclosureCode: row.disclosureCode,
    fieldKey: row.fieldKey,
    text: row.text,
    ...(row.texts && { texts: row.texts }),
    printed: row.printed,
    isCurrent: sameJson(answers.find((answer) => isAt(answer, row))?.value ?? null, row.value),
    at: row.at.toISOString(),
    by: { id: row.byId, name: row.byName },
  }));
};

/** Those that the report prints, by disclosure code, then field key. One of an earlier figure is not among them. */
export const printedExplanations = (list: readonly FieldExplanation[]): Map<string, Map<string, WrittenText>> => {
  const printed = list.filter((one) => one.printed && one.isCurrent);
  return new Map(
    [...Map.groupBy(printed, ({ disclosureCode }) => disclosureCode)].map(([code, ofDisclosure]) => [
      code,
      new Map(ofDisclosure.map(({ fieldKey, text, texts }) => [fieldKey, { text, texts }])),
    ]),
  );
};

/** Why figures of the report differ from last year's. */
export const readExplanations = ({ database }: GatewayDeps, scope: Scope, reportId: string) =>
  database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    return explanationsIn(scoped, reportId);
  });

/** Keeps, or takes back, why a figure differs. Throws `resource.not_found` where the field has no answer. */
export const explainField = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  place: Place,
  { text: plain, texts, printed }: ExplanationChange,
) => {
  const text = plain || mainText(texts ?? {}, []);
  const list = await deps.database.withScope(scope, async (scoped) => {
    const { actor, now } = await openReport(scoped, reportId, deps.now());
    const answer = (await listAnswers(scoped, reportId)).find((known) => isAt(known, place));
    if (!answer?.value) throw new ProblemError('resource.not_found');
    const before = (await listExplanations(scoped, reportId)).find((known) => isAt(known, place));
    if (text === '') await removeExplanation(scoped, reportId, place);
    else {
      const by = { at: now, byId: actor.id, byName: actor.name };
      await writeExplanation(scoped, {
        reportId,
        ...place,
        text,
        texts: texts ?? null,
        value: answer.value,
        ...by,
        ...(printed !== undefined && { printed }),
      });
    }
    if (!sameJson([before?.text ?? '', before?.texts ?? null], [text, texts ?? null]))
      await appendAudit(scoped, reportId, actor, now, [
        {
          action: 'changed',
          section: place.disclosureCode,
          field: `${place.fieldKey}.explanation`,
          oldValue: wordedText(before?.text ?? '', before?.texts),
          newValue: wordedText(text, texts),
        },
      ]);
    return explanationsIn(scoped, reportId);
  });
  deps.realtime.publish(scope, { type: 'report.changed', reportId });
  return list;
};
