import { type CalculationStep, type ConsolidationQuery, defineWords, formatPeriod, type Language } from '@esg/contract';
import { findMetric, findUnit } from '@esg/standards';
import type { CellValue } from 'hucre';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { typedNumber, writeWorkbook } from '../../platform/workbooks/index.ts';
import { findOwner } from '../brands/index.ts';
import { listEntities } from '../entities/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { readConsolidated } from './consolidations.service.ts';

const words = defineWords({
  en: {
    arithmetic: 'Arithmetic',
    step: 'Step',
    entity: 'Entity',
    period: 'Period',
    factor: 'Factor',
    value: 'Value',
    unit: 'Unit',
    whole: 'The whole organisation',
    formula: 'Calculated',
    entities: 'Sum of the entities',
    labels: 'Sum of the labels',
    periods: 'Sum of the periods',
    pro_rata: 'By the day',
    source: 'Entered',
    answer: 'As the report says',
    nothing: 'Nothing entered',
    share: 'Share that counts',
    left_out: 'Left out',
    estimated: 'Entered, estimated',
    approvedOnly: 'approved figures only',
  },
  zhTw: {
    arithmetic: '計算過程',
    step: '步驟',
    entity: '實體',
    period: '期間',
    factor: '比例',
    value: '數值',
    unit: '單位',
    whole: '整個機構',
    formula: '計算所得',
    entities: '各實體合計',
    labels: '各標籤合計',
    periods: '各時段合計',
    pro_rata: '按日計算',
    source: '已輸入',
    answer: '按報告所述',
    nothing: '並無輸入',
    share: '計入的比例',
    left_out: '不計入',
    estimated: '已輸入，屬估算',
    approvedOnly: '只計已批准的數字',
  },
});

/** Rows above the first step. */
const headRows = 1;
const factorColumn = 'D';
const valueColumn = 'E';

/** The factor of a step as a spreadsheet formula, 72% or 90/365, and its result. */
const factorOf = ({ kind, share, days }: CalculationStep) => {
  if (kind === 'share' && share) return { formula: `${share.percent}/100`, formulaResult: Number(share.percent) / 100 };
  if (kind === 'pro_rata' && days)
    return { formula: `${days.taken}/${days.all}`, formulaResult: days.taken / days.all };
  return undefined;
};

/** The formula of a value from the rows of its parts; nothing where the value is entered. */
export const formulaOf = (step: CalculationStep, parts: readonly CalculationStep[]): string | undefined => {
  const cells = parts.filter(({ kind }) => kind !== 'left_out').map(({ id }) => `${valueColumn}${id + headRows + 1}`);
  const [first] = cells;
  if (!step.value || !first) return undefined;
  if (factorOf(step)) return `${first}*${factorColumn}${step.id + headRows + 1}`;
  if (step.method === 'sum') return cells.join('+');
  return step.method === 'only' || step.method === 'latest' ? first : undefined;
};

/** The names of the columns; the first says what counts. */
const headsIn = (w: (typeof words)[Language], { approved }: Pick<ConsolidationQuery, 'approved'>) => {
  const step = approved ? `${w.step} (${w.approvedOnly})` : w.step;
  return [step, w.entity, w.period, w.factor, w.value, w.unit];
};

const titleOf = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** One consolidated figure as a workbook with formulas: a row for each step, its parts below it. */
export const makeConsolidationFile = async (
  deps: GatewayDeps,
  scope: Scope,
  metricKey: string,
  { language, ...query }: ConsolidationQuery & { readonly language: Language },
) => {
  const w = words[language];
  const { steps, period } = await readConsolidated(deps, scope, metricKey, { ...query, parts: 'all' });
  const { owner, names } = await deps.database.withScope(scope, async (scoped) => ({
    owner: await findOwner(scoped),
    names: new Map((await listEntities(scoped)).map(({ id, name }) => [id, name])),
  }));
  const parts = Map.groupBy(steps, ({ parentId }) => parentId);
  const depthOf = new Map<number | null, number>([[null, -1]]);
  for (const { id, parentId } of steps) depthOf.set(id, (depthOf.get(parentId) ?? 0) + 1);
  const unitOf = (step: CalculationStep) => {
    const unit = step.value && findUnit(findMetric(step.metricKey)?.unitKind ?? '', step.value.unit);
    return unit ? unit.symbol : (step.value?.unit ?? '');
  };
  const rows = steps.map((step): CellValue[] => [
    `${'  '.repeat(depthOf.get(step.id) ?? 0)}${step.estimated ? w.estimated : w[step.kind]}`,
    step.entityId === null ? w.whole : (names.get(step.entityId) ?? ''),
    formatPeriod(step.period, language),
    null,
    step.value ? typedNumber(step.value.number) : null,
    unitOf(step),
  ]);
  const cells = new Map(
    steps.flatMap((step) => {
      const factor = factorOf(step);
      const formula = formulaOf(step, parts.get(step.id) ?? []);
      const row = step.id + headRows;
      return [
        ...(factor ? [[`${row},3`, factor] as const] : []),
        // With the result beside each formula, programs that only show files show it, too.
        ...(formula && step.value
          ? [[`${row},4`, { formula, formulaResult: Number(step.value.number) }] as const]
          : []),
      ];
    }),
  );
  const name = findMetric(metricKey)?.name[language] ?? metricKey;
  const workbook = {
    sheets: [
      {
        name: w.arithmetic,
        rows: [headsIn(w, query), ...rows],
        columns: [{ width: 40 }, { width: 32 }, { width: 28 }, { width: 14 }, { width: 24 }, { width: 14 }],
        cells,
        freezePane: { rows: headRows, columns: 1 },
      },
    ],
    properties: { title: name, creator: owner.organisation, company: owner.organisation, created: deps.now() },
  };
  const bytes = await writeWorkbook(workbook, owner.tenant);
  const said = query.approved && w.approvedOnly;
  const title = titleOf([owner.organisation, name, formatPeriod(period, language), said]);
  return { bytes, fileName: fileNameWith(title, 'xlsx', 'consolidation') };
};
