import {
  type ClimateImportDetail,
  type ClimateImportField,
  type ClimateImportMapping,
  climateImportColumns,
  climateImportFields,
} from '@esg/contract';
import { unitCalled } from '@esg/standards';
import { headingKey } from '../../imports/index.ts';
import { unitInHeading, withoutUnit } from './heading-units.ts';

/** Other headings that bills and spreadsheets of people have, beside those of templates. */
const also: Record<ClimateImportField, string> = {
  entity: 'site|facility|location|building|plant|company|premises|公司|場址|地點|樓宇|廠房',
  label:
    'meter|meter number|meter no|meter id|account|account number|account no|vehicle|plate|supplier|description|name|儀錶|電錶|錶號|帳戶|帳戶號碼|車牌|車輛|供應商|名稱|說明',
  activityType: 'activity type|category|type|energy type|commodity|utility|活動類型|類型|類別|能源類型',
  activity: 'fuel|product|material|gas|refrigerant|vehicle type|燃料|產品|物料|氣體|雪種',
  month: 'date|period|billing period|reading date|bill date|month of use|invoice date|日期|期間|帳單日期|讀數日期',
  amount: 'reading|volume|energy|讀數|數值',
  unit: 'units|uom|unit of measure|currency|計量單位|貨幣',
  basis: 'basis|calorific value|heating value|hhv lhv|熱值',
  region: 'country|region|country of use|國家|地區',
  category: 'category number|scope 3|範圍三類別|範圍 3',
  source: 'bill|bill number|invoice|invoice number|reference|document|source|帳單|帳單號碼|發票|發票號碼|來源|文件',
  evidence: 'evidence|page number|證明|憑證',
  estimate: 'estimated|is estimate|estimated or actual|是否估算|估計',
};

/** Headings that say themselves that something was used: beside them, “Amount” is most often the price. */
const used =
  'consumption|usage|quantity|electricity consumption|electricity used|kwh|litres|liters|用量|用電量|耗用量|耗電量';
/** Headings of money, which is the amount only where the sheet counts in a currency: a bill of electricity states its price beside its use. */
const money = 'cost|value|費用|金額';
const moneyRank = 1_000;
/** What the organisation said of a heading goes before all that it says itself, but for money. */
const rememberedRank = -1_000;
/** A heading that names its unit says more of an amount than one that does not. */
const unitRank = 100;

/** Headings of addresses, which name the entity only where entities are called by their address. */
const addresses = new Set(
  'address|service address|supply address|premises address|site address|installation address|地址|供電地址|用電地址|服務地址|樓宇地址'
    .split('|')
    .map(headingKey),
);

type Remembered = ReadonlyMap<string, ClimateImportField>;
type Meaning = { readonly field: ClimateImportField /** The lower, the more certain. */; readonly rank: number };

const known: ReadonlyMap<string, Meaning> = new Map([
  ...money.split('|').map((heading) => [headingKey(heading), { field: 'amount', rank: moneyRank }] as const),
  ...climateImportFields.flatMap((field) => {
    const { en, zhTw } = climateImportColumns[field];
    const first = field === 'amount' ? used.split('|') : [];
    return [...first, en, zhTw, ...also[field].split('|')].map(
      (heading, rank) => [headingKey(heading), { field, rank }] as const,
    );
  }),
]);

/** What a column means; undefined where its heading says nothing that is known. */
const meaningOf = (heading: string, remembered: Remembered): Meaning | undefined => {
  const key = headingKey(heading);
  const said = remembered.get(key);
  const meaning = said
    ? { field: said, rank: rememberedRank }
    : (known.get(key) ??
      withoutUnit(heading)
        .map((bare) => known.get(headingKey(bare)))
        .find((found) => found !== undefined));
  if (key === '' || meaning?.field !== 'amount') return key === '' ? undefined : meaning;
  const unit = unitInHeading(heading);
  if (unit?.isMoney) return { field: 'amount', rank: moneyRank };
  return unit?.unit ? { field: 'amount', rank: meaning.rank - unitRank } : meaning;
};

/** Whether the cells of a column are all currencies, as far as they say something. */
const isOfMoney = (below: readonly (readonly string[])[], index: number | undefined) => {
  const texts = below.flatMap((row) => (index === undefined || !row[index]?.trim() ? [] : [row[index]]));
  return texts.length > 0 && texts.every((text) => unitCalled('currency', text) !== undefined);
};

const columnsOf = (
  row: readonly string[],
  below: readonly (readonly string[])[],
  remembered: Remembered,
  isEntity: (name: string) => boolean,
): ClimateImportMapping['columns'] => {
  const best = new Map<ClimateImportField, { readonly index: number; readonly rank: number }>();
  for (const [index, heading] of row.entries()) {
    const cells = below.flatMap((each) => (each[index]?.trim() ? [each[index]] : []));
    const meaning =
      meaningOf(heading, remembered) ??
      (addresses.has(headingKey(heading)) && cells.length > 0 && cells.every(isEntity)
        ? ({ field: 'entity', rank: moneyRank } as const)
        : undefined);
    if (!meaning) continue;
    const other = best.get(meaning.field);
    if (!other || meaning.rank < other.rank) best.set(meaning.field, { index, rank: meaning.rank });
  }
  const amount = best.get('amount');
  const unit = best.get('unit')?.index;
  const saysCurrency = unit === undefined && unitInHeading(row[amount?.index ?? -1] ?? '')?.unit != null;
  if (amount?.rank === moneyRank && !saysCurrency && !isOfMoney(below, unit)) best.delete('amount');
  return [...best].map(([field, { index }]) => ({ index, field })).toSorted((a, b) => a.index - b.index);
};

/** Nothing is said for rows that do not say it themselves. */
export const nothingUsual: ClimateImportMapping['usual'] = {
  entityId: null,
  activityTypeId: null,
  unit: null,
  basis: null,
  region: null,
};

const hasDecimalComma = (text: string) => /^-?(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,\d{1,2}|\d+,\d{4,})$/.test(text);
const isMonthFirst = (text: string) => /^\d{1,2}[/.-](?:1[3-9]|[23]\d)[/.-]\d{4}$/.test(text);

type Top = { readonly name: string; readonly hidden: boolean; readonly preview: string[][] };

/**
 * What the last import said for all rows, where this sheet has no column for it. Never its entity: the next sheet is as likely of another one, and
 * nothing in it would show the mistake.
 */
const usualBeside = (
  columns: ClimateImportMapping['columns'],
  last: ClimateImportMapping['usual'],
  headingUnit: string | null,
): ClimateImportMapping['usual'] => {
  const has = (field: ClimateImportField) => columns.some((column) => column.field === field);
  return {
    entityId: null,
    activityTypeId: has('activityType') ? null : last.activityTypeId,
    unit: has('unit') ? null : (headingUnit ?? last.unit),
    basis: has('basis') ? null : last.basis,
    region: has('region') ? null : last.region,
  };
};

/** A sheet with the mapping that its headings suggest, and what the organisation said of them before. */
export const suggested = (
  { name, hidden, preview }: Top,
  sheet: number,
  remembered: Remembered,
  usual: ClimateImportMapping['usual'] = nothingUsual,
  isEntity: (name: string) => boolean = () => false,
): ClimateImportDetail['sheets'][number] => {
  const found = preview.map((row, index) => columnsOf(row, preview.slice(index + 1), remembered, isEntity));
  const most = found.reduce((best, columns, index) => (columns.length > (found[best]?.length ?? 0) ? index : best), 0);
  const columns = found[most] ?? [];
  const amountAt = columns.find(({ field }) => field === 'amount')?.index ?? -1;
  const headingUnits = (preview[most] ?? []).flatMap((heading, index) => {
    const unit = unitInHeading(heading)?.unit;
    return unit ? [{ index, unit }] : [];
  });
  const headingUnit = headingUnits.find(({ index }) => index === amountAt)?.unit ?? null;
  const texts = (field: ClimateImportField) => {
    const index = columns.find((column) => column.field === field)?.index;
    return index === undefined ? [] : preview.slice(most + 1).map((row) => row[index]?.trim() ?? '');
  };
  return {
    name,
    hidden,
    preview,
    ...(headingUnits.length > 0 && { headingUnits }),
    suggestion: {
      sheet,
      headerRow: most + 1,
      columns,
      usual: usualBeside(columns, usual, headingUnit),
      numbers: texts('amount').some(hasDecimalComma) ? 'comma' : 'point',
      days: texts('month').some(isMonthFirst) ? 'mdy' : 'dmy',
    },
  };
};
