import { kpiTable, type Language, type ModelDisclosure, type ModelField } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { withSums } from './sums.ts';

type Given = Readonly<Record<string, string>>;

const disclosureWith = (figures: Given, unit: string): ModelDisclosure => ({
  code: 'A1.2',
  title: 'Emissions',
  omission: null,
  charts: [],
  fields: Object.entries(figures).map(([key, number]) => ({
    key,
    label: key,
    language: null,
    content: { kind: 'numbers', rows: [{ descriptor: '', number, unitCode: unit, unitSymbol: unit }] },
  })),
});
const noteIn = (figures: Given, key: string, language: Language = 'en', unit = 'tCO2e') => {
  const [drawn] = withSums([disclosureWith(figures, unit)], { language, numberLocale: 'en-HK', thisYear: '2024' });
  const content = drawn?.fields.find((field) => field.key === key)?.content;
  return content?.kind === 'numbers' ? content.rows[0]?.sumNote : undefined;
};

const scope1 = 'ghg.scope1.total';
const scope2 = 'ghg.scope2.location_based';
const scope3 = 'ghg.scope3.total';
const total = 'ghg.total.location_based';
const two = { [scope1]: '4000', [scope2]: '6017', [total]: '10121' };

it('notes which other figures a total includes', () => {
  expect(noteIn(two, total)).toBe(
    'The parts add up to 10,017 tCO2e, 104 less than the total. The total also holds figures that are not listed here: Scope 3 emissions.',
  );
  expect(noteIn(two, total, 'zhTw')).toMatch(
    /^各部分合計為 10,017 tCO2e，較總數少 104。總數亦包括未有在此列出的數據：範圍/,
  );
});

it('adds no note to a total that equals the sum of the figures beside it, except for rounding', () => {
  expect(noteIn({ ...two, [scope3]: '104' }, total)).toBeUndefined();
  expect(noteIn({ ...two, [scope3]: '105' }, total)).toBeUndefined();
  expect(noteIn({ [scope1]: '4000', [scope2]: '6017', [total]: '10017' }, total)).toBeUndefined();
  expect(noteIn({ [total]: '10121' }, total)).toBeUndefined();
});

it('adds up energy from printed figures, using the parts of a figure that is not printed', () => {
  const energy = 'energy.consumption.total';
  const parts = {
    'energy.consumption.electricity': '600',
    'energy.consumption.fuel_nonrenewable': '89',
    'energy.consumption.fuel_renewable': '11',
  };
  expect(noteIn({ ...parts, [energy]: '700' }, energy, 'en', 'MWh')).toBeUndefined();
  expect(noteIn({ ...parts, [energy]: '750' }, energy, 'en', 'MWh')).toBe(
    'The parts add up to 700 MWh, 50 less than the total.',
  );
  expect(noteIn({ ...parts, [energy]: '650' }, energy, 'en', 'MWh')).toBe(
    'The parts add up to 700 MWh, 50 more than the total.',
  );
});

it('adds up the rows of a part before it notes a difference', () => {
  const energy = 'energy.consumption.total';
  const drawn = disclosureWith({ [energy]: '750', 'energy.consumption.electricity': '598' }, 'MWh');
  const fuels = ['63', '89'].map((number) => ({ descriptor: number, number, unitCode: 'MWh', unitSymbol: 'MWh' }));
  drawn.fields.push({
    key: 'energy.consumption.fuel',
    label: 'Fuel',
    language: null,
    content: { kind: 'numbers', rows: fuels },
  });
  const [shown] = withSums([drawn], { language: 'en', numberLocale: 'en-HK', thisYear: '2024' });
  expect(JSON.stringify(shown)).not.toContain('sumNote');
});

describe('a note on the total of energy by source', () => {
  const energy = 'energy.consumption.total';
  const electricity = 'energy.consumption.electricity';
  const fuels = { Petrol: ['512.75', '468.3'], 'Liquefied petroleum gas': ['388.06', '402.91'] };

  const field = (key: string, rows: ReturnType<typeof rowsOf>): ModelField => ({
    key,
    label: key,
    language: null,
    content: { kind: 'numbers', rows, years: ['2023'] },
  });
  const rowsOf = (figures: Readonly<Record<string, readonly string[]>>, breakdown?: string) =>
    Object.entries(figures).map(([descriptor, [before = '', number = '']]) => ({
      descriptor,
      number,
      earlier: [before],
      unitCode: 'MWh',
      unitSymbol: 'MWh',
      ...(breakdown && { breakdown }),
    }));
  const noteBeside = (total: readonly string[], more: readonly ModelField[], language: Language = 'en') => {
    const fields = [
      field(energy, rowsOf({ '': total })),
      field(electricity, rowsOf({ '': ['10573.4', '13503.2'] })),
      ...more,
    ];
    const disclosure: ModelDisclosure = { code: 'A2.1', title: 'Energy', omission: null, charts: [], fields };
    const [drawn] = withSums([disclosure], { language, numberLocale: 'en-HK', thisYear: '2024' });
    const content = drawn?.fields[0]?.content;
    return content?.kind === 'numbers' ? content.rows[0]?.sumNote : undefined;
  };
  const byType = field('energy.consumption.fuel', rowsOf(fuels, 'by-fuel-type'));

  it('counts fuels that are printed as parts only', () => {
    expect(noteBeside(['11474.21', '14374.41'], [byType])).toBeUndefined();
  });

  it('names a difference larger than rounding, with its year', () => {
    expect(noteBeside(['11474.21', '14400'], [byType])).toBe(
      'In 2024, the parts add up to 14,374.41 MWh, 25.59 less than the total.',
    );
    expect(noteBeside(['11400', '14400'], [byType])).toBe(
      'In 2024, the parts add up to 14,374.41 MWh, 25.59 less than the total. In 2023, the parts add up to 11,474.21 MWh, 74.21 more than the total.',
    );
    expect(noteBeside(['11400', '14374.41'], [byType], 'zhTw')).toBe(
      '2023 年各部分合計為 11,474.21 MWh，較總數多 74.21。',
    );
  });

  it.each([
    ['of the total’s own parts', [], { by: 'by-energy-source' }],
    ['of a fuel with a metric of its own', [field('energy.consumption.gas', rowsOf({ '': ['900.81', '871.21'] }))], {}],
    ['of an own metric', [field('own.biogas', rowsOf({ '': ['900.81', '871.21'] }))], {}],
    [
      'whose parts add up to two different figures',
      [
        field('energy.consumption.fuel', [
          ...rowsOf(fuels, 'by-fuel-type'),
          ...rowsOf({ Plant: ['1', '2'] }, 'by-site'),
        ]),
      ],
      {},
    ],
  ])('is left out beside figures that were not counted: %s', (_, more, { by }: { by?: string }) => {
    const own = by ? rowsOf({ Electricity: ['10573.4', '13503.2'], ...fuels }, by) : [];
    const fields = [field(energy, [...rowsOf({ '': ['11474.21', '14374.41'] }), ...own])];
    const disclosure: ModelDisclosure = {
      code: 'A2.1',
      title: 'Energy',
      omission: null,
      charts: [],
      fields: [...fields, field(electricity, rowsOf({ '': ['10573.4', '13503.2'] })), ...more],
    };
    const shown = withSums([disclosure], { language: 'en', numberLocale: 'en-HK', thisYear: '2024' });
    expect(JSON.stringify(shown)).not.toContain('sumNote');
  });
});

it('neither counts nor notes the figure of a part: the emissions of one country beside those of all', () => {
  const of = (figures: Given, isPart: boolean): ModelDisclosure => {
    const made = disclosureWith(figures, 'tCO2e');
    return { ...made, fields: made.fields.map((each) => ({ ...each, ...(isPart && { isPart }) })) };
  };
  const shown = (disclosures: ModelDisclosure[]) =>
    JSON.stringify(withSums(disclosures, { language: 'en', numberLocale: 'en-HK', thisYear: '2024' }));
  const whole = { [scope1]: '70', [scope2]: '50' };
  expect(shown([of(whole, false), of({ [total]: '40' }, true)])).not.toContain('sumNote');
  expect(shown([of(whole, true), of({ [total]: '40' }, false)])).not.toContain('sumNote');
  expect(shown([of(whole, false), of({ [total]: '40' }, false)])).toContain('sumNote');
});

it('notes below the table what a total of waste includes besides its parts', () => {
  const waste = {
    'waste.generated.hazardous': '2',
    'waste.generated.nonhazardous': '7',
    'waste.generated.total': '12.5',
  };
  const disclosures = withSums([disclosureWith(waste, 't')], {
    language: 'en',
    numberLocale: 'en-HK',
    thisYear: '2024',
  });
  const model = {
    language: 'en',
    words: { value: 'Value' },
    period: null,
    numberLocale: 'en-HK',
  } as Parameters<typeof kpiTable>[1];
  const table = kpiTable({ disclosures }, model);
  expect(table?.notes.map(({ text }) => text)).toContain('The parts add up to 9 t, 3.5 less than the total.');
  expect(table?.lines.find(({ label }) => label === 'waste.generated.total')?.notes).toBe('a');
});
