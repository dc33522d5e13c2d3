import type { DemoEntity, DemoFigure } from './data-hub-figures.ts';

const vessels = ['MV Silvermine 銀礦號', 'MV Mui Wo 梅窩號', 'MV Peng Chau 坪洲號'] as const;
const office = 'Central pier office 中環碼頭辦事處';

/** Entities of Lantau Ferries, a client of the consultancy. */
export const ferryEntities: readonly DemoEntity[] = [
  ...vessels.map((name): DemoEntity => ({ name, type: 'Vessel', fiscalYearStartMonth: 1 })),
  { name: office, type: 'Building', fiscalYearStartMonth: 1 },
];

type Year = DemoFigure['year'];

/** A metric of the ferries in one year, in their order. */
const perVessel = (metricKey: string, unit: string, year: Year, numbers: readonly string[]): DemoFigure[] =>
  numbers.map((number, index) => ({ metricKey, kind: 'number', unit, year, entity: vessels[index], rows: [[number]] }));

const figure = (metricKey: string, unit: string, year: Year, number: string, entity?: string): DemoFigure => ({
  metricKey,
  kind: 'number',
  unit,
  year,
  entity,
  rows: [[number]],
});

/** Two years of Lantau Ferries: what its reports say, vessel by vessel. */
export const ferryFigures: readonly DemoFigure[] = [
  ...perVessel('air.nox', 't', 2024, ['44.1', '40.3', '31.2']),
  ...perVessel('air.nox', 't', 2025, ['41.7', '38.2', '29.6']),
  ...perVessel('ghg.scope1.total', 't{CO2e}', 2024, ['1452.8', '1364.1', '1003.4']),
  ...perVessel('ghg.scope1.total', 't{CO2e}', 2025, ['1391.2', '1300.6', '976.05']),
  ...perVessel('energy.consumption.total', 'MWh', 2025, ['5210', '4870.5', '3655.25']),
  figure('air.sox', 't', 2024, '1.9'),
  figure('air.sox', 't', 2025, '1.8'),
  figure('air.pm', 't', 2024, '2.6'),
  figure('air.pm', 't', 2025, '2.4'),
  figure('ghg.scope2.location_based', 't{CO2e}', 2024, '88.6', office),
  figure('ghg.scope2.location_based', 't{CO2e}', 2025, '84.3', office),
  figure('waste.generated.hazardous', 't', 2024, '8.1'),
  figure('waste.generated.hazardous', 't', 2025, '7.35'),
  {
    metricKey: 'workforce.headcount',
    kind: 'integer',
    unit: '1',
    year: 2025,
    rows: [
      ['46', 'Women'],
      ['118', 'Men'],
    ],
  },
];
