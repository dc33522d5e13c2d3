import type { Shape } from './shape.ts';

/** Tables with a difficult layout. The figures are invented but plausible. */
export const layouts: readonly Shape[] = [
  {
    name: 'headings repeated between the parts of one sheet',
    rows: [
      ['Environment', 'Unit', '2022', '2023'],
      ['Electricity consumption', 'MWh', 402, 391],
      ['Water consumption', 'm3', 2512, 2401],
      [],
      ['Social', 'Unit', '2022', '2023'],
      ['Total employees', 'people', 88, 91],
      ['Fatalities', 'cases', 0, 0],
    ],
    figures: [
      'energy.consumption.electricity MWh: 402 391',
      'water.consumption.total m3: 2512 2401',
      'workforce.headcount 1: 88 91',
      'ohs.fatalities 1: 0 0',
    ],
  },
  {
    name: 'unit behind the years, a serial number before, sources behind',
    rows: [
      ['No.', 'Indicator', '2021', '2022', '2023', 'Unit', 'Data source'],
      [1, 'Total energy consumption', 1310, 1204, 1180, 'GJ', 'Bills'],
      [2, 'Total water withdrawal', 900, 880, 871, 'm3', 'Meters'],
      [3, 'Waste diverted from disposal', 12, 14, 17, 't', 'Contractor'],
      [4, 'Number of employees', 88, 90, 91, 'heads', 'HR system'],
    ],
    figures: [
      'energy.consumption.total GJ: 1310 1204 1180',
      'water.withdrawal.total m3: 900 880 871',
      'waste.diverted t: 12 14 17',
      'workforce.headcount 1: 88 90 91',
    ],
  },
  {
    name: 'targets and base years between the years',
    rows: [
      ['Indicator', 'Unit', '2019 (base year)', '2022', '2023', '2030 target', 'Status'],
      ['GHG emissions (Scope 1 and 2)', 'tCO2e', 1000, 812, 790, 500, 'On track'],
      ['Renewable energy percentage', '%', 2, 9, 12, 40, 'On track'],
      ['Water consumption', 'ML', 31.2, 27.7, 26.5, 22, 'Behind'],
    ],
    times: [
      { start: '2019-01-01', end: '2019-12-31' },
      { start: '2022-01-01', end: '2022-12-31' },
      { start: '2023-01-01', end: '2023-12-31' },
    ],
    figures: [
      'ghg.scope12.location_based t{CO2e}: 1000 812 790',
      'energy.consumption.renewable_pct %: 2 9 12',
      'water.consumption.total ML: 31.2 27.7 26.5',
    ],
  },
  {
    name: 'units in the headings of the years',
    rows: [
      ['Waste', 'FY2022 (tonnes)', 'FY2023 (tonnes)'],
      ['Hazardous waste', 0.54, 0.52],
      ['Non-hazardous waste', 36.1, 33.92],
      ['Waste recycled', 12.2, 13.1],
    ],
    figures: [
      'waste.generated.hazardous t: 0.54 0.52',
      'waste.generated.nonhazardous t: 36.1 33.92',
      'waste.diverted t: 12.2 13.1',
    ],
  },
  {
    name: 'money in thousands by the heading',
    rows: [
      ['Economic performance', 'HK$’000', ''],
      ['', '2022', '2023'],
      ['Revenue', '1,204,500', '1,310,221'],
      ['Staff costs', '402,100', '431,007'],
      ['Taxes paid', '31,200', '35,410'],
      ['Charitable donations', '1,250', '1,431'],
    ],
    merges: [[0, 1, 1, 2]],
    figures: [
      'econ.revenue HKD: 1204500000 1310221000',
      'econ.wages HKD: 402100000 431007000',
      'econ.taxes HKD: 31200000 35410000',
      'community.investment HKD: 1250000 1431000',
    ],
  },
  {
    name: 'one year only, restated figures and notes in the cells',
    rows: [
      ['Sustainability data for the year'],
      ['Indicator', 'Unit', 'FY2023'],
      ['Total GHG emissions', 'tCO2e', '208.95 (restated)'],
      ['Water consumption', 'm3', '25,175 (note 2)'],
      ['Hazardous waste', 'tons', '0.52'],
      ['Nil return', '', 'Nil'],
    ],
    figures: ['ghg.total.location_based t{CO2e}: 208.95', 'water.consumption.total m3: 25175'],
    asks: ['Hazardous waste: unit_unknown', 'Nil return: metric_unknown'],
  },
  {
    name: 'quarters side by side',
    csv: true,
    rows: [
      ['Metric', 'Unit', 'Q1 2023', 'Q2 2023', 'Q3 2023', 'Q4 2023'],
      ['Electricity', 'kWh', '35,985', '35,210', '36,880', '35,866'],
      ['Water', 'm3', '6.1', '6.4', '6.6', '6.075'],
    ],
    times: [
      { start: '2023-01-01', end: '2023-03-31' },
      { start: '2023-04-01', end: '2023-06-30' },
      { start: '2023-07-01', end: '2023-09-30' },
      { start: '2023-10-01', end: '2023-12-31' },
    ],
    figures: ['energy.consumption.electricity kWh: 35985 35210 36880 35866'],
    asks: ['Water: name_open'],
  },
];
