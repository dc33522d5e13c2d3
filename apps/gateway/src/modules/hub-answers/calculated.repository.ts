import { type AnswerValue, type CalculationStep, sameJson, wholeRows } from '@esg/contract';
import { isQuotient, magnitudeOf } from '@esg/quantities';
import { convert, findMetric } from '@esg/standards';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { sameFigure } from '../hub-offers/index.ts';
import { type Calculated, calculatedPlace, type Making } from '../report-model/index.ts';
import { answerOrigins } from './hub-answers.tables.ts';

type KeptStep = Pick<CalculationStep, 'id' | 'parentId' | 'kind' | 'metricKey' | 'formula'>;

/** How the field's formula made its figure; undefined where it was combined without one. */
const madeByFormula = (steps: readonly KeptStep[]): Making | undefined => {
  const root = steps[0];
  const formula = steps.find(({ kind, metricKey }) => kind === 'formula' && metricKey === root?.metricKey);
  const below = steps.filter(({ parentId, kind }) => parentId === formula?.id && kind !== 'nothing');
  if (!formula || below.length === 0) return undefined;
  const hasQuotient = steps.some(({ formula: text }) => text !== null && isQuotient(text));
  return { metrics: [...new Set(below.map(({ metricKey }) => metricKey))], isSum: !hasQuotient };
};

/** A unit in which something was entered, and the most decimals of it. */
type Entered = { readonly unit: string; readonly places: number };

/** The most decimals of what was entered, in the unit of the figure. */
const placesIn = (value: AnswerValue, fieldKey: string, entered: readonly Entered[]): number => {
  const rows = value.type === 'number' || value.type === 'integer' ? wholeRows(value.rows) : [];
  const unit = rows[0]?.unit ?? '';
  const places = entered.map((each) => {
    const one = each.unit === unit ? '1' : convert('1', findMetric(fieldKey)?.unitKind ?? '', each.unit, unit);
    return one === undefined ? 0 : each.places - magnitudeOf(one);
  });
  return Math.max(0, ...places);
};

const hasStep = (kinds: readonly string[]): SQL =>
  sql`jsonb_path_exists(${answerOrigins.made}, ${`$.steps[*] ? (${kinds.map((kind) => `@.kind == "${kind}"`).join(' || ')})`}::jsonpath)`;

const byFormula = hasStep(['formula']);
const byShares = hasStep(['share', 'pro_rata']);

/** Figures of the report that the data hub calculated with a formula, or with shares and days of entities, as long as nobody changed them since. */
export const calculatedIn = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  answers: ReadonlyMap<string, ReadonlyMap<string, AnswerValue | null>>,
): Promise<Calculated> => {
  const rows = await tx
    .select({
      code: answerOrigins.disclosureCode,
      fieldKey: answerOrigins.fieldKey,
      value: sql<AnswerValue>`${answerOrigins.made} -> 'value'`,
      steps: sql<KeptStep[] | null>`case when ${byFormula} then ${answerOrigins.made} -> 'steps' end`,
      entered: sql<Entered[] | null>`case when ${byShares} then (
        select coalesce(jsonb_agg(jsonb_build_object('unit', unit, 'places', places)), '[]')
        from (
          select line ->> 'unit' as unit, max(length(split_part(line ->> 'number', '.', 2))) as places
          from jsonb_path_query(${answerOrigins.made}, '$.sources[*].value.rows[*]') line group by 1) entered) end`,
    })
    .from(answerOrigins)
    .where(
      and(
        eq(answerOrigins.tenantId, tenantId),
        eq(answerOrigins.organisationId, organisationId),
        eq(answerOrigins.reportId, reportId),
        sql`(${byFormula} or ${byShares})`,
      ),
    );
  return new Map(
    rows.flatMap(({ code, fieldKey, value, steps, entered }) => {
      const now = answers.get(code)?.get(fieldKey) ?? null;
      // Whoever writes it in another unit changes nothing of what it was made from.
      const isKept = sameJson(now, value) || sameFigure(now, value, findMetric(fieldKey)?.unitKind ?? '');
      if (!now || !isKept) return [];
      const formula = steps ? madeByFormula(steps) : undefined;
      const shares = entered ? { places: placesIn(now, fieldKey, entered) } : {};
      const making = formula ?? (entered ? { metrics: [], isSum: true } : undefined);
      return making ? [[calculatedPlace(code, fieldKey), { ...making, ...shares }] as const] : [];
    }),
  );
};
