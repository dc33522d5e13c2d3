import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCsv, splitRows } from '../scripts/csv.ts';

const folder = join(import.meta.dirname, '../facts');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.csv'))
  .toSorted();
const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const textOf = (file: string) => {
  const text = texts.get(file);
  if (text === undefined) throw new Error(`No file ${file} in facts/`);
  return text;
};
const rows = new Map(files.map((file) => [file, parseCsv(textOf(file))]));
const rowsOf = (file: string) => rows.get(file) ?? [];
const valuesOf = (file: string, column: string) => new Set(rowsOf(file).map((row) => row[column] ?? ''));
const listed = (text = '') => text.split(';').filter(Boolean);

/** Characters that exist in simplified Chinese only. */
const simplified =
  /[们个为这说对时会发动国产业务样经营应开关门问间东车马鱼鸟长风飞习书买卖见贝页韦齐龙龟龄报错针铁银铜钢钱铝锁键镇闭闻阅阶阳阴陆际随险难预颁领频题颜额饭饮饰馆驱验骑鲁鲜鸡鸣齿贸费资赁赋赔赚赛赞赠赢趋跃践轨转轮软轻载较辅辆输辞边达迁过运还进远违连迟适选递逻遗邮释鉴录环规视觉计订认讨让训议记讲许论设访证评识诉词译试诗诚话详语误读课调谁谈谢谨贡财责败账货质购贵贷贫贯]/;

/** The columns that identify a row of a file. */
const keys: Record<string, string[]> = {
  'climate/activity-questions.csv': ['id'],
  'climate/activity-types.csv': ['id'],
  'climate/fuel-properties.csv': ['id'],
  'climate/scope3-categories.csv': ['number'],
  'climate/worked-examples.csv': ['id'],
  'countries.csv': ['code'],
  'emission-factors.csv': ['id'],
  'entities/consolidation-examples.csv': ['id'],
  'framework-helper.csv': ['audience', 'data_kind', 'rank'],
  'frameworks.csv': ['id'],
  'gwp.csv': ['gas'],
  'industries.csv': ['id'],
  'materiality/esrs-ar16.csv': ['code'],
  'materiality/sasb-issue-categories.csv': ['code'],
  'materiality/scales.csv': ['criterion', 'score'],
  'materiality/sector-topics.csv': ['industry', 'category'],
  'materiality/stakeholder-groups.csv': ['id'],
  'materiality/topic-disclosures.csv': ['framework_id', 'code'],
  'materiality/topics.csv': ['id'],
  'metrics.csv': ['key'],
  'omission-reasons.csv': ['id', 'framework_id'],
  'places.csv': ['framework_id', 'codes', 'metric_keys'],
  'sasb-industries.csv': ['code'],
  'stock-exchanges.csv': ['mic'],
  'successions.csv': ['framework_id', 'code', 'successor_code'],
  'units.csv': ['unit_kind', 'unit_code'],
  'vsme-cap.csv': ['id'],
  'vsme-cap-rules.csv': ['id'],
  'vsme-module.csv': ['vsme_code'],
  'xbrl/identifier-schemes.csv': ['id'],
  'xbrl/nace.csv': ['code'],
  'xbrl/units.csv': ['measure'],
  'xbrl/vsme-concepts.csv': ['qname'],
  'xbrl/vsme-consistency.csv': ['id'],
  'xbrl/vsme-enumerations.csv': ['domain', 'member'],
  'xbrl/waste.csv': ['code'],
};

/** Columns that refer to rows of another file; lists are separated by semicolons. */
const references: [file: string, column: string, target: string, key: string][] = [
  ['climate/activity-types.csv', 'questions', 'climate/activity-questions.csv', 'id'],
  ['climate/scope3-categories.csv', 'metric_key', 'metrics.csv', 'key'],
  ['climate/worked-examples.csv', 'activity_type', 'climate/activity-types.csv', 'id'],
  ['emission-factors.csv', 'unit', 'units.csv', 'unit_code'],
  ['framework-helper.csv', 'framework_id', 'frameworks.csv', 'id'],
  ['frameworks.csv', 'superseded_by', 'frameworks.csv', 'id'],
  ['materiality/esrs-ar16.csv', 'parent_code', 'materiality/esrs-ar16.csv', 'code'],
  ['materiality/sector-topics.csv', 'industry', 'sasb-industries.csv', 'code'],
  ['materiality/sector-topics.csv', 'category', 'materiality/sasb-issue-categories.csv', 'code'],
  ['materiality/topic-disclosures.csv', 'framework_id', 'frameworks.csv', 'id'],
  ['materiality/topic-disclosures.csv', 'also', 'materiality/topics.csv', 'id'],
  ['materiality/topics.csv', 'esrs_ar16', 'materiality/esrs-ar16.csv', 'code'],
  ['materiality/topics.csv', 'sasb_categories', 'materiality/sasb-issue-categories.csv', 'code'],
  ['materiality/topics.csv', 'hkex', 'disclosures/hkex-c2-2025.csv', 'code'],
  ['materiality/topics.csv', 'ifrs_s2', 'disclosures/ifrs-s2.csv', 'code'],
  ['materiality/topics.csv', 'metric_keys', 'metrics.csv', 'key'],
  ['metrics.csv', 'unit_kind', 'units.csv', 'unit_kind'],
  ['places.csv', 'framework_id', 'frameworks.csv', 'id'],
  ['places.csv', 'metric_keys', 'metrics.csv', 'key'],
  ['stock-exchanges.csv', 'country', 'countries.csv', 'code'],
  ['successions.csv', 'framework_id', 'frameworks.csv', 'id'],
  ['vsme-cap.csv', 'vsme_codes', 'disclosures/vsme.csv', 'code'],
  ['vsme-cap.csv', 'derived_codes', 'disclosures/vsme.csv', 'code'],
  ['vsme-module.csv', 'vsme_code', 'disclosures/vsme.csv', 'code'],
  ['vsme-module.csv', 'qname', 'xbrl/vsme-concepts.csv', 'qname'],
  ['vsme-module.csv', 'cap_row', 'vsme-cap.csv', 'id'],
  ['xbrl/nace.csv', 'parent_code', 'xbrl/nace.csv', 'code'],
  ['xbrl/vsme-concepts.csv', 'vsme_code', 'disclosures/vsme.csv', 'code'],
  ['xbrl/vsme-enumerations.csv', 'country_code_here', 'countries.csv', 'code'],
  ['xbrl/waste.csv', 'parent_code', 'xbrl/waste.csv', 'code'],
];

describe.each(files)('%s', (file) => {
  const [header = [], ...lines] = splitRows(textOf(file));

  it('is plain CSV with a field for each column', () => {
    expect(textOf(file)).not.toMatch(/^\uFEFF|\r/);
    expect(new Set(header).size).toBe(header.length);
    expect(lines.filter((line) => line.length !== header.length)).toEqual([]);
  });

  it('names the source of each row', () => {
    expect(rowsOf(file).filter(({ verified }) => verified === '')).toEqual([]);
  });

  it('has traditional Chinese wherever it has English', () => {
    for (const column of header.filter((name) => name.endsWith('_zh_hant'))) {
      const english = column.slice(0, -'_zh_hant'.length);
      const wrong = rowsOf(file).filter(
        (row) => simplified.test(row[column] ?? '') || ((row[english] ?? '') !== '' && row[column] === ''),
      );
      expect(wrong, column).toEqual([]);
    }
  });
});

it.each(Object.entries(keys))('gives each row of %s a key of its own', (file, columns) => {
  const names = rowsOf(file).map((row) => columns.map((column) => row[column]).join('\n'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it.each(references)('%s: each %s is a row of %s', (file, column, target, key) => {
  const known = valuesOf(target, key);
  expect(known.size).toBeGreaterThan(0);
  expect([...valuesOf(file, column)].flatMap(listed).filter((name) => !known.has(name))).toEqual([]);
});

describe('blends of refrigerants', () => {
  const blends = rowsOf('emission-factors.csv').filter(({ id }) => id?.startsWith('refr-r-'));
  const read = blends.filter(({ verified = '' }) => !verified.includes('general-knowledge'));
  const uncounted = new Set(['HC-290', 'HC-600']);

  it('name the copy, the row and the column in which each was read, or are general knowledge', () => {
    expect([blends.length, read.length]).toEqual([40, 22]);
    for (const { verified, gwp_set: set } of read) {
      expect(verified).toMatch(/: \S+\/\S+ \S+\.py, .* code GG18\d\d;/);
      expect(verified).toContain(
        `worked out from the ${set} values of gwp.csv, and the ${set} column of the copy says`,
      );
    }
  });

  it.each(read.map((row) => [row.id ?? '', row] as const))('%s is what its parts come to by its own set', (_, row) => {
    const { verified = '', gwp_set: set = '', kgco2e_per_unit: stated } = row;
    const potentials = new Map(rowsOf('gwp.csv').map((gas) => [gas.gas, gas[`gwp100_${set.toLowerCase()}`]]));
    const parts = (verified.match(/per cent of mass: ([^;]+);/)?.[1] ?? '').split(', ').map((part) => {
      const [gas = '', percent] = part.split(' ');
      return {
        percent: Number(percent),
        potential: Number(uncounted.has(gas) ? 0 : (potentials.get(gas) ?? Number.NaN)),
      };
    });
    expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 6);
    const result = parts.reduce((sum, { percent, potential }) => sum + (percent * potential) / 100, 0);
    expect(Number(stated)).toBeCloseTo(result, 1);
    expect(Math.abs(Number(verified.match(/says (\d+)$/)?.[1]) - result)).toBeLessThan(1);
  });
});

describe.each([...valuesOf('frameworks.csv', 'id')])('framework %s', (id) => {
  const disclosures = rowsOf(`disclosures/${id}.csv`);
  const codes = new Set(disclosures.map(({ code }) => code));
  const asking = disclosures.filter(({ level }) => level === 'disclosure' || level === 'requirement');

  it('lists each disclosure once, below a parent that is in the file', () => {
    expect(disclosures.length).toBeGreaterThan(0);
    expect(codes.size).toBe(disclosures.length);
    const lost = disclosures.filter(({ parent_code: parent = '' }) => parent !== '' && !codes.has(parent));
    expect(lost).toEqual([]);
  });

  it('asks for metrics of the library, each once, in a unit of the metric’s kind', () => {
    const metrics = valuesOf('metrics.csv', 'key');
    const kinds = valuesOf('units.csv', 'unit_kind');
    for (const { code, unit_kind: kind = '', metric_keys: entries } of asking) {
      const named = listed(entries).map((entry) => /^(.+):(?:full|partial)$/.exec(entry)?.[1] ?? entry);
      expect(
        named.filter((name) => !metrics.has(name)),
        code,
      ).toEqual([]);
      expect(new Set(named).size, code).toBe(named.length);
      expect(named.length, code).toBeGreaterThan(0);
      expect(kinds.has(kind), `${code} ${kind}`).toBe(true);
    }
  });

  it('uses titles too short to be copied from the official text', () => {
    expect(disclosures.filter(({ title = '' }) => title.length === 0 || title.length > 100)).toEqual([]);
  });
});

it('has emission factors that equal the sum of their gases', () => {
  const wrong = rowsOf('emission-factors.csv').filter((row) => {
    const parts = [row.co2, row.ch4, row.n2o];
    const whole = Number(row.kgco2e_per_unit);
    if (parts.some((part) => part === '')) return !(whole >= 0);
    const sum = parts.reduce((total, part) => total + Number(part), 0);
    // The publishers round each gas separately.
    return Math.abs(sum - whole) > Math.max(0.0006, whole * 0.002);
  });
  expect(wrong).toEqual([]);
});

it('uses words of Hong Kong, not those of the Mainland or Taiwan', () => {
  const elsewhere = /(?<!因)工亡|冷媒|敞口|(?<![物實])質性|鑑證|鑒證|(?<!絕對或|目標（)強度/;
  const found = [...texts].flatMap(([file, text]) =>
    text.split('\n').flatMap((line) => (elsewhere.test(line) ? [`${file}: ${line.slice(0, 80)}`] : [])),
  );
  expect(found).toEqual([]);
});
