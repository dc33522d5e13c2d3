import type { Metric } from '@esg/contract';
import { bareName, findMetric, inTraditional } from '@esg/standards';
import { fits } from './fits.ts';

/** Names with several meanings, with the possible metrics, the likeliest first. */
const openNames: readonly { names: readonly string[]; metrics: readonly string[] }[] = [
  {
    names: ['water', '水', '用水', '水資源'],
    metrics: ['water.consumption.total', 'water.withdrawal.total', 'water.discharge.total'],
  },
  {
    names: ['waste', '廢棄物', '廢物'],
    metrics: ['waste.generated.total', 'waste.disposed', 'waste.diverted', 'waste.generated.volume'],
  },
  {
    names: ['turnover'],
    metrics: ['workforce.turnover_rate', 'workforce.leavers', 'econ.revenue'],
  },
  {
    names: ['employees', 'employee', 'staff', 'workforce', '僱員', '員工', '人手'],
    metrics: ['workforce.headcount', 'workforce.fte', 'workforce.average'],
  },
  {
    names: ['injuries', 'injury', 'accidents', 'accident', '工傷', '意外', '意外事故'],
    metrics: ['ohs.recordable', 'ohs.high_consequence', 'ohs.recordable_rate', 'ohs.lost_days'],
  },
  {
    names: ['donations', 'donation', '捐款', '捐獻', '捐贈'],
    metrics: ['community.investment', 'ethics.political'],
  },
  {
    names: ['complaints received', '收到的投訴', '接獲的投訴', '接獲投訴'],
    metrics: ['product.complaints', 'rights.grievances', 'privacy.complaints'],
  },
];
const metricsByName = new Map(openNames.flatMap(({ names, metrics }) => names.map((name) => [name, metrics] as const)));

/** Units of people show which people are counted. */
const countedIn: readonly { unit: RegExp; metric: string }[] = [
  { unit: /^(?:persons?|people|heads?|headcount|人|人數|名|位)$/iu, metric: 'workforce.headcount' },
  { unit: /^(?:fte|ftes|full[- ]time equivalents?|等同全職.*)$/iu, metric: 'workforce.fte' },
];

/** The number of suggestions. */
const offeredMax = 3;

/** A hostile sheet may use another name in each row. */
const rememberedMax = 10_000;
const remembered = new Map<string, readonly string[]>();

/** The metrics of an ambiguous name, by key. Sheets use the same few names repeatedly. */
const keysOf = (text: string): readonly string[] => {
  const keys = remembered.get(text) ?? metricsByName.get(inTraditional(bareName(text).toLowerCase())) ?? [];
  if (remembered.size < rememberedMax) remembered.set(text, keys);
  return keys;
};

/** Whether the unit fits the earlier answer about such a name: money is no rate, whatever `Turnover` meant before. */
export const allowsSaid = (open: readonly Metric[], said: Metric, unit: string): boolean =>
  fits(said, unit) || !open.some((metric) => fits(metric, unit));

/**
 * The possible metrics of an ambiguous name: those that can have that unit, so that money is revenue and per cent a rate. One where the
 * unit decides; none for a clear name.
 */
export const openMetrics = (text: string, unit: string): Metric[] => {
  const metrics = keysOf(text).flatMap((key) => findMetric(key) ?? []);
  if (metrics.length === 0) return [];
  const counted = countedIn.find((each) => each.unit.test(unit.trim()))?.metric;
  const fitting = metrics.filter((metric) => fits(metric, unit));
  const decided = fitting.filter(({ key }) => key === counted);
  const left = fitting.length > 0 ? fitting : metrics;
  return (decided.length > 0 ? decided : left).slice(0, offeredMax);
};
