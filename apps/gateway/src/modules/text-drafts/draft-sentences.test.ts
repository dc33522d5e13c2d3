import { plainRichText, type ReportFigures } from '@esg/contract';
import { findFramework } from '@esg/standards';
import { describe, expect, it } from 'vitest';
import { sentenceChecker } from '../sentence-checks/check-sentences.ts';
import { knownFiguresOf } from '../sentence-checks/marks.policy.ts';
import { sentencesOf } from '../sentence-checks/sentences.ts';
import { type DraftInput, draftOf } from './draft.policy.ts';

type Figure = ReportFigures['figures'][number];
type Year = Figure['years'][number];

const perUnit = 't{CO2e}/{unit}';
const t = 't{CO2e}';

const figure = (code: string, fieldKey: string, ...years: Year[]): Figure => ({
  disclosureCode: code,
  fieldKey,
  years,
});
/** A year of a single row. */
const only = (number: string, unit: string, descriptor = '', more: Partial<Year> = {}): Year => ({
  rows: [{ descriptor, number, unit }],
  total: { number, unit },
  ...more,
});
const parts = (breakdown: string, unit: string, numbers: Readonly<Record<string, string>>) =>
  Object.entries(numbers).map(([descriptor, number]) => ({ descriptor, number, unit, breakdown }));

/** The drafts of a text as plain words; no sentence of theirs has a mark. */
const drafterOf =
  (versionId: string, disclosureCode: string, fieldKey: string) =>
  (...figures: Figure[]) => {
    const report = {
      report: { languages: ['en', 'zhTw'] },
      framework: findFramework(versionId),
      numberFormat: 'en-HK',
      disclosures: new Map(),
      explanations: [],
      figures: { years: ['2025', '2024'], figures },
    } as unknown as DraftInput;
    const { blocks, missing } = draftOf(report, { disclosureCode, fieldKey });
    const check = sentenceChecker({ figures: knownFiguresOf(report), years: report.figures.years });
    for (const text of [blocks.en ?? [], blocks.zhTw ?? []]) expect(check(sentencesOf(text))).toEqual([]);
    const [en, zhTw] = [blocks.en, blocks.zhTw].map((text) => plainRichText(text ?? []).replaceAll('\u00a0', ' '));
    return { en, zhTw, missing: missing.map((each) => each.fieldKey) };
  };
const drafted = drafterOf('gri-2025', '2-22', 'org.strategy_statement');

describe('a figure whose only row has a name', () => {
  const intensity = (...years: Year[]) => drafted(figure('305-4', 'ghg.intensity.physical', ...years));
  const scope3 = (...years: Year[]) => drafted(figure('305-3', 'ghg.scope3.total', ...years));

  it('is called by it, and not compared with another', () => {
    const said = intensity(only('8.37', perUnit, 'per employee, scope 1 and 2'), only('2.1', perUnit, 'per m²'));
    expect(said.en).toBe('Emission intensity (scope 1 and 2) was 8.37 tCO2e per employee (2025).');
    expect(said.zhTw).toBe('排放密度（範圍 1 及 2）為 8.37 公噸二氧化碳當量／僱員（2025）。');
  });

  it('is compared with the row of that name', () => {
    const before: Year = {
      rows: [
        { descriptor: 'per m²', number: '2.1', unit: perUnit },
        { descriptor: 'per employee', number: '9', unit: perUnit },
      ],
      total: null,
    };
    const said = intensity(only('8.1', perUnit, 'per employee'), before);
    expect(said.en).toBe(
      'Emission intensity was 8.1 tCO2e per employee (2025), down 10.0% from 9 tCO2e per employee (2024).',
    );
    expect(said.zhTw).toContain('下降 10.0%');
  });

  it('is no whole where it adds up some categories', () => {
    const some = (number: string, taken: number) => only(number, t, `total of ${taken} of 15 categories`);
    const said = scope3(some('1400', 11), some('1000', 8));
    expect(said.en).toBe('Scope 3 emissions (total of 11 of 15 categories) were 1,400 tCO2e (2025).');
    expect(said.zhTw).toBe('範圍 3 溫室氣體排放（15 個類別中 11 個的總和）為 1,400 公噸二氧化碳當量（2025）。');
    expect(scope3(some('1400', 11), only('1000', t)).en).not.toContain('1,000');
    expect(scope3(only('1400', t), some('1000', 8)).en).not.toContain('1,000');
  });

  it('is not spoken of where readers cannot read its name', () => {
    const said = drafted(figure('305-1', 'ghg.scope1.total', only('1300', t, '觀塘廠房')));
    expect(said).toMatchObject({ en: '', zhTw: '範圍 1 溫室氣體排放（觀塘廠房）為 1,300 公噸二氧化碳當量（2025）。' });
  });
});

describe('Chinese sentences say', () => {
  const saidOf = (metric: string, number: string, unit: string) =>
    drafterOf('hkex-c2-2025', 'B-13', 'gov.board_statement')(figure(codes[metric] ?? '', metric, only(number, unit)))
      .zhTw;
  const codes: Record<string, string> = {
    'workforce.headcount': 'B1.1',
    'corruption.cases': 'B7.1',
    'supply.count': 'B5.1',
    'training.hours_average': 'B3.2',
    'ohs.fatalities': 'B2.1',
  };

  it.each([
    ['workforce.headcount', '1286', '1', '僱員人數為 1,286 人（2025）。'],
    ['ohs.fatalities', '0', '1', '因工死亡人數為 0 人（2025）。'],
    ['corruption.cases', '0', '1', '已審結貪污訴訟宗數為 0 宗（2025）。'],
    ['supply.count', '221', '1', '供應商數目為 221 家（2025）。'],
    ['training.hours_average', '7.5', 'h/{person}', '人均培訓時數為每人 7.5 小時（2025）。'],
  ])('what %s counts', (metric, number, unit, sentence) => {
    expect(saidOf(metric, number, unit)).toBe(sentence);
  });

  it('it of the earlier year too', () => {
    const employees = figure('2-7', 'workforce.headcount', only('1286', '1'), only('1250', '1'));
    expect(drafted(employees).zhTw).toBe('僱員人數為 1,286 人（2025），較 1,250 人（2024）增加 2.9%。');
  });
});

describe('the largest part', () => {
  const employees = (numbers: Readonly<Record<string, string>>, breakdown = 'by-region') =>
    drafted(figure('2-7', 'workforce.headcount', only('1286', '1', '', { parts: parts(breakdown, '1', numbers) })));

  it('is named only where no part that nobody named can be larger', () => {
    expect(employees({ 'Hong Kong': '300', Macao: '100' }).en).not.toContain('largest');
    expect(employees({ 'Hong Kong': '800', Macao: '100' }).en).toContain('The largest group: Hong Kong, with 800.');
    expect(employees({ 'Hong Kong': '1000', Macao: '900' }).en).not.toContain('largest');
    expect(employees({ 2025: '700', 2024: '586' }, 'by-year').en).not.toContain('largest');
  });

  it('is counted with its word in Chinese', () => {
    expect(employees({ Male: '746', Female: '540' }, 'by-gender').zhTw).toContain('其中男性所佔最多，為 746 人。');
  });

  it('is compared with the total in the unit of the total', () => {
    const electricity = (numbers: Readonly<Record<string, string>>) =>
      drafted(
        figure(
          '302-1',
          'energy.consumption.electricity',
          only('10', 'MWh', '', { parts: parts('by-source', 'kWh', numbers) }),
        ),
      ).en;
    expect(electricity({ Solar: '3000', Nuclear: '1000' })).not.toContain('largest');
    expect(electricity({ Solar: '6000', Nuclear: '3000' })).toContain('The largest part was Solar with 6,000 kWh.');
  });
});

describe('a change that nobody sees', () => {
  const calculated = { isCalculated: true };
  const intensity = (now: string, then: string) =>
    drafted(
      figure(
        '305-4',
        'ghg.intensity.physical',
        only(now, perUnit, '', calculated),
        only(then, perUnit, '', calculated),
      ),
    );

  it('is none between equal calculated figures', () => {
    expect(intensity('0.1234567', '0.1234567').en).toContain('unchanged from 0.1235');
  });

  it('is not told between figures that print the same', () => {
    const said = intensity('0.12346', '0.12345');
    expect(said.en).toBe(
      'Emission intensity was 0.1235 tCO2e per unit (2025), compared with 0.1235 tCO2e per unit (2024).',
    );
    expect(said.zhTw).toContain('，上一期為每單位活動量 0.1235 公噸二氧化碳當量（2024）。');
  });

  it('is not told as nothing', () => {
    const said = drafted(figure('305-1', 'ghg.scope1.total', only('1000000000.1', t), only('1000000000', t)));
    expect(said.en).toContain(', compared with 1,000,000,000 tCO2e (2024).');
  });
});

it('an average that has parts but no total is not said to lack a value', () => {
  const hours = parts('by-gender', 'h/{person}', { Male: '18', Female: '19' });
  const said = drafted(figure('404-1', 'training.hours_average', { rows: [], total: null, parts: hours }));
  expect(said.missing).not.toContain('training.hours_average');
  expect(drafted().missing).toContain('training.hours_average');
});

describe('a target', () => {
  const drafts = drafterOf('hkex-c2-2025', 'D-37', 'climate.target.description');
  const target = (percent: Year, ...more: Figure[]) => drafts(figure('D-37', 'climate.target.pct', percent), ...more);
  const until = (descriptor = '') => figure('D-37', 'climate.target.year', only('2030', '{year}', descriptor));
  const base = figure('D-37', 'climate.target.base_year', only('2019', '{year}'));

  it('names the scope that it is for, and only its own year', () => {
    const said = target(only('42', '%', 'Scope 3'), until('Scope 3'));
    expect(said.en).toContain('The target (Scope 3) is to reduce emissions by 42% by 2030.');
    expect(said.zhTw).toContain('目標（範圍 3）是於 2030 年或之前將排放減少 42%。');
    expect(target(only('42', '%'), until('Scope 3')).en).toContain('The target is to reduce emissions by 42%.');
  });

  it('has its comma behind the year in Chinese', () => {
    expect(target(only('42', '%'), base).zhTw).toContain('目標是較基準年 2019 年將排放減少 42%。');
    expect(target(only('42', '%'), base, until()).zhTw).toContain(
      '目標是於 2030 年或之前，較基準年 2019 年將排放減少 42%。',
    );
  });

  it.each(['-42', '0', '0.0'])('of %s percent is no reduction', (percent) => {
    expect(target(only(percent, '%')).en).not.toContain('target');
  });
});
