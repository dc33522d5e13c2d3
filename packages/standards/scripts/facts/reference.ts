import type {
  CountryRow,
  FrameworkRow,
  IndustryRow,
  OptionRow,
  StockExchangeRow,
  SuggestionRow,
  UnitRow,
} from '../../src/rows.ts';
import { versionOf } from './frameworks.ts';
import { bilingual, col, type Source, slug } from './source.ts';

/** Symbols that the fonts of printed reports lack, with their replacements. */
const printableSymbols: Record<string, string> = { THB: 'THB' };

/** Kinds of the facts that are no units: those of texts, ticks, days and choices. */
const unitless = ['text', 'boolean', 'date', 'select'];

/** A price per tonne says nothing without its currency. */
const pricePerTonne = '{currency}/t{CO2e}';

/** One price per tonne for each currency, which no factor converts into another. */
const pricesPerTonne = (units: readonly UnitRow[]): UnitRow[] =>
  units
    .filter(({ kind }) => kind === 'currency')
    .map(({ code, symbol, name }) => ({
      kind: 'currency_per_ghg',
      code: pricePerTonne.replace('{currency}', code),
      symbol: `${symbol}/tCO2e`,
      name: { en: `${name.en} per tonne of CO2e`, zhTw: `每公噸二氧化碳當量${name.zhTw}` },
      factorToBase: null,
      offset: '0',
    }));

/** Every unit, its factor as the facts round it; money has none. The price in no stated currency is the last: figures of old have it. */
export const unitsOf = (read: Source): UnitRow[] => {
  const units = read('units').map(
    (row): UnitRow => ({
      kind: col(row, 'unit_kind'),
      code: col(row, 'unit_code'),
      symbol: printableSymbols[col(row, 'unit_code')] ?? col(row, 'symbol'),
      name: bilingual(row, 'name'),
      factorToBase: ['currency', 'currency_per_ghg', ...unitless].includes(col(row, 'unit_kind'))
        ? null
        : col(row, 'factor_to_base') || null,
      offset: col(row, 'offset') || '0',
    }),
  );
  return units.flatMap((unit) => (unit.code === pricePerTonne ? [...pricesPerTonne(units), unit] : [unit]));
};

/** Material topics are the subjects of the GRI topic standards, each once; sectors are the sections of ISIC Rev.4. */
export const optionsOf = (read: Source, gri: FrameworkRow) => {
  const topics = gri.groups
    .filter(({ code }) => /^GRI (?:[1-4]\d\d)$/.test(code))
    .map(({ title }) => ({
      en: title.en.replace(/^GRI \d+: /, '').replace(/ \d{4}$/, ''),
      zhTw: title.zhTw.replace(/^GRI \d+：/, '').replace(/ \d{4}$/, ''),
    }));
  const byName = new Map(topics.map((label) => [label.en, { id: slug(label.en), label }]));
  const sectors = read('industries')
    .filter((row) => row.sector_code === 'ISIC')
    .map((row): OptionRow => ({ id: col(row, 'id'), label: bilingual(row, 'industry') }));
  return { materialTopics: [...byName.values()], sectors };
};

/** Countries and areas. */
export const countriesOf = (read: Source): CountryRow[] =>
  read('countries').map((row) => ({
    id: col(row, 'code'),
    name: bilingual(row, 'name'),
    diallingCode: col(row, 'dialling_code'),
  }));

/** The industries of SICS and the sections of ISIC. */
export const industriesOf = (read: Source): IndustryRow[] =>
  read('industries').map((row) => ({
    id: col(row, 'id'),
    name: bilingual(row, 'industry'),
    sector: col(row, 'sector_code'),
    sectorName: bilingual(row, 'sector'),
    isicSection: col(row, 'isic_section') || null,
    ...(row.also && { also: row.also }),
  }));

/** Other words for an exchange, to search for, where its name does not contain them. */
const shortNames: Record<string, string> = {
  XHKG: 'HKEX',
  XSES: 'SGX',
  XSHG: 'SSE',
  XSHE: 'SZSE',
  XTAI: 'TWSE',
  XTKS: 'TSE',
  XKRX: 'KRX',
  XNSE: 'NSE',
  XASX: 'ASX',
  XNYS: 'NYSE',
  XTSE: 'TSX',
  XLON: 'LSE',
};

const calledOf = (mic: string, { en, zhTw }: StockExchangeRow['name']): StockExchangeRow['name'] => {
  const short = shortNames[mic];
  return short === undefined ? { en, zhTw } : { en: `${en} (${short})`, zhTw: `${zhTw}（${short}）` };
};

/** Codes of ISO 10383, without the aliases that are no such codes. */
export const stockExchangesOf = (read: Source): StockExchangeRow[] =>
  read('stock-exchanges').map((row) => ({
    id: col(row, 'mic'),
    name: calledOf(col(row, 'mic'), bilingual(row, 'name')),
    country: col(row, 'country'),
  }));

/** The rows of the framework helper, best first within an audience and a kind of data. */
export const suggestionsOf = (read: Source): SuggestionRow[] =>
  read('framework-helper').map((row) => ({
    audience: col(row, 'audience'),
    dataKind: col(row, 'data_kind'),
    rank: Number(col(row, 'rank')),
    versionId: versionOf(col(row, 'framework_id')),
    reason: bilingual(row, 'reason'),
  }));
