import { type AnswerValue, type CalculationStep, sameJson } from '@esg/contract';
import { isQuotient } from '@esg/quantities';
import { findMetric } from '@esg/standards';
import { and, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { sameFigure } from '../hub-offers/index.ts';
import { type Calculated, calculatedPlace, type Making } from '../report-model/index.ts';
import { answerOrigins } from './hub-answers.tables.ts';

/** The steps of the field's calculated figure; nothing where it was combined without a formula. */
const makingIn = (
  steps: readonly Pick<CalculationStep, 'id' | 'parentId' | 'kind' | 'metricKey' | 'formula'>[],
): Making | undefined => {
  const root = steps[0];
  const formula = steps.find(({ kind, metricKey }) => kind === 'formula' && metricKey === root?.metricKey);
  const below = steps.filter(({ parentId, kind }) => parentId === formula?.id && kind !== 'nothing');
  if (!formula || below.length === 0) return undefined;
  const hasQuotient = steps.some(({ formula: text }) => text !== null && isQuotient(text));
  return { metrics: [...new Set(below.map(({ metricKey }) => metricKey))], isSum: !hasQuotient };
};

/** Figures of the report that a formula of the data hub made, as long as nobody changed them since. */
export const calculatedIn = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  answers: ReadonlyMap<string, ReadonlyMap<string, AnswerValue | null>>,
): Promise<Calculated> => {
  const rows = await tx
    .select({ code: answerOrigins.disclosureCode, fieldKey: answerOrigins.fieldKey, made: answerOrigins.made })
    .from(answerOrigins)
    .where(
      and(
        eq(answerOrigins.tenantId, tenantId),
        eq(answerOrigins.organisationId, organisationId),
        eq(answerOrigins.reportId, reportId),
        sql`jsonb_path_exists(${answerOrigins.made}, '$.steps[*] ? (@.kind == "formula")')`,
      ),
    );
  return new Map(
    rows.flatMap(({ code, fieldKey, made }) => {
      const now = answers.get(code)?.get(fieldKey) ?? null;
      // Whoever writes it in another unit changes nothing of what it was made from.
      const isKept = sameJson(now, made.value) || sameFigure(now, made.value, findMetric(fieldKey)?.unitKind ?? '');
      const making = isKept ? makingIn(made.steps) : undefined;
      return making ? [[calculatedPlace(code, fieldKey), making] as const] : [];
    }),
  );
};
