import { type AnswerValue, type CalculationStep, sameJson } from '@esg/contract';
import { isQuotient } from '@esg/quantities';
import { findMetric } from '@esg/standards';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { type Entered, placesIn, sameFigure } from '../hub-offers/index.ts';
import { type Calculated, calculatedPlace } from '../report-model/index.ts';
import { answerOrigins } from './hub-answers.tables.ts';
import type { KeptMaking } from './making.ts';

type KeptStep = Pick<CalculationStep, 'id' | 'parentId' | 'kind' | 'metricKey' | 'formula'>;

/** How the field's formula made its figure, as the first steps say it; undefined where it was combined without one. */
const madeByFormula = (steps: readonly KeptStep[]): Omit<KeptMaking, 'entered'> | undefined => {
  const root = steps[0];
  const formula = steps.find(({ kind, metricKey }) => kind === 'formula' && metricKey === root?.metricKey);
  const below = steps.filter(({ parentId, kind }) => parentId === formula?.id && kind !== 'nothing');
  if (!formula || below.length === 0) return undefined;
  const hasQuotient = steps.some(({ formula: text }) => text !== null && isQuotient(text));
  return { metrics: [...new Set(below.map(({ metricKey }) => metricKey))], isSum: !hasQuotient };
};

const hasStep = (kinds: readonly string[]): SQL =>
  sql`jsonb_path_exists(${answerOrigins.made}, ${`$.steps[*] ? (${kinds.map((kind) => `@.kind == "${kind}"`).join(' || ')})`}::jsonpath)`;

const byFormula = hasStep(['formula']);
const byShares = hasStep(['share', 'pro_rata']);

const making = sql`${answerOrigins.made} -> 'making'`;
/** Filled before origins kept how their figures were made: their first steps and data points say it. */
const isOlder = sql`${making} is null`;

type Row = { making: KeptMaking | null; steps: KeptStep[] | null; entered: Entered[] | null };

const keptOf = ({ making: kept, steps, entered }: Row): KeptMaking | undefined => {
  if (kept) return kept;
  const formula = steps ? madeByFormula(steps) : undefined;
  return formula || entered ? { metrics: [], isSum: true, ...formula, ...(entered && { entered }) } : undefined;
};

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
      making: sql<KeptMaking | null>`${making}`,
      steps: sql<KeptStep[] | null>`case when ${isOlder} and ${byFormula} then ${answerOrigins.made} -> 'steps' end`,
      entered: sql<Entered[] | null>`case when ${isOlder} and ${byShares} then (
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
        sql`(not (${isOlder}) or ${byFormula} or ${byShares})`,
      ),
    );
  return new Map(
    rows.flatMap(({ code, fieldKey, value, ...row }) => {
      const now = answers.get(code)?.get(fieldKey) ?? null;
      // Whoever writes it in another unit changes nothing of what it was made from.
      const isKept = sameJson(now, value) || sameFigure(now, value, findMetric(fieldKey)?.unitKind ?? '');
      const kept = isKept ? keptOf(row) : undefined;
      if (!now || !kept) return [];
      const { entered, ...made } = kept;
      const shares = entered ? { places: placesIn(now, fieldKey, entered) } : {};
      return [[calculatedPlace(code, fieldKey), { ...made, ...shares }] as const];
    }),
  );
};
