import type { NewClimateFactor } from '@esg/contract';
import { sites } from './data-hub-figures.ts';

/** What one unit of an activity sets free in the demonstration, in kilograms of CO2 equivalent, by year. */
export type DemoFactor = Pick<NewClimateFactor, 'activityTypeId' | 'name' | 'region' | 'unit'> &
  Partial<Pick<NewClimateFactor, 'basis' | 'method'>> & { readonly kg: Readonly<Record<2024 | 2025, string>> };

const both = (kg: string) => ({ 2024: kg, 2025: kg });

/** Named in both languages, because a name of one's own has no translation. The figures agree with those of the data hub. */
export const demoFactors = {
  clp: {
    activityTypeId: 'electricity',
    name: 'Electricity, Kowloon and New Territories 電力（九龍及新界）',
    region: 'HK',
    unit: 'kWh',
    method: 'location',
    kg: { 2024: '0.39', 2025: '0.38' },
  },
  guangdong: {
    activityTypeId: 'electricity',
    name: 'Electricity, Guangdong grid 電力（廣東電網）',
    region: 'CN',
    unit: 'kWh',
    method: 'location',
    kg: { 2024: '0.571', 2025: '0.555' },
  },
  gas: {
    activityTypeId: 'stationary-gas',
    name: 'Natural gas in boilers 鍋爐天然氣',
    region: 'CN',
    unit: 'kWh',
    basis: 'gross',
    kg: both('0.183'),
  },
  lpg: {
    activityTypeId: 'stationary-lpg',
    name: 'Liquefied petroleum gas in boilers 鍋爐石油氣',
    region: 'HK',
    unit: 'kg',
    kg: both('3.017'),
  },
  diesel: {
    activityTypeId: 'fleet-fuel',
    name: 'Diesel of lorries 貨車柴油',
    region: 'HK',
    unit: 'L',
    kg: both('2.66'),
  },
  petrol: {
    activityTypeId: 'fleet-fuel',
    name: 'Petrol of cars 私家車汽油',
    region: 'HK',
    unit: 'L',
    kg: both('2.31'),
  },
  fibre: {
    activityTypeId: 'materials-bought',
    name: 'Recovered fibre, baled 回收纖維（打包）',
    region: 'HK',
    unit: 't',
    kg: both('522'),
  },
  water: { activityTypeId: 'water-supply', name: 'Water supply 供水', region: 'HK', unit: 'm3', kg: both('0.43') },
  landfill: {
    activityTypeId: 'waste-treatment',
    name: 'Mixed waste to landfill 混合廢物堆填',
    region: 'HK',
    unit: 't',
    kg: { 2024: '521', 2025: '497' },
  },
  freight: {
    activityTypeId: 'road-freight',
    name: 'Cross-border lorry 跨境貨車',
    region: 'HK',
    unit: 't.km',
    kg: both('0.105'),
  },
  flights: {
    activityTypeId: 'flights',
    name: 'Flights, economy class 航班（經濟客位）',
    region: 'HK',
    unit: '{passenger}.km',
    kg: both('0.148'),
  },
  commuting: {
    activityTypeId: 'commuting',
    name: 'Staff coaches 員工巴士',
    region: 'CN',
    unit: '{passenger}.km',
    kg: both('0.027'),
  },
} as const satisfies Record<string, DemoFactor>;

/** A meter, vehicle or supplier of the demonstration with what it used in each year. */
export type DemoMeter = {
  readonly factor: keyof typeof demoFactors;
  readonly site: (typeof sites)[number];
  readonly label: string;
  /** How a year divides into its months: by the weather, or evenly in quarters. */
  readonly rhythm: 'month' | 'quarter';
  /** Divided without rests by both rhythms. */
  readonly years: Readonly<Record<2024 | 2025, number>>;
  /** What was read each quarter, where the data hub has it. */
  readonly quarters?: Readonly<Record<2024 | 2025, readonly number[]>>;
  readonly category?: number;
  /** Green electricity of the year, in kWh; it is divided like the use. */
  readonly green?: Readonly<Record<2024 | 2025, number>>;
};

const [taiPo, dongguan, kwunTong] = sites;

export const demoMeters: readonly DemoMeter[] = [
  {
    factor: 'clp',
    site: taiPo,
    label: 'Main switchboard 總配電板',
    rhythm: 'month',
    years: { 2024: 3_950_100, 2025: 3_702_800 },
    green: { 2024: 318_000, 2025: 642_500 },
  },
  {
    factor: 'guangdong',
    site: dongguan,
    label: 'Transformer 1 一號變壓器',
    rhythm: 'month',
    years: { 2024: 6_517_000, 2025: 6_180_000 },
  },
  {
    factor: 'clp',
    site: kwunTong,
    label: 'Office floors 寫字樓各層',
    rhythm: 'month',
    years: { 2024: 412_900, 2025: 398_300 },
  },
  {
    factor: 'gas',
    site: dongguan,
    label: 'Steam boilers 蒸汽鍋爐',
    rhythm: 'month',
    years: { 2024: 3_860_000, 2025: 3_520_000 },
  },
  { factor: 'lpg', site: taiPo, label: 'Hot water 熱水爐', rhythm: 'month', years: { 2024: 35_000, 2025: 32_000 } },
  { factor: 'diesel', site: taiPo, label: 'Lorry GX 2198', rhythm: 'month', years: { 2024: 32_000, 2025: 29_000 } },
  { factor: 'diesel', site: taiPo, label: 'Lorry HT 5031', rhythm: 'month', years: { 2024: 30_000, 2025: 28_000 } },
  {
    factor: 'petrol',
    site: kwunTong,
    label: 'Pool cars 公司車隊',
    rhythm: 'month',
    years: { 2024: 17_000, 2025: 16_000 },
  },
  {
    factor: 'fibre',
    site: taiPo,
    label: 'Recovered fibre 回收纖維',
    rhythm: 'quarter',
    years: { 2024: 34_000, 2025: 32_800 },
    category: 1,
  },
  {
    factor: 'water',
    site: taiPo,
    label: 'Water meter 水錶',
    rhythm: 'quarter',
    years: { 2024: 23_400, 2025: 22_425 },
    quarters: { 2024: [5_725, 5_880, 6_040, 5_755], 2025: [5_480, 5_620, 5_790, 5_535] },
  },
  {
    factor: 'landfill',
    site: taiPo,
    label: 'General waste 一般廢物',
    rhythm: 'quarter',
    // What was not diverted.
    years: { 2024: 62.9, 2025: 52.9 },
    category: 5,
  },
  {
    factor: 'freight',
    site: taiPo,
    label: 'Tai Po to Dongguan 大埔至東莞',
    rhythm: 'quarter',
    years: { 2024: 1_840_000, 2025: 1_960_000 },
    category: 4,
  },
  {
    factor: 'flights',
    site: kwunTong,
    label: 'Travel agent 旅行社',
    rhythm: 'quarter',
    years: { 2024: 620_000, 2025: 840_000 },
  },
  {
    factor: 'commuting',
    site: dongguan,
    label: 'Shuttle of the plant 廠房接駁巴士',
    rhythm: 'quarter',
    years: { 2024: 2_400_000, 2025: 2_520_000 },
  },
];

/** Refrigerant that was refilled after a leak, in kilograms of HFC-134a. */
export const demoLeaks: readonly { readonly month: string; readonly kg: string }[] = [
  { month: '2024-06', kg: '28.5' },
  { month: '2025-08', kg: '22.6' },
];
