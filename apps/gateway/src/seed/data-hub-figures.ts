import type { NewEntity } from '@esg/contract';

/** An entity of the demonstration, with the name of the one above it. */
export type DemoEntity = Omit<NewEntity, 'parentId'> & { parent?: string };

/** One figure of the demonstration; rows are numbers with their period. */
export type DemoFigure = {
  metricKey: string;
  kind: 'number' | 'integer';
  unit: string;
  year: 2024 | 2025;
  quarter?: number;
  /** First month of the fiscal year, where it is not January. */
  startMonth?: number;
  entity?: string;
  rows: readonly (readonly [number: string, descriptor?: string])[];
};

const company = (name: string): DemoEntity => ({ name, type: 'Company', fiscalYearStartMonth: 1 });
const hongKong = 'Verdant Hong Kong 綠澤香港';
const guangdong = 'Verdant Guangdong 綠澤廣東';
/** The plants and the office, in the order of their figures. */
export const sites = ['Tai Po plant 大埔廠房', 'Dongguan plant 東莞廠房', 'Kwun Tong office 觀塘辦事處'] as const;
const barge = 'Barge Verdant One 駁船綠澤一號';

/** Entities of Verdant, parents first. */
export const demoEntities: readonly DemoEntity[] = [
  company(hongKong),
  company(guangdong),
  { name: sites[0], type: 'Site', parent: hongKong, fiscalYearStartMonth: 1 },
  { name: sites[1], type: 'Site', parent: guangdong, fiscalYearStartMonth: 1 },
  { name: sites[2], type: 'Building', parent: hongKong, fiscalYearStartMonth: 1 },
  { name: barge, type: 'Vessel', parent: hongKong, fiscalYearStartMonth: 4 },
];

/** The entities of Verdant's entity user. */
export const demoEntityUserEntities: readonly string[] = [sites[0], sites[2]];

type Three = readonly [string, string, string];

/** The same metric of each site, for both years. */
const perSite = (
  metricKey: string,
  unit: string,
  earlier: Three,
  later: Three,
  kind: DemoFigure['kind'] = 'number',
): DemoFigure[] =>
  ([2024, 2025] as const).flatMap((year) =>
    sites.map((entity, index): DemoFigure => {
      const number = (year === 2024 ? earlier : later)[index] ?? '0';
      return { metricKey, kind, unit, year, entity, rows: [[number]] };
    }),
  );

/** A metric of the whole organisation, for both years. */
const whole = (
  metricKey: string,
  unit: string,
  earlier: DemoFigure['rows'],
  later: DemoFigure['rows'],
  kind: DemoFigure['kind'] = 'number',
): DemoFigure[] => [
  { metricKey, kind, unit, year: 2024, rows: earlier },
  { metricKey, kind, unit, year: 2025, rows: later },
];

const quarterly = (metricKey: string, unit: string, numbers: readonly Three[]): DemoFigure[] =>
  numbers.flatMap((three, index) =>
    sites.map((entity, site): DemoFigure => {
      const rows = [[three[site] ?? '0']] as const;
      return { metricKey, kind: 'number', unit, year: 2025, quarter: index + 1, entity, rows };
    }),
  );

/** Two years of Verdant: what its reports say, site by site. Emissions are what its activity data come to, to the last digit. */
export const demoFigures: readonly DemoFigure[] = [
  ...perSite('energy.consumption.total', 'MWh', ['5032.1', '10377.0', '567.7'], ['4695.1', '9700.0', '544.0']),
  ...perSite('energy.consumption.electricity', 'MWh', ['3950.1', '6517.0', '412.9'], ['3702.8', '6180.0', '398.3']),
  ...perSite(
    'ghg.scope2.location_based',
    't{CO2e}',
    ['1540.539', '3721.207', '161.031'],
    ['1407.064', '3429.9', '151.354'],
  ),
  ...perSite('waste.generated.total', 't', ['184.2', '301.7', '6.4'], ['171.5', '288.1', '5.9']),
  ...perSite('workforce.headcount', '1', ['195', '256', '62'], ['205', '270', '64'], 'integer'),
  ...whole('energy.consumption.fuel_nonrenewable', 'MWh', [['5096.8']], [['4658']]),
  ...whole('energy.consumption.fuel_renewable', 'MWh', [['0']], [['0']]),
  ...whole(
    'ghg.scope1.total',
    't{CO2e}',
    [
      ['811.975', 'Boilers'],
      ['204.19', 'Vehicles'],
      ['37.05', 'Refrigerants'],
    ],
    [
      ['740.704', 'Boilers'],
      ['188.58', 'Vehicles'],
      ['29.38', 'Refrigerants'],
    ],
  ),
  ...whole('ghg.scope3.total', 't{CO2e}', [['18140.5929']], [['17524.61405']]),
  ...whole('econ.revenue', 'HKD', [['1180000000']], [['1246000000']]),
  ...whole('ohs.recordable', '1', [['9']], [['7']], 'integer'),
  ...whole('ohs.hours_worked', 'h', [['1034500']], [['1085200']]),
  { metricKey: 'water.withdrawal.total', kind: 'number', unit: 'm3', year: 2024, rows: [['64180']] },
  ...quarterly('water.withdrawal.total', 'm3', [
    ['5480', '9610', '310'],
    ['5620', '9875', '325'],
    ['5790', '10120', '340'],
    ['5535', '9740', '318'],
  ]),
  ...([2024, 2025] as const).map(
    (year): DemoFigure => ({
      metricKey: 'activity.freight',
      kind: 'number',
      unit: 't.km',
      year,
      startMonth: 4,
      entity: barge,
      rows: [[year === 2024 ? '182500' : '193450']],
    }),
  ),
];
