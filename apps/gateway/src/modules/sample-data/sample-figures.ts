import type { Bilingual, SampleKind } from '@esg/contract';

/** Industries of SICS, or whole sectors, for which each kind of company is used; services is used for all others. */
const ofKind: Readonly<Record<Exclude<SampleKind, 'services'>, readonly string[]>> = {
  property: ['IF-RE', 'IF-RS', 'IF-HB', 'SV-HL', 'SV-CA', 'SV-LF'],
  manufacturing: [
    'CG-AA',
    'CG-AM',
    'CG-BF',
    'CG-HP',
    'CG-TS',
    'EM',
    'FB-AG',
    'FB-AB',
    'FB-MP',
    'FB-NB',
    'FB-PF',
    'FB-TB',
    'HC-BP',
    'HC-MS',
    'IF-EN',
    'IF-EU',
    'IF-GU',
    'IF-WM',
    'IF-WU',
    'RR',
    'RT',
    'TC-ES',
    'TC-HW',
    'TC-SC',
    'TR-AP',
    'TR-AU',
  ],
};

/** The kind of company that is nearest to an industry. */
export const sampleKindOf = (industry: string | null): SampleKind => {
  const isOf = (kind: keyof typeof ofKind) =>
    ofKind[kind].some((code) => industry === code || industry?.startsWith(`${code}-`));
  if (isOf('property')) return 'property';
  return isOf('manufacturing') ? 'manufacturing' : 'services';
};

/** Names of the invented companies: the name itself says that it is a sample. */
export const sampleNames: Readonly<Record<SampleKind, Bilingual>> = {
  property: { en: 'Sample Properties', zhTw: '示範地產' },
  manufacturing: { en: 'Sample Manufacturing', zhTw: '示範製造' },
  services: { en: 'Sample Services', zhTw: '示範服務' },
};

/** Names of their reports. */
export const sampleReportName: Bilingual = { en: 'Sample ESG report', zhTw: '示範環境、社會及管治報告' };

/** A figure of the year before and of the last year. */
export type SampleFigure = {
  readonly metricKey: string;
  readonly unit: string;
  readonly before: string;
  readonly last: string;
};

type Row = readonly [metricKey: string, unit: string, before: string, last: string];

const rowsOf: Readonly<Record<SampleKind, readonly Row[]>> = {
  property: [
    ['energy.consumption.total', 'kWh', '18420600', '17361250'],
    ['energy.consumption.electricity', 'kWh', '16874300', '15912480'],
    ['energy.consumption.renewable', 'kWh', '412000', '968500'],
    ['ghg.scope1.total', 't{CO2e}', '612.4', '574.9'],
    ['ghg.scope2.location_based', 't{CO2e}', '11474.5', '10342.9'],
    ['ghg.scope3.total', 't{CO2e}', '28760', '27415'],
    ['water.consumption.total', 'm3', '214300', '203850'],
    ['waste.generated.hazardous', 't', '3.4', '2.9'],
    ['waste.generated.nonhazardous', 't', '4180', '3925'],
    ['workforce.headcount', '1', '842', '861'],
    ['workforce.full_time', '1', '801', '817'],
    ['workforce.part_time', '1', '41', '44'],
    ['workforce.turnover_rate', '%', '14.2', '12.8'],
    ['ohs.fatalities', '1', '0', '0'],
    ['ohs.lost_days', 'd', '186', '142'],
    ['training.hours_average', 'h/{person}', '16.5', '19.2'],
  ],
  manufacturing: [
    ['energy.consumption.total', 'kWh', '64210400', '60875900'],
    ['energy.consumption.electricity', 'kWh', '41385200', '39240700'],
    ['energy.consumption.renewable', 'kWh', '2150000', '4620000'],
    ['ghg.scope1.total', 't{CO2e}', '8412.6', '7958.1'],
    ['ghg.scope2.location_based', 't{CO2e}', '24831.1', '22759.6'],
    ['ghg.scope3.total', 't{CO2e}', '118400', '113250'],
    ['water.consumption.total', 'm3', '486500', '451200'],
    ['waste.generated.hazardous', 't', '214.6', '196.3'],
    ['waste.generated.nonhazardous', 't', '6820', '6415'],
    ['workforce.headcount', '1', '2416', '2380'],
    ['workforce.full_time', '1', '2352', '2310'],
    ['workforce.part_time', '1', '64', '70'],
    ['workforce.turnover_rate', '%', '18.9', '17.1'],
    ['ohs.fatalities', '1', '0', '0'],
    ['ohs.lost_days', 'd', '624', '538'],
    ['training.hours_average', 'h/{person}', '14.1', '15.8'],
  ],
  services: [
    ['energy.consumption.total', 'kWh', '1284600', '1196300'],
    ['energy.consumption.electricity', 'kWh', '1197400', '1109800'],
    ['energy.consumption.renewable', 'kWh', '64000', '182000'],
    ['ghg.scope1.total', 't{CO2e}', '41.8', '37.2'],
    ['ghg.scope2.location_based', 't{CO2e}', '814.2', '721.4'],
    ['ghg.scope3.total', 't{CO2e}', '3920', '3675'],
    ['water.consumption.total', 'm3', '6840', '6410'],
    ['waste.generated.hazardous', 't', '0.6', '0.5'],
    ['waste.generated.nonhazardous', 't', '58.2', '51.7'],
    ['workforce.headcount', '1', '318', '336'],
    ['workforce.full_time', '1', '294', '309'],
    ['workforce.part_time', '1', '24', '27'],
    ['workforce.turnover_rate', '%', '12.4', '10.9'],
    ['ohs.fatalities', '1', '0', '0'],
    ['ohs.lost_days', 'd', '18', '11'],
    ['training.hours_average', 'h/{person}', '21.3', '24.6'],
  ],
};

/** Two years of figures of a company of that kind. */
export const sampleFigures = (kind: SampleKind): SampleFigure[] =>
  rowsOf[kind].map(([metricKey, unit, before, last]) => ({ metricKey, unit, before, last }));

/** Provisions that these figures answer, by the framework of a sample report. */
export const sampleDisclosures = {
  'hkex-c2-2025': ['A1.3', 'A1.4', 'A2.1', 'A2.2', 'B1.1', 'B1.2', 'B2.1', 'B2.2', 'B3.2', 'D-28'],
  'gri-2025': ['302-1', '303-5', '305-1', '305-2', '305-3', '306-3', '404-1'],
} as const;
