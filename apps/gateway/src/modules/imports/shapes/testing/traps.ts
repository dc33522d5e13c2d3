import type { Shape } from './shape.ts';

/** Tables whose rows are easily misread. A person must be asked about their repeated or unrelated rows. */
export const traps: readonly Shape[] = [
  {
    name: 'one metric in two units below each other, once with another amount',
    rows: [
      ['Indicator', 'Unit', '2022', '2023'],
      ['Electricity consumption', 'kWh', '1,000,111', '1,200,000'],
      ['Electricity consumption', 'GJ', '3,600.4', '4,320'],
      ['Water consumption', 'm3', 40210, 39877],
      ['Water consumption', 'ML', 40.2, 33.1],
    ],
    figures: ['energy.consumption.electricity kWh: 1000111 1200000', 'water.consumption.total m3: 40210'],
    asks: ['Water consumption: duplicate_row'],
  },
  {
    name: 'rows of another matter right below the parts of a metric',
    rows: [
      ['Workforce', 'Unit', '2022', '2023'],
      ['Employees', 'persons', 88, 91],
      ['Male', 'persons', 40, 42],
      ['Female', 'persons', 48, 49],
      ['Number of interns mentored', 'persons', 4, 5],
      ['Employee turnover rate', '%', 12.4, 11.8],
      ['Male', '%', 13.1, 12],
      ['Female', '%', 11.2, 11.5],
      ['New suppliers screened', '%', 90, 95],
    ],
    figures: [
      'workforce.headcount 1: 88 91',
      'workforce.headcount:by-gender “Male” 1: 40 42',
      'workforce.headcount:by-gender “Female” 1: 48 49',
      'workforce.turnover_rate %: 12.4 11.8',
      'workforce.turnover_rate:by-gender “Male” %: 13.1 12',
      'workforce.turnover_rate:by-gender “Female” %: 11.2 11.5',
    ],
    asks: ['Number of interns mentored: metric_unknown', 'New suppliers screened: metric_unknown'],
  },
  {
    name: 'the same with the metric in a column beside its parts, written once',
    rows: [
      ['Aspect', 'Indicator', 'Unit', '2022', '2023'],
      ['Number of employees', 'Male', 'persons', 40, 42],
      ['', 'Female', 'persons', 48, 49],
      ['', 'Company vehicles', 'number', 7, 8],
    ],
    figures: ['workforce.headcount:by-gender “Male” 1: 40 42', 'workforce.headcount:by-gender “Female” 1: 48 49'],
    asks: ['Number of employees · Company vehicles: metric_unknown'],
  },
  {
    name: 'regions of which some are nowhere listed',
    rows: [
      ['Workforce', 'Unit', '2022', '2023'],
      ['Employees', 'persons', 88, 91],
      ['By geographical region'],
      ['Hong Kong', 'persons', 40, 42],
      ['Others', 'persons', 3, 2],
      ['Kwai Chung terminal', 'persons', 28, 30],
      ['Macau', 'persons', 17, 17],
    ],
    figures: [
      'workforce.headcount 1: 88 91',
      'workforce.headcount:by-region “Hong Kong” 1: 40 42',
      'workforce.headcount:by-region “Others” 1: 3 2',
    ],
    asks: ['Employees · Kwai Chung terminal: metric_unknown', 'Employees · Macau: metric_unknown'],
  },
  {
    name: '男女僱員之後的另一事項',
    rows: [
      ['社會績效', '單位', '2022', '2023'],
      ['僱員總數', '人', 88, 91],
      ['男性', '人', 40, 42],
      ['女性', '人', 48, 49],
      ['公司車輛', '輛', 7, 8],
    ],
    figures: [
      'workforce.headcount 1: 88 91',
      'workforce.headcount:by-gender “男性” 1: 40 42',
      'workforce.headcount:by-gender “女性” 1: 48 49',
    ],
    asks: ['公司車輛: metric_unknown'],
  },
  {
    name: 'names that hold their units, and parts below a row that nobody knows',
    rows: [
      ['KPI', 2022, 2023],
      ['Widget index (kWh)', 7, 8],
      ['Male', 3, 4],
      ['Employees (persons)', 88, 91],
      ['Male', 40, 42],
    ],
    figures: ['workforce.headcount 1: 88 91', 'workforce.headcount:by-gender “Male” 1: 40 42'],
    asks: ['Widget index (kWh): metric_unknown', 'Widget index (kWh) · Male: metric_unknown'],
  },
];
