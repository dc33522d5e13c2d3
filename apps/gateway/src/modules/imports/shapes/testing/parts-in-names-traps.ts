import type { Shape } from './shape.ts';

/** Names with the same words but another meaning, or without a clear whole. */
export const partsInNamesTraps: readonly Shape[] = [
  {
    name: 'two parts in one name, or a part of what stands above',
    rows: [
      ['KPI', 'Unit', '2022', '2023'],
      ['Number of employees aged below 30 in the PRC', 'persons', 197, 159],
      ['Number of female employees in the PRC', 'persons', 586, 554],
      ['New employees', 'persons', 50, 61],
      ['Employees in Hong Kong', 'persons', 64, 71],
      ['Employees in Hong Kong trained', 'persons', 60, 70],
      ['Suppliers in Hong Kong assessed', 'number', 8, 9],
    ],
    figures: ['workforce.hires 1: 50 61'],
    asks: [
      'Number of employees aged below 30 in the PRC: metric_unknown',
      'Number of female employees in the PRC: metric_unknown',
      'Employees in Hong Kong: metric_unknown',
      'Employees in Hong Kong trained: metric_unknown',
      'Suppliers in Hong Kong assessed: metric_unknown',
    ],
  },
  {
    name: 'fuels as emissions, as money, in litres, and below renewable energy',
    rows: [
      ['Environment', 'Unit', '2022', '2023'],
      ['Diesel CO2 equivalent emissions', 'tonnes', 246.32, 236.94],
      ['Petrol intensity', 'kWh/employee', 95.17, 90],
      ['Diesel fuel consumption from stationary sources', 'litres', 154578, 197132],
      ['Petrol consumption', 'litres', 19422, 23639],
      ['Renewable energy consumption', 'MWh', 12, 14],
      ['Petrol', 'MWh', 63, 61],
      ['Energy price increase', '%', 4, 9],
    ],
    figures: ['energy.consumption.renewable MWh: 12 14', 'energy.consumption.fuel:by-fuel-type “Petrol” MWh: 63 61'],
    asks: [
      'Diesel CO2 equivalent emissions: metric_unknown',
      'Petrol intensity: metric_unknown',
      'Diesel fuel consumption from stationary sources: metric_unknown',
      'Diesel fuel consumption from stationary sources · Petrol consumption: metric_unknown',
      'Energy price increase: metric_unknown',
    ],
  },
  {
    name: 'complaints and recalls of another kind',
    rows: [
      ['KPI', 'Unit', '2022', '2023'],
      ['Complaints resolved within 30 days', '%', 88, 91],
      ['Environmental complaints received', 'cases', 2, 1],
      ['Complaints received through whistleblowing channels', 'cases', 4, 3],
      ['Suppliers recalled from audit', 'number', 1, 0],
    ],
    figures: [],
    asks: [
      'Complaints resolved within 30 days: metric_unknown',
      'Environmental complaints received: metric_unknown',
      'Complaints received through whistleblowing channels: metric_unknown',
      'Suppliers recalled from audit: metric_unknown',
    ],
  },
  {
    name: 'what stands in brackets is a part, and a rank no type of employment',
    rows: [
      ['Item', 'Unit', '2022', '2023'],
      ['Number of female employees', 'persons', 520, 529],
      ['Number of female employees (new, full-time, 30-39)', 'persons', 30, 37],
      ['Total workforce by rank - Executives', 'persons', 20, 25],
      ['Electricity consumption (Kwai Chung office)', 'kWh', 40000, 40604],
      ['Scope 1 carbon emissions (Americas emissions)', 'tCO2e', 6, 6],
      ['Direct GHG emissions (Scope 1) - Corporate fleet', 'tCO2e', 14, 15],
      ['Training hours in Vietnam', 'hours', 900, 950],
    ],
    figures: ['workforce.headcount:by-gender “female” 1: 520 529'],
    asks: [
      'Number of female employees (new, full-time, 30-39): metric_unknown',
      'Total workforce by rank - Executives: metric_unknown',
      'Electricity consumption (Kwai Chung office): metric_unknown',
      'Scope 1 carbon emissions (Americas emissions): metric_unknown',
      'Direct GHG emissions (Scope 1) - Corporate fleet: metric_unknown',
      'Training hours in Vietnam: metric_unknown',
    ],
  },
];
