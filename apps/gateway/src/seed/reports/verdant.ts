import { daysBefore } from '../scope.ts';
import {
  area,
  checked,
  choice,
  choices,
  type DemoAnswer,
  type DemoReport,
  demonstration,
  integers,
  line,
  numbers,
  rich,
} from './values.ts';

type Year = 2024 | 2025;
const of = <Value>(year: Year, earlier: Value, later: Value) => (year === 2024 ? earlier : later);

const plants = ['Tai Po plant 大埔廠房', 'Dongguan plant 東莞廠房', 'Kwun Tong office 觀塘辦事處'] as const;
const perPlant = (first: string, second: string, third: string) =>
  [
    [first, plants[0]],
    [second, plants[1]],
    [third, plants[2]],
  ] as const;

const organisation = (year: Year): DemoAnswer[] => [
  [
    '2-1',
    'org.profile',
    area(
      'Verdant Manufacturing makes interior panels from recycled fibre. It is a private company with its head office in Kwun Tong, Hong Kong, and plants in Tai Po and Dongguan.',
      'Verdant Manufacturing 以再生纖維生產室內板材，為私人公司，總部設於香港觀塘，並於大埔及東莞設有廠房。',
    ),
  ],
  ['2-1', 'org.country', { type: 'country', country: 'HK' }],
  ['2-1', 'org.legal_form', choice('private-company')],
  ['2-3', 'org.period', { type: 'datePeriod', period: { start: `${year}-01-01`, end: `${year}-12-31` } }],
  ['2-3', 'org.contact', line('sustainability@verdant.example', 'sustainability@verdant.example')],
  ['2-3', 'report.publication_date', { type: 'date', date: `${year + 1}-03-28` }],
  ['2-3', 'report.frequency', choice('annual')],
  ['2-3', 'report.gri_claim', choice('with-reference')],
  [
    '2-5',
    'org.assurance',
    area(
      'Energy and emission figures were checked by an independent reviewer to a limited level.',
      '能源及排放數據已由獨立機構作有限保證。',
    ),
  ],
  ['2-5', 'org.assured', checked(true)],
  ['2-5', 'report.assurance_level', choice('limited')],
  [
    '2-6',
    'org.activities',
    rich(
      [
        'We turn post-consumer fibre into panels for offices, shops and homes.',
        'Upstream: 46 suppliers of recovered paper and textile',
        'Own operations: pulping, pressing, finishing and delivery',
        'Downstream: contractors and furniture makers in Hong Kong and the Greater Bay Area',
      ],
      [
        '我們把消費後回收的纖維製成辦公室、店舖及住宅用板材。',
        '上游：46 家廢紙及紡織物回收供應商',
        '自身營運：製漿、壓製、表面處理及送貨',
        '下游：香港及大灣區的承建商及傢俬製造商',
      ],
    ),
  ],
  ['2-6', 'org.sector', choices('ISIC-C')],
  [
    '2-14',
    'report.approved_at',
    { type: 'dateTime', instant: of(year, '2025-03-20T07:30:00.000Z', '2026-03-19T07:00:00.000Z') },
  ],
  [
    '2-14',
    'gov.report_review',
    area('The board reads and approves this report each March.', '董事會每年三月審閱並批准本報告。'),
  ],
];

const people = (year: Year): DemoAnswer[] => {
  const count = (key: string, earlier: readonly [string, string], later: readonly [string, string]): DemoAnswer => {
    const [women, men] = of(year, earlier, later);
    return ['2-7', `workforce.${key}`, integers('1', [women, 'Women 女性'], [men, 'Men 男性'])];
  };
  return [
    count('headcount', ['212', '301'], ['231', '308']),
    count('permanent', ['189', '282'], ['210', '291']),
    count('temporary', ['23', '19'], ['21', '17']),
    count('nonguaranteed', ['0', '0'], ['0', '0']),
    count('full_time', ['186', '290'], ['203', '297']),
    count('part_time', ['26', '11'], ['28', '11']),
    [
      '2-22',
      'org.strategy_statement',
      rich(
        [
          'Waste is a raw material that is in the wrong place. Our three aims for 2030:',
          'Halve scope 1 and 2 emissions against 2022',
          'Nine tenths of our fibre from recovered sources',
          'No serious injury',
        ],
        [
          '廢物只是放錯地方的資源。我們的 2030 年三大目標：',
          '範圍 1 及範圍 2 排放較 2022 年減半',
          '九成纖維來自回收來源',
          '嚴重工傷事故為零',
        ],
      ),
    ],
    ['2-22', 'strategy.sdgs', choices('sdg-8', 'sdg-12', 'sdg-13')],
    ['403-9', 'ohs.fatalities', integers('1', ['0'])],
    ['403-9', 'ohs.fatality_rate', numbers('/(200000.h)', ['0'])],
    ['403-9', 'ohs.high_consequence', integers('1', [of(year, '1', '0')])],
    ['403-9', 'ohs.high_consequence_rate', numbers('/(200000.h)', [of(year, '0.19', '0')])],
    ['403-9', 'ohs.recordable', integers('1', [of(year, '9', '7')])],
    ['403-9', 'ohs.recordable_rate', numbers('/(200000.h)', [of(year, '1.74', '1.29')])],
    ['403-9', 'ohs.hours_worked', numbers('h', [of(year, '1034500', '1085200')])],
    [
      '404-1',
      'training.hours_average',
      numbers('h/{person}', [of(year, '14.2', '17.8'), 'Women 女性'], [of(year, '13.6', '16.4'), 'Men 男性']),
    ],
  ];
};

const environment = (year: Year): DemoAnswer[] => [
  [
    '302-1',
    'energy.consumption.total',
    numbers('MWh', ...of(year, perPlant('5032.1', '10377.0', '567.7'), perPlant('4695.1', '9700.0', '544.0'))),
  ],
  ['302-1', 'energy.consumption.fuel_nonrenewable', numbers('MWh', [of(year, '5096.8', '4658')])],
  ['302-1', 'energy.consumption.fuel_renewable', numbers('MWh', ['0'])],
  [
    '302-1',
    'energy.consumption.electricity',
    numbers('MWh', ...of(year, perPlant('3950.1', '6517.0', '412.9'), perPlant('3702.8', '6180.0', '398.3'))),
  ],
  ['302-1', 'energy.consumption.heat_steam_cooling', numbers('MWh', ['0'])],
  ['302-1', 'energy.sold', numbers('MWh', ['0'])],
  [
    '305-1',
    'ghg.scope1.total',
    numbers(
      't{CO2e}',
      [of(year, '811.975', '740.704'), 'Boilers'],
      [of(year, '204.19', '188.58'), 'Vehicles'],
      [of(year, '37.05', '29.38'), 'Refrigerants'],
    ),
  ],
  ['305-1', 'ghg.base_year', integers('{year}', ['2022'])],
  ['305-1', 'ghg.base_year_emissions', numbers('t{CO2e}', ['1240.7'])],
  ['305-1', 'ghg.consolidation', choice('operational-control')],
  [
    '305-1',
    'ghg.methodology',
    area(
      'GHG Protocol, with factors published for Hong Kong and Guangdong.',
      '採用《溫室氣體核算體系》及香港、廣東公布的排放因子。',
    ),
  ],
  [
    '305-2',
    'ghg.scope2.location_based',
    numbers(
      't{CO2e}',
      ...of(year, perPlant('1540.539', '3721.207', '161.031'), perPlant('1407.064', '3429.9', '151.354')),
    ),
  ],
  ['305-2', 'ghg.scope2.market_based', numbers('t{CO2e}', [of(year, '5298.757', '4744.168')])],
  [
    '306-3',
    'waste.generated.total',
    numbers('t', ...of(year, perPlant('184.2', '301.7', '6.4'), perPlant('171.5', '288.1', '5.9'))),
  ],
  ['306-3', 'waste.generated.hazardous', numbers('t', [of(year, '3.85', '3.1')])],
];

const verdantReport = (year: Year) => ({
  versionId: 'gri-2025',
  name: `Verdant Sustainability Report ${year}`,
  names: { en: `Verdant Sustainability Report ${year}`, zhTw: `Verdant ${year} 年可持續發展報告` },
  authors: ['admin@verdant.example', 'member@verdant.example'] as const,
  descriptions: demonstration,
  reportingBoundaries: {
    en: 'All sites under operational control: two plants and one office.',
    zhTw: '本公司擁有營運控制權的所有場所：兩間廠房及一個辦事處。',
  },
  period: { start: `${year}-01-01`, end: `${year}-12-31` },
  answers: [...organisation(year), ...people(year), ...environment(year)],
});

/** The published report of 2024 and the one being written for 2025. */
export const verdantReports: readonly DemoReport[] = [
  {
    ...verdantReport(2024),
    at: () => new Date('2025-03-28T02:15:00.000Z'),
    alsoSelected: [],
    omissions: [
      [
        '305-3',
        {
          status: 'omitted',
          reason: 'unavailable',
          explanation:
            'Supplier data covered less than half of spend; first figures are planned for the report on 2026. 供應商數據不足開支一半，預計於 2026 年報告首次披露。',
        },
      ],
    ],
    unfinished: [],
    currentStep: 'completion',
    publish: true,
  },
  {
    ...verdantReport(2025),
    at: (now) => daysBefore(now, 2),
    alsoSelected: ['303-3', '405-1'],
    omissions: [],
    unfinished: ['2-14', '306-3'],
    currentStep: 'data-input',
    publish: false,
  },
];
