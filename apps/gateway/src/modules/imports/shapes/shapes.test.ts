import { findMetric } from '@esg/standards';
import { describe, expect, it } from 'vitest';
import { chinese } from './testing/chinese.ts';
import { environment } from './testing/environment.ts';
import { layouts } from './testing/layouts.ts';
import { partsInNames } from './testing/parts-in-names.ts';
import { partsInNamesTraps } from './testing/parts-in-names-traps.ts';
import { askedIn, figuresIn, placedIn, readShape, type Shape, saidBefore } from './testing/shape.ts';
import { social } from './testing/social.ts';
import { traps as otherTraps } from './testing/traps.ts';

const shapes: readonly Shape[] = [...environment, ...social, ...chinese, ...layouts, ...partsInNames];
const traps: readonly Shape[] = [...otherTraps, ...partsInNamesTraps];

describe('sheets as companies publish their figures', () => {
  it.each([...shapes, ...traps].map((shape) => [shape.name, shape] as const))('%s', async (_, shape) => {
    const { items } = await readShape(shape);
    expect(placedIn(items).toSorted()).toEqual([...shape.figures].toSorted());
    expect(askedIn(items)).toEqual(shape.asks ?? []);
  });

  it('suggest the part that an unknown name may be, and read it as that part once a person confirms', async () => {
    const shape = traps.find(({ name }) => name === 'regions of which some are nowhere listed');
    if (!shape) throw new Error('The shape is gone');
    const { items } = await readShape(shape);
    const asked = items.flatMap(({ issues }) => issues.map(({ facts }) => String(facts.suggested).split('|')[0]));
    const sectionId = 'workforce.headcount:by-region:figures';
    expect(asked).toEqual([sectionId, sectionId]);
    const names = [{ text: 'Employees · Kwai Chung terminal', sectionId }];
    const { items: settled } = await readShape(shape, { names });
    expect(askedIn(settled)).toEqual([]);
    expect(placedIn(settled)).toEqual(
      expect.arrayContaining([
        'workforce.headcount:by-region “Kwai Chung terminal” 1: 28 30',
        'workforce.headcount:by-region “Macau” 1: 17 17',
      ]),
    );
  });

  it('ask about men or women of an unknown metric as a part, never as the whole', async () => {
    const shape: Shape = {
      name: 'men of something that nobody lists',
      rows: [
        ['指標', '單位', '2022', '2023'],
        ['男性員工參與受訓百分比', '%', 92.1, 95.4],
      ],
      figures: [],
    };
    const sectionId = 'training.trained_pct:by-gender:figures';
    const { items } = await readShape(shape);
    expect(items.flatMap(({ issues }) => issues.map(({ facts }) => facts.suggested))).toEqual([sectionId]);
    const names = [{ text: '男性員工參與受訓百分比', sectionId }];
    const { items: settled } = await readShape(shape, { names });
    expect(placedIn(settled)).toEqual(['training.trained_pct:by-gender “男性” %: 92.1 95.4']);
  });

  it('ask once for the method of scope 2, and read every row without a method by the answer', async () => {
    const shape: Shape = {
      name: 'scope 2 without a method',
      rows: [
        ['Indicator', 'Unit', '2023', '2024'],
        ['Scope 1 emissions', 'tCO2e', 10, 11],
        ['Scope 2 emissions', 'tCO2e', 20, 21],
        ['Total GHG emissions', 'tCO2e', 30, 32],
        ['Scope 2 emissions (location-based)', 'tCO2e', 25, 26],
      ],
      figures: [],
    };
    const { items } = await readShape(shape, { names: [] });
    expect(askedIn(items)).toEqual(['Scope 2 emissions: method_open', 'Total GHG emissions: method_open']);
    expect(items.flatMap(({ issues }) => issues.map(({ facts }) => facts.suggested))).toEqual([
      'ghg.scope2.location_based|ghg.scope2.market_based',
      'ghg.total.location_based|ghg.total.market_based',
    ]);
    const names = [{ text: 'Scope 2 emissions', sectionId: 'ghg.scope2.market_based:total:figures' }];
    const settled = await readShape(shape, { names });
    expect(askedIn(settled.items)).toEqual([]);
    expect(placedIn(settled.items)).toEqual([
      'ghg.scope1.total t{CO2e}: 10 11',
      'ghg.scope2.market_based t{CO2e}: 20 21',
      'ghg.total.market_based t{CO2e}: 30 32',
      'ghg.scope2.location_based t{CO2e}: 25 26',
    ]);
  });

  it('take the method of scope 2 from the name or its heading, never from a row above it', async () => {
    const shape: Shape = {
      name: 'one way beside the other',
      rows: [
        ['Indicator', 'Unit', '2023', '2024'],
        ['Scope 2 emissions (market-based)', 'tCO2e', 20, 21],
        ['Total GHG emissions', 'tCO2e', 30, 32],
        ['Carbon emissions of relocation and allocation', null, null, null],
        ['Scope 2 emissions', 'tCO2e', 40, 41],
        ['Market-based', null, null, null],
        ['Scope 1 and 2 emissions', 'tCO2e', 50, 51],
      ],
      figures: [],
    };
    const { items } = await readShape(shape, { names: [] });
    expect(askedIn(items)).toEqual(['Total GHG emissions: method_open', 'Scope 2 emissions: method_open']);
    expect(placedIn(items)).toEqual([
      'ghg.scope2.market_based t{CO2e}: 20 21',
      'ghg.scope12.market_based t{CO2e}: 50 51',
    ]);
  });

  it('ask once what an ambiguous name stands for, unless the unit settles it', async () => {
    const shape: Shape = {
      name: 'names of several things',
      rows: [
        ['Indicator', 'Unit', '2023', '2024'],
        ['Water', 'm3', 10, 11],
        ['Waste', 't', 12, 13],
        ['Turnover', '%', 14, 15],
        ['Turnover', 'HK$ million', 16, 17],
        ['Turnover', '', 18, 19],
        ['Employees', 'persons', 20, 21],
        ['– Male', 'persons', 9, 10],
        ['Workforce', '', 22, 23],
        ['員工', 'FTE', 24, 25],
        ['Water consumption'],
        ['Water', 'm3', 26, 27],
      ],
      figures: [],
    };
    const { items } = await readShape(shape);
    expect(askedIn(items)).toEqual([
      'Water: name_open',
      'Waste: name_open',
      'Turnover: name_open',
      'Workforce: name_open',
    ]);
    expect(items.flatMap(({ issues }) => issues.map(({ facts }) => facts.suggested))).toEqual([
      'water.consumption.total|water.withdrawal.total|water.discharge.total',
      'waste.generated.total|waste.disposed|waste.diverted',
      'workforce.turnover_rate|workforce.leavers|econ.revenue',
      'workforce.headcount|workforce.fte|workforce.average',
    ]);
    expect(placedIn(items)).toEqual([
      'workforce.turnover_rate %: 14 15',
      'econ.revenue HKD: 16000000 17000000',
      'workforce.headcount 1: 20 21',
      'workforce.headcount:by-gender “Male” 1: 9 10',
      'workforce.fte 1: 24 25',
      'water.consumption.total m3: 26 27',
    ]);
    // The answer about the name applies where its unit allows it.
    const names = [
      { text: 'Water', sectionId: 'water.withdrawal.total:total:figures' },
      { text: 'Turnover', sectionId: 'econ.revenue:total:figures' },
    ];
    const settled = placedIn((await readShape(shape, { names })).items);
    expect(settled).toEqual(
      expect.arrayContaining(['water.withdrawal.total m3: 10 11', 'workforce.turnover_rate %: 14 15']),
    );
  });

  it('ask whose complaints are meant, those about products first', async () => {
    const shape: Shape = {
      name: 'complaints',
      rows: [
        ['Indicator', 'Unit', '2023', '2024'],
        ['Complaints received', 'cases', 38, 29],
        ['Product complaints received', 'cases', 5, 6],
        ['Grievances received', 'cases', 1, 2],
      ],
      figures: [],
    };
    const { items } = await readShape(shape);
    expect(askedIn(items)).toEqual(['Complaints received: name_open']);
    expect(items.flatMap(({ issues }) => issues.map(({ facts }) => facts.suggested))).toEqual([
      'product.complaints|rights.grievances|privacy.complaints',
    ]);
    expect(placedIn(items)).toEqual(['product.complaints 1: 5 6', 'rights.grievances 1: 1 2']);
  });

  it('ask which injuries and donations are meant, and read days as lost days', async () => {
    const shape: Shape = {
      name: 'injuries and donations',
      rows: [
        ['Indicator', 'Unit', '2023', '2024'],
        ['Injuries', 'cases', 3, 4],
        ['Accidents', '', 5, 6],
        ['Accidents', 'days', 7, 8],
        ['工傷', '宗', 9, 10],
        ['Donations', 'HK$', 11, 12],
        ['Charitable donations', 'HK$', 13, 14],
        ['Work-related injuries', 'cases', 15, 16],
      ],
      figures: [],
    };
    const { items } = await readShape(shape);
    expect(askedIn(items)).toEqual([
      'Injuries: name_open',
      'Accidents: name_open',
      '工傷: name_open',
      'Donations: name_open',
    ]);
    expect(items.flatMap(({ issues }) => issues.map(({ facts }) => facts.suggested))).toEqual([
      'ohs.recordable|ohs.high_consequence',
      'ohs.recordable|ohs.high_consequence|ohs.recordable_rate',
      'ohs.recordable|ohs.high_consequence',
      'community.investment|ethics.political',
    ]);
    expect(placedIn(items)).toEqual([
      'ohs.lost_days d: 7 8',
      'community.investment HKD: 13 14',
      'ohs.recordable 1: 15 16',
    ]);
  });

  it('suggest for a figure only metrics of its unit, and for words only metrics without a unit', async () => {
    const shape: Shape = {
      name: 'rows that nobody recognises',
      rows: [
        ['Indicator', 'Unit', '2023', '2024'],
        ['Anti-corruption training of the board', '%', 90, 95],
        ['Water management approach of sites', 'm3', 3, 4],
        ['Waste management approach of sites', '', 'Reviewed', 'Reviewed'],
      ],
      figures: [],
    };
    const { items } = await readShape(shape);
    const facts = items.map(({ issues: [issue] }) => issue?.facts ?? {});
    expect(facts.map(({ holds }) => holds)).toEqual(['figures', 'figures', 'words']);
    expect(facts.map(({ kinds }) => kinds)).toEqual(['percent|rate_hours', 'volume', undefined]);
    const kindsOffered = facts.map(({ suggested }) =>
      String(suggested ?? '')
        .split('|')
        .filter(Boolean)
        .map((key) => findMetric(key.split(':')[0] ?? '')?.unitKind),
    );
    expect(kindsOffered[0]?.every((kind) => kind === 'percent' || kind === 'rate_hours')).toBe(true);
    expect(kindsOffered[1]?.every((kind) => kind === 'volume')).toBe(true);
    expect(kindsOffered[2]?.every((kind) => kind === null)).toBe(true);
  });

  it('read sentences as texts, whatever numbers they contain, and recognise targets that HKEX asks for', async () => {
    const shape: Shape = {
      name: 'targets in words',
      rows: [
        ['Indicator', 'Unit', '2023', '2024'],
        ['Nitrogen oxides', 'kg', 277, 382],
        ['Sulphur oxides', 'kg', 0.5, 0.54],
        ['Particulate matter', 'kg', 19.8, 22.6],
        ['Electricity', 'MWh', 10573, 13503],
        [
          'Emission target',
          'text',
          'Reduce intensity 10% by 2030 (base 2021)',
          'Reduce intensity 15% by 2030 (base 2021)',
        ],
        ['用水目標', '', '以2021年為基準，於2030年前將用水密度減少10%', '以2021年為基準，於2030年前將用水密度減少15%'],
        [
          'Our ambition for the air',
          'text',
          'Cut nitrogen oxides by 10% until 2030',
          'Cut nitrogen oxides by 15%, by 2030',
        ],
      ],
      figures: [],
    };
    const { items } = await readShape(shape);
    expect(items.slice(-5).map(({ place, value }) => [place.metricKey, value?.type])).toEqual([
      ['pollution.target', 'textArea'],
      ['pollution.target', 'textArea'],
      ['water.target', 'textArea'],
      ['water.target', 'textArea'],
      [null, undefined],
    ]);
    expect(items.at(-1)?.issues[0]?.facts.holds).toBe('words');
  });

  it('report parts that add up to another amount than the whole for the same time, except for rounding', async () => {
    const shape: Shape = {
      name: 'parts that do not add up',
      rows: [
        ['Indicator', 'Unit', '2023', '2024'],
        ['Total workforce', 'persons', '1,121', '1,301'],
        ['Workforce by gender'],
        ['Male', 'persons', '374', '428'],
        ['Female', 'persons', '747', '873'],
        ['Workforce by age group'],
        ['30 or below', 'persons', '293', '328'],
        ['31-50', 'persons', '633', '650'],
        ['Above 50', 'persons', '235', '283'],
        ['Fuel consumption', 'MWh', '10.0', '10.0'],
        ['Petrol', 'MWh', '3.33', '3.3'],
        ['Diesel', 'MWh', '6.69', '6.7'],
      ],
      figures: [],
    };
    const { items } = await readShape(shape);
    const said = items.flatMap(({ place, remarks }) =>
      remarks.flatMap(({ note, row, facts }) =>
        note === 'parts_differ' ? [[place.sectionId, place.period?.end, row, facts.sum, facts.first, facts.total]] : [],
      ),
    );
    const section = 'workforce.headcount:by-age-group:figures';
    expect(said).toEqual([
      [section, '2023-12-31', 7, '1161', 2, '1121'],
      [section, '2024-12-31', 7, '1261', 2, '1301'],
    ]);
    expect(items.flatMap(({ issues }) => issues)).toEqual([]);
  });

  it('count bought electricity to the fuels above it before they say that all energy differs', async () => {
    const remarksWith = async (electricity: string) => {
      const shape: Shape = {
        name: 'energy by source',
        rows: [
          ['Indicator', 'Unit', '2022', '2023'],
          ['Total energy consumption', 'kWh', '829,627.55', '711,322.45'],
          ['Diesel', 'kWh', '331,204.12', '286,695.61'],
          ['Petrol', 'kWh', '342,006.43', '280,685.84'],
          ['Purchased electricity', 'MWh', '156.417', electricity],
        ],
        figures: [],
      };
      const { items } = await readShape(shape);
      return items.flatMap(({ place, remarks }) => remarks.map(({ note }) => [note, place.period?.end]));
    };
    expect(await remarksWith('143.941')).toEqual([]);
    expect(await remarksWith('143.5')).toEqual([['parts_differ', '2023-12-31']]);
  });

  it('suggest every part that an ambiguous name may be, and name its line by the part once it is settled', async () => {
    const shape = traps.find(({ name }) => name === 'two parts in one name, or a part of what stands above');
    if (!shape) throw new Error('The shape is gone');
    const { items } = await readShape(shape);
    const asked = new Map(items.map(({ texts, issues: [issue] }) => [texts.metric, issue?.facts.suggested]));
    const hires = 'workforce.hires:by-region:figures';
    const headcount = 'workforce.headcount:by-region:figures';
    expect(asked.get('Employees in Hong Kong')).toBe(`${hires}|${headcount}`);
    const both = `${headcount}|workforce.headcount:by-age-group:figures`;
    expect(asked.get('Number of employees aged below 30 in the PRC')).toBe(both);
    const names = [{ text: 'Employees in Hong Kong', sectionId: hires }];
    const settled = await readShape(shape, { names });
    expect(placedIn(settled.items)).toContain('workforce.hires:by-region “Hong Kong” 1: 64 71');
  });

  it('read each row by the answer about its name', async () => {
    for (const shape of [...shapes, ...traps]) {
      const asked = (await readShape(shape)).items.filter(({ issues: [issue] }) => issue?.rule === 'metric_unknown');
      const names = asked.map(({ texts }) => ({ text: texts.metric ?? '', sectionId: null }));
      const { items } = await readShape(shape, { names: [...names, ...saidBefore] });
      expect(askedIn(items).filter((ask) => ask.endsWith('metric_unknown'))).toEqual([]);
      expect(placedIn(items).toSorted()).toEqual([...shape.figures].toSorted());
      const left = items.flatMap(({ remarks }) => remarks.filter(({ note }) => note === 'left_out'));
      expect(left.map(({ facts }) => facts.text)).toEqual(names.map(({ text }) => text));
    }
  });

  it('are recognised without a question in 95% of their figures, and ask about every other one', async () => {
    const counts = await Promise.all(shapes.map(async (shape) => figuresIn((await readShape(shape)).items)));
    const placed = counts.reduce((sum, each) => sum + each.placed, 0);
    const asked = counts.reduce((sum, each) => sum + each.asked, 0);
    expect(shapes.length).toBeGreaterThanOrEqual(20);
    expect({ placed, asked }).toEqual({ placed: 547, asked: 18 });
    expect(placed / (placed + asked)).toBeGreaterThan(0.95);
  });
});
