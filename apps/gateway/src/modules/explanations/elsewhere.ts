import {
  type Answer,
  type AnswerValue,
  type FieldExplanation,
  type Language,
  type LocalizedText,
  localized,
  mainText,
  type Period,
  type Report,
  type ReportSource,
  sameJson,
} from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { totalOf } from '../data-points/index.ts';
import { frameworkIn } from '../frameworks/index.ts';
import { sameFigure } from '../hub-offers/index.ts';
import { listSelected } from '../reports/index.ts';
import { listExplainedElsewhere } from './elsewhere.repository.ts';

type Place = { readonly disclosureCode: string; readonly fieldKey: string };
type SaidFigure = Place & { readonly value: AnswerValue };

/** The same amount of the same metric, whatever its breakdown. */
const isSameFigure = (one: AnswerValue | null, other: AnswerValue, fieldKey: string): boolean => {
  const metric = findMetric(fieldKey);
  if (!metric || !one) return false;
  if (sameFigure(one, other, metric.unitKind ?? '')) return true;
  const total = totalOf(one, metric);
  return total !== null && sameJson(total, totalOf(other, metric));
};

/** A text of a report in other languages than this one's, whose main language may differ. */
export const textFor = (
  text: string,
  texts: LocalizedText | null | undefined,
  from: { readonly languages: readonly Language[] },
  to: { readonly languages: readonly Language[] },
): { text: string; texts?: LocalizedText } => {
  const written = localized(text, texts, from.languages);
  return { text: mainText(written, to.languages), ...(to.languages.length > 1 && { texts: written }) };
};

const figuresIn = (answers: readonly Answer[]): SaidFigure[] =>
  answers.flatMap(({ disclosureCode, fieldKey, value }) =>
    value?.type === 'number' || value?.type === 'integer' ? [{ disclosureCode, fieldKey, value }] : [],
  );

type ExplainedElsewhere = Awaited<ReturnType<typeof listExplainedElsewhere>>[number];

const findSource = async (
  scoped: Scoped,
  { explanation, name, versionId }: ExplainedElsewhere,
  period: Period,
): Promise<ReportSource | undefined> => {
  const framework = await frameworkIn(scoped, versionId);
  const { reportId, disclosureCode } = explanation;
  return framework && { reportId, name, versionId, framework: framework.name, period, disclosureCode };
};

/**
 * The reasons that other reports of the same period and entities give for these very figures, for each figure without a reason here: a
 * reason is given once. Not printed here, whatever the other report does: nobody saw that tick here. Nothing for a published report, which keeps
 * what it printed.
 */
export const explainedElsewhere = async (
  scoped: Scoped,
  report: Report,
  answers: readonly Answer[],
  isSaid: (figure: SaidFigure) => boolean,
): Promise<FieldExplanation[]> => {
  const { id, period, entityIds } = report;
  const figures = figuresIn(answers);
  if (!period || figures.length === 0 || report.status === 'readonly-published') return [];
  const keys = [...new Set(figures.map(({ fieldKey }) => fieldKey))];
  const known = await listExplainedElsewhere(scoped, { id, period, entityIds }, keys);
  if (known.length === 0) return [];
  const selected = await listSelected(scoped, id);
  const isPrinted = ({ disclosureCode }: Place) => (selected.get(disclosureCode)?.status ?? 'omitted') !== 'omitted';
  const list: FieldExplanation[] = [];
  for (const figure of figures) {
    const { disclosureCode, fieldKey, value } = figure;
    if (!isPrinted(figure) || isSaid(figure)) continue;
    const row = known.find(
      ({ explanation }) => explanation.fieldKey === fieldKey && isSameFigure(explanation.value, value, fieldKey),
    );
    const from = row && (await findSource(scoped, row, period));
    if (!row || !from) continue;
    const { text, texts, at, byId, byName } = row.explanation;
    list.push({
      disclosureCode,
      fieldKey,
      ...textFor(text, texts, row, report),
      printed: false,
      isCurrent: true,
      from,
      at: at.toISOString(),
      by: { id: byId, name: byName },
    });
  }
  return list;
};
