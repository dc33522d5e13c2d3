import { type AnswerValue, type CalculationStep, sameJson } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { type Calculated, calculatedPlace } from '../report-model/index.ts';
import { answerOrigins } from './hub-answers.tables.ts';

/** Metrics of the steps right below the one that calculates the field's figure; none where it was put together without a formula. */
const metricsIn = (steps: readonly Pick<CalculationStep, 'id' | 'parentId' | 'kind' | 'metricKey'>[]): string[] => {
  const root = steps[0];
  const formula = steps.find(({ kind, metricKey }) => kind === 'formula' && metricKey === root?.metricKey);
  const below = steps.filter(({ parentId, kind }) => parentId === formula?.id && kind !== 'nothing');
  return formula ? [...new Set(below.map(({ metricKey }) => metricKey))] : [];
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
      const isKept = sameJson(answers.get(code)?.get(fieldKey) ?? null, made.value);
      const metrics = isKept ? metricsIn(made.steps) : [];
      return metrics.length > 0 ? [[calculatedPlace(code, fieldKey), metrics] as const] : [];
    }),
  );
};
