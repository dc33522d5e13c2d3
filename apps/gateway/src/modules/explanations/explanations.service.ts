import {
  type Answer,
  type AnswerValue,
  type ExplanationChange,
  type FieldExplanation,
  mainText,
  type Report,
  sameJson,
  type WrittenText,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { appendAudit, listAnswers, lockEditableReport, reportIn } from '../reports/index.ts';
import { listOfSameTime, wordedText } from '../reports/kernel.ts';
import { explainedElsewhere } from './elsewhere.ts';
import {
  deleteExplanation,
  type ExplanationRow,
  listExplanations,
  writeExplanation,
} from './explanations.repository.ts';

type Place = { readonly disclosureCode: string; readonly fieldKey: string };
const isAt = (one: Place, other: Place) =>
  one.disclosureCode === other.disclosureCode && one.fieldKey === other.fieldKey;

/**
 * The explanation of a figure here, or of the same one at another place of the report, or a refusal to explain it; a refusal for an earlier
 * figure does not count. An explanation from another report is not included: it applies as long as that report has it.
 */
const saidOf =
  (rows: readonly ExplanationRow[]) =>
  (figure: Place & { readonly value: AnswerValue }): boolean =>
    rows.some((row) => {
      const isSameValue = sameJson(row.value, figure.value);
      if (isAt(row, figure)) return row.text === '' ? isSameValue : row.from === null;
      return row.text !== '' && row.fieldKey === figure.fieldKey && isSameValue;
    });

/** Explanations of the same figures in other reports. This one prints those for which somebody ticked that here. */
const givenElsewhere = async (
  scoped: Scoped,
  report: Report,
  { rows, answers }: { readonly rows: readonly ExplanationRow[]; readonly answers: readonly Answer[] },
): Promise<FieldExplanation[]> => {
  const given = await explainedElsewhere(scoped, report, answers, saidOf(rows));
  return given.map((each) => {
    const chosen = rows.find((row) => row.from !== null && isAt(row, each));
    return chosen ? { ...each, printed: chosen.printed } : each;
  });
};

/**
 * The report's explanations inside the transaction, each with whether the figure is still the explained one: its own, and those of its
 * other reports for the same figures. A caller that has the report's answers passes them.
 */
export const explanationsIn = async (
  scoped: Scoped,
  report: Report,
  known?: readonly Answer[],
): Promise<FieldExplanation[]> => {
  const rows = await listExplanations(scoped, report.id);
  const answers = known ?? (await listAnswers(scoped, report.id));
  const given = await givenElsewhere(scoped, report, { rows, answers });
  const own = rows.flatMap((row): FieldExplanation[] =>
    row.text === '' || given.some((each) => isAt(each, row))
      ? []
      : [
          {
            disclosureCode: row.disclosureCode,
            fieldKey: row.fieldKey,
            text: row.text,
            ...(row.texts && { texts: row.texts }),
            printed: row.printed,
            isCurrent: sameJson(answers.find((answer) => isAt(answer, row))?.value ?? null, row.value),
            ...(row.from && { from: row.from }),
            at: row.at.toISOString(),
            by: { id: row.byId, name: row.byName },
          },
        ],
  );
  return [...own, ...given];
};

/** Called when the report is published: stores explanations of other reports with this one, as they are printed. */
export const settleExplanations = async (scoped: Scoped, report: Report) => {
  const answers = await listAnswers(scoped, report.id);
  const list = await givenElsewhere(scoped, report, { rows: await listExplanations(scoped, report.id), answers });
  for (const { disclosureCode, fieldKey, text, texts, printed, from, at, by } of list)
    await writeExplanation(scoped, {
      reportId: report.id,
      disclosureCode,
      fieldKey,
      text,
      texts: texts ?? null,
      printed,
      value: answers.find((answer) => isAt(answer, { disclosureCode, fieldKey }))?.value ?? null,
      from: from ?? null,
      at: new Date(at),
      byId: by.id,
      byName: by.name,
    });
};

/** Printed explanations, by disclosure code, then field key, without those of earlier figures. */
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
  database.withScope(scope, async (scoped) => explanationsIn(scoped, await reportIn(scoped, reportId)));

/** Stores or removes an explanation. Throws `resource.not_found` where the field has no answer. */
export const explainField = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  place: Place,
  { text: plain, texts, printed }: ExplanationChange,
) => {
  const text = plain || mainText(texts ?? {}, []);
  const { list, others } = await deps.database.withScope(scope, async (scoped) => {
    const { actor, now } = await lockEditableReport(scoped, reportId, deps.now());
    const report = await reportIn(scoped, reportId);
    const answer = (await listAnswers(scoped, reportId)).find((known) => isAt(known, place));
    if (!answer?.value) throw new ProblemError('resource.not_found');
    const before = (await explanationsIn(scoped, report)).find((known) => isAt(known, place));
    const stored = (await listExplanations(scoped, reportId)).find((known) => isAt(known, place));
    const isAsGiven = sameJson([before?.text ?? '', before?.texts ?? null], [text, texts ?? null]);
    // An explanation from another report reappears by itself, unless it is refused.
    const isRefusal = text === '' && (before?.from !== undefined || stored?.text === '');
    if (text === '' && !isRefusal) await deleteExplanation(scoped, reportId, place);
    else
      await writeExplanation(scoped, {
        reportId,
        ...place,
        text,
        texts: texts ?? null,
        value: answer.value,
        from: (isAsGiven && before?.from) || null,
        at: now,
        byId: actor.id,
        byName: actor.name,
        printed: printed ?? before?.printed ?? false,
      });
    if (!isAsGiven)
      await appendAudit(scoped, reportId, actor, now, [
        {
          action: 'changed',
          section: place.disclosureCode,
          field: `${place.fieldKey}.explanation`,
          oldValue: wordedText(before?.text ?? '', before?.texts),
          newValue: wordedText(text, texts),
        },
      ]);
    return { list: await explanationsIn(scoped, report), others: await listOfSameTime(scoped, report) };
  });
  for (const changed of [reportId, ...others])
    deps.realtime.publish(scope, { type: 'report.changed', reportId: changed });
  return list;
};
