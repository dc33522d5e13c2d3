/**
 * Makes `data/*.json` out of the fact base: `node scripts/import-facts.ts <folder of the facts>`.
 * Run by hand when the facts change; the product reads only the JSON. Codes, numbers, units and own-word titles come over,
 * never the text of a standard.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bilingual } from '@esg/contract';
import type {
  CountryRow,
  DisclosureRow,
  FrameworkRow,
  IndustryRow,
  MetricRow,
  OptionRow,
  StockExchangeRow,
  UnitRow,
} from '../src/rows.ts';
import { parseCsv } from './csv.ts';
import { hintsZh } from './hints-zh.ts';
import { frameworkWords, omissionHints } from './own-words.ts';

type Row = Record<string, string>;

const [, , facts] = process.argv;
if (!facts) throw new Error('Usage: node scripts/import-facts.ts <folder of the facts>');
const outFolder = join(import.meta.dirname, '../data');

const read = (name: string): Row[] => parseCsv(readFileSync(join(facts, `${name}.csv`), 'utf8'));
const write = (name: string, value: unknown) =>
  writeFileSync(join(outFolder, `${name}.json`), `${JSON.stringify(value)}\n`);
const col = (row: Row, name: string): string => row[name] ?? '';
const bilingual = (row: Row, en: string, zhTw = `${en}_zh_hant`): Bilingual => ({
  en: col(row, en),
  zhTw: col(row, zhTw),
});
const list = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
const metricsOf = (row: Row) =>
  list(col(row, 'metric_keys')).map((entry) => {
    const [key = '', coverage] = entry.split(':');
    return { key, coverage: coverage === 'full' ? ('full' as const) : ('partial' as const) };
  });

const fieldTypes: Record<string, MetricRow['type']> = {
  Text: 'text',
  'Text Area': 'textArea',
  'Rich text area': 'richTextArea',
  Date: 'date',
  'Single Select': 'singleSelect',
  'Multi Select': 'multiSelect',
  Number: 'number',
  Integer: 'integer',
  Country: 'country',
  DatePeriod: 'datePeriod',
  Checkbox: 'checkbox',
};

const successions = read('successions');
const supersededBy = (framework: string, row: Row): DisclosureRow['supersededBy'] => {
  const status = col(row, 'status');
  if (!status.startsWith('superseded:')) return null;
  const code = status.slice('superseded:'.length);
  const found = successions.find((entry) => entry.framework_id === framework && entry.code === row.code);
  return { code, from: found?.from || null };
};

const mandatoryOf = (row: Row): DisclosureRow['mandatory'] => {
  const word = col(row, 'mandatory');
  return word === 'voluntary' ? 'no' : (word as DisclosureRow['mandatory']);
};

const disclosureOf = (framework: string, row: Row): DisclosureRow => ({
  code: col(row, 'code'),
  parent: col(row, 'parent_code'),
  title: bilingual(row, 'title'),
  nature: col(row, 'nature') as DisclosureRow['nature'],
  mandatory: mandatoryOf(row),
  supersededBy: supersededBy(framework, row),
  metrics: metricsOf(row),
  verified: !col(row, 'verified').startsWith('general-knowledge'),
  requirements: [],
});

/** The framework's disclosures in order, each with the requirements at any depth below it. */
const disclosuresOf = (id: string, rows: Row[]): DisclosureRow[] => {
  const disclosures = new Map<string, DisclosureRow>();
  const home = new Map<string, DisclosureRow>();
  for (const row of rows) {
    const code = col(row, 'code');
    if (row.level === 'disclosure') {
      const made = disclosureOf(id, row);
      disclosures.set(code, made);
      home.set(code, made);
    } else if (row.level === 'requirement') {
      const owner = home.get(col(row, 'parent_code'));
      if (!owner) throw new Error(`Requirement ${code} stands below nothing`);
      home.set(code, owner);
      owner.requirements.push({
        code,
        title: bilingual(row, 'title'),
        mandatory: mandatoryOf(row),
        metrics: metricsOf(row),
      });
    }
  }
  return [...disclosures.values()];
};

const importFramework = (id: string, versionId: string, prefix: string) => {
  const about = read('frameworks').find((row) => row.id === id);
  if (!about) throw new Error(`No framework "${id}" in frameworks.csv`);
  const rows = read(`disclosures/${id}`);
  const words = frameworkWords[versionId];
  if (!words) throw new Error(`No words for ${versionId}`);
  const framework: FrameworkRow = {
    versionId,
    ...words,
    name: bilingual(about, 'name'),
    family: col(about, 'family'),
    category: col(about, 'category') as FrameworkRow['category'],
    owner: col(about, 'owner'),
    effectiveFrom: col(about, 'effective_from') || null,
    audience: list(col(about, 'audience')),
    groups: rows
      .filter((row) => row.level === 'part' || row.level === 'topic')
      .map((row) => ({
        code: col(row, 'code'),
        parent: col(row, 'parent_code') || null,
        title: bilingual(row, 'title'),
      })),
    disclosures: disclosuresOf(id, rows),
    omissionReasons: read('omission-reasons')
      .filter((row) => row.framework_id === id)
      .map((row) => {
        const hint = omissionHints[`${prefix}.${row.code}`];
        if (!hint) throw new Error(`No hint for ${prefix}.${row.code}`);
        return {
          code: col(row, 'code'),
          label: bilingual(row, 'label'),
          hint,
          needsExplanation: row.needs_explanation === 'yes',
        };
      }),
  };
  write(versionId, framework);
  return framework;
};

/** The definition in both languages, or nothing while Chinese is missing. */
const hintOf = (row: Row): Bilingual | null => {
  const zhTw = hintsZh[col(row, 'key')];
  return zhTw ? { en: col(row, 'definition'), zhTw } : null;
};

const importMetrics = (frameworks: FrameworkRow[]) => {
  const used = new Set(
    frameworks
      .flatMap(({ disclosures }) => disclosures)
      .flatMap(({ metrics, requirements }) => [
        ...metrics,
        ...requirements.flatMap((requirement) => requirement.metrics),
      ])
      .map(({ key }) => key),
  );
  const metrics = read('metrics')
    .filter((row) => used.has(col(row, 'key')))
    .map((row): MetricRow => {
      const type = fieldTypes[col(row, 'field_type')];
      if (!type) throw new Error(`Unknown field type "${row.field_type}" of ${row.key}`);
      const numeric = type === 'number' || type === 'integer';
      return {
        key: col(row, 'key'),
        name: bilingual(row, 'name', 'name_zh_hant'),
        hint: hintOf(row),
        type,
        unitKind: numeric ? col(row, 'unit_kind') : null,
        decimals: type === 'number' ? Number(col(row, 'decimals') || 0) : 0,
      };
    });
  write('metrics', metrics);
  return metrics;
};

/** Signs that the fonts of printed reports lack, and what stands in their place. */
const printableSymbols: Record<string, string> = { THB: 'THB' };

const importUnits = (metrics: MetricRow[]) => {
  const kinds = new Set(metrics.map(({ unitKind }) => unitKind));
  const units = read('units')
    .filter((row) => kinds.has(col(row, 'unit_kind')))
    .map((row): UnitRow => {
      const convertible = row.unit_kind !== 'currency' && row.factor_to_base !== '';
      return {
        kind: col(row, 'unit_kind'),
        code: col(row, 'unit_code'),
        symbol: printableSymbols[col(row, 'unit_code')] ?? col(row, 'symbol'),
        name: bilingual(row, 'name'),
        factorToBase: convertible ? col(row, 'factor_to_base') : null,
        offset: col(row, 'offset') || '0',
      };
    });
  write('units', units);
};

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Material topics are the subjects of the GRI topic standards, each once; sectors are the sections of ISIC Rev.4. */
const importOptions = (gri: FrameworkRow) => {
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
  write('options', { materialTopics: [...byName.values()], sectors });
};

const importCountries = () =>
  write(
    'countries',
    read('countries').map(
      (row): CountryRow => ({
        id: col(row, 'code'),
        name: bilingual(row, 'name'),
        diallingCode: col(row, 'dialling_code'),
      }),
    ),
  );

const importIndustries = () =>
  write(
    'industries',
    read('industries').map(
      (row): IndustryRow => ({
        id: col(row, 'id'),
        name: bilingual(row, 'industry'),
        sector: col(row, 'sector_code'),
        sectorName: bilingual(row, 'sector'),
      }),
    ),
  );

/** Codes of ISO 10383; the aliases that are no such codes stay behind. */
const importStockExchanges = () =>
  write(
    'stock-exchanges',
    read('stock-exchanges').map(
      (row): StockExchangeRow => ({ id: col(row, 'mic'), name: bilingual(row, 'name'), country: col(row, 'country') }),
    ),
  );

mkdirSync(outFolder, { recursive: true });
const gri = importFramework('gri', 'gri-2025', 'gri');
const hkex = importFramework('hkex-c2-2025', 'hkex-c2-2025', 'hkex');
importUnits(importMetrics([gri, hkex]));
importOptions(gri);
importCountries();
importIndustries();
importStockExchanges();
