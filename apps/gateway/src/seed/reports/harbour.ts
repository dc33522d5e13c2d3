import { daysBefore } from '../scope.ts';
import { area, choices, type DemoReport, demonstration, integers, numbers, rich } from './values.ts';

const vessels = ['MV Silvermine 銀礦號', 'MV Mui Wo 梅窩號', 'MV Peng Chau 坪洲號'] as const;

/** Reports of the consultancy's clients: one that its people write with the client's, one that only the client writes. */
export const harbourReports: readonly DemoReport[] = [
  {
    versionId: 'hkex-c2-2020',
    name: 'Lantau Ferries ESG Report 2024',
    names: { en: 'Lantau Ferries ESG Report 2024', zhTw: 'Lantau Ferries 2024 年環境、社會及管治報告' },
    clientId: '0de0b000-0000-4000-8000-000000000004',
    authors: ['admin@harbour.example', 'admin@lantau.example'],
    at: (now) => daysBefore(now, 3),
    descriptions: demonstration,
    reportingBoundaries: {
      en: 'Three ferries and the Central pier office of Lantau Ferries.',
      zhTw: 'Lantau Ferries 的三艘渡輪及中環碼頭辦事處。',
    },
    period: { start: '2024-01-01', end: '2024-12-31' },
    alsoSelected: [],
    answers: [
      [
        'B-13',
        'gov.board_statement',
        rich(
          ['The board of Lantau Ferries is responsible for the ESG strategy and reviews it twice a year.'],
          ['大嶼渡輪董事會負責環境、社會及管治策略，並每年檢討兩次。'],
        ),
      ],
      ['B-13', 'gov.oversight', rich(['The operations director reports to the board.'], ['營運總監向董事會匯報。'])],
      ['B-14', 'org.principles', area('Materiality, quantitative figures and balance.', '重要性、量化及平衡。')],
      [
        'B-14',
        'materiality.process',
        rich(
          ['Crew, passengers and neighbours of the piers were asked in 2024 what matters to them.'],
          ['公司於 2024 年徵詢船員、乘客及碼頭鄰近居民的意見，以確定重要議題。'],
        ),
      ],
      [
        'B-14',
        'sustain.metrics',
        area('Emissions follow from fuel bills and published factors.', '排放量根據燃料單據及已公布的排放因子計算。'),
      ],
      ['B-14', 'org.comparatives', area('This is the first report.', '本報告為首份報告。')],
      ['B-15', 'org.boundary', area('All ferries that the company operates.', '涵蓋公司營運的所有渡輪。')],
      ['A1.0', 'policy.emissions', area('Low-sulphur fuel on every sailing.', '所有航班使用低硫燃料。')],
      ['A1.1', 'air.nox', numbers('t', ['44.1', vessels[0]], ['40.3', vessels[1]], ['31.2', vessels[2]])],
      ['A1.1', 'air.sox', numbers('t', ['1.9'])],
      ['A1.1', 'air.pm', numbers('t', ['2.6'])],
      [
        'A1.2',
        'ghg.scope1.total',
        numbers('t{CO2e}', ['1452.8', vessels[0]], ['1364.1', vessels[1]], ['1003.4', vessels[2]]),
      ],
      ['A1.2', 'ghg.scope2.location_based', numbers('t{CO2e}', ['88.6'])],
      ['A1.3', 'waste.generated.hazardous', numbers('t', ['8.1'])],
      ['A4.0', 'policy.climate', area('Fuel use falls by a quarter until 2035.', '2035 年前燃料用量減少四分之一。')],
      [
        'A4.0',
        'climate.risk.identify',
        rich(['The safety committee reviews climate risks every year.'], ['安全委員會每年檢討氣候風險。']),
      ],
      [
        'A4.1',
        'climate.risks',
        rich(
          ['Typhoons stop sailings on more days each year.', 'Fuel prices follow carbon prices'],
          ['颱風令停航日數逐年增加。', '燃料價格受碳價影響'],
        ),
      ],
      ['A4.1', 'climate.response', rich(['Piers are raised by 2030.'], ['2030 年前加高碼頭。'])],
    ],
    omissions: [],
    silence: {
      status: 'omitted',
      reason: 'explain',
      explanation:
        'This was our first report. We collect these figures from 2025 on and report them next year. 此乃本公司首份報告，有關數據由 2025 年起收集，並於下年度匯報。',
    },
    unfinished: [],
    currentStep: 'completion',
    publish: true,
  },
  {
    versionId: 'hkex-c2-2025',
    name: 'Lantau Ferries ESG Report 2025',
    names: { en: 'Lantau Ferries ESG Report 2025', zhTw: 'Lantau Ferries 2025 年環境、社會及管治報告' },
    clientId: '0de0b000-0000-4000-8000-000000000004',
    authors: ['admin@harbour.example', 'admin@lantau.example'],
    at: (now) => daysBefore(now, 1),
    descriptions: demonstration,
    reportingBoundaries: {
      en: 'Three ferries and the Central pier office of Lantau Ferries.',
      zhTw: 'Lantau Ferries 的三艘渡輪及中環碼頭辦事處。',
    },
    period: { start: '2025-01-01', end: '2025-12-31' },
    alsoSelected: ['A1.5', 'B2.1', 'D-19'],
    answers: [
      [
        'B-13',
        'gov.board_statement',
        rich(
          [
            'The board of Lantau Ferries is responsible for the ESG strategy and reviews it each quarter.',
            'Priority for 2026: shore power at the Central pier',
          ],
          ['大嶼渡輪董事會負責環境、社會及管治策略，並每季檢討。', '2026 年重點：中環碼頭岸電'],
        ),
      ],
      [
        'B-13',
        'gov.oversight',
        rich(
          ['A working group of operations, safety and finance reports to the board.'],
          ['由營運、安全及財務部組成的工作小組向董事會匯報。'],
        ),
      ],
      [
        'B-14',
        'org.principles',
        area('Materiality, quantitative figures, balance and consistency.', '重要性、量化、平衡及一致性。'),
      ],
      ['B-14', 'report.standards_used', choices('ghg-protocol')],
      [
        'B-15',
        'org.boundary',
        area(
          'All ferries that the company operates; chartered launches are left out.',
          '涵蓋公司營運的所有渡輪，不包括租用的小輪。',
        ),
      ],
      [
        'A1.0',
        'policy.emissions',
        area(
          'Low-sulphur fuel on every sailing; speed limits in the harbour.',
          '所有航班使用低硫燃料，並限制港內船速。',
        ),
      ],
      ['A1.1', 'air.nox', numbers('t', ['41.7', vessels[0]], ['38.2', vessels[1]], ['29.6', vessels[2]])],
      ['A1.1', 'air.sox', numbers('t', ['1.8'])],
      ['A1.1', 'air.pm', numbers('t', ['2.4'])],
      ['A1.3', 'waste.generated.hazardous', numbers('t', ['7.35'])],
      [
        'A2.1',
        'energy.consumption.total',
        numbers('MWh', ['5210', vessels[0]], ['4870.5', vessels[1]], ['3655.25', vessels[2]]),
      ],
      ['A2.1', 'energy.intensity.physical', numbers('kW.h/{unit}', ['11.8'])],
      ['B1.1', 'workforce.headcount', integers('1', ['46', 'Women 女性'], ['118', 'Men 男性'])],
      [
        'D-28',
        'ghg.scope1.total',
        numbers('t{CO2e}', ['1391.2', vessels[0]], ['1300.6', vessels[1]], ['976.05', vessels[2]]),
      ],
      ['D-28', 'ghg.scope2.location_based', numbers('t{CO2e}', ['84.3'])],
    ],
    omissions: [
      [
        'A1.4',
        {
          status: 'omitted',
          reason: 'not_material',
          explanation: 'Waste of passengers is collected by the pier operator. 乘客廢物由碼頭營運商收集。',
        },
      ],
    ],
    unfinished: ['B-14', 'D-28'],
    dueInDays: 19,
    currentStep: 'data-input',
    publish: false,
  },
  {
    versionId: 'hkex-c2-2025',
    name: 'Peak Line Hotels ESG Report 2025',
    names: { en: 'Peak Line Hotels ESG Report 2025', zhTw: 'Peak Line Hotels 2025 年環境、社會及管治報告' },
    authors: ['admin@peakline.example'],
    at: (now) => daysBefore(now, 2),
    descriptions: demonstration,
    reportingBoundaries: { en: 'Two hotels in Central and Sheung Wan.', zhTw: '位於中環及上環的兩間酒店。' },
    period: { start: '2025-01-01', end: '2025-12-31' },
    alsoSelected: ['A1.1', 'B1.1'],
    answers: [
      ['A1.0', 'policy.emissions', area('Heat pumps replace boilers by 2028.', '2028 年前以熱泵取代鍋爐。')],
      ['A1.3', 'waste.generated.hazardous', numbers('t', ['1.9'])],
    ],
    omissions: [],
    unfinished: ['A1.3'],
    dueInDays: 0,
    currentStep: 'data-input',
    publish: false,
  },
];
