import type { Language } from '@esg/contract';

type Both = Readonly<Record<Language, string>>;
/** A figure of this year and the year before; `breakdown` and `part` where it is one part of several. */
type SampleFigure = {
  readonly now: string;
  readonly before: string;
  readonly unit: string;
  readonly breakdown?: string;
  readonly part?: string;
};
export type SampleAnswer = { readonly text: Both } | { readonly figures: readonly SampleFigure[] };

/** A company that does not exist. */
export const sampleCompany = {
  name: 'Sample Trading Limited',
  chineseName: '示範貿易有限公司',
  report: { en: 'Sample ESG report 2025', zhTw: '示範環境、社會及管治報告 2025' },
  mark: { en: 'Sample', zhTw: '示範' },
  description: {
    en: 'An invented company with invented figures, to show what a report looks like.',
    zhTw: '公司及數據均為虛構，用以展示報告的樣貌。',
  },
  boundary: { en: 'All operations of an invented company in Hong Kong.', zhTw: '一間虛構公司在香港的所有業務。' },
} as const;

const figure = (now: string, before: string, unit: string, breakdown?: string, part?: string): SampleFigure => ({
  now,
  before,
  unit,
  ...(breakdown && { breakdown }),
  ...(part && { part }),
});

/** The sample answers, by disclosure code and field. */
export const sampleAnswers: Readonly<Record<string, Readonly<Record<string, SampleAnswer>>>> = {
  'B-15': {
    'org.boundary': {
      text: {
        en: 'This report covers the head office and the warehouse that the group runs itself. Together they make up all of its revenue.',
        zhTw: '本報告涵蓋本集團自行營運的總部及倉庫，兩者佔本集團全部收入。',
      },
    },
  },
  'A1.1': {
    'air.nox': { figures: [figure('398.2', '421.7', 'kg')] },
    'air.sox': { figures: [figure('0.9', '1.1', 'kg')] },
    'air.pm': { figures: [figure('36.4', '39.2', 'kg')] },
  },
  'A1.3': { 'waste.generated.hazardous': { figures: [figure('0.5', '0.7', 't')] } },
  'A1.4': { 'waste.generated.nonhazardous': { figures: [figure('33.9', '36.8', 't')] } },
  'A1.6': {
    'waste.target': {
      text: {
        en: 'We halve the waste sent to landfill by 2030, measured against 2022.',
        zhTw: '我們以 2022 年為基準，於 2030 年前將送往堆填區的廢物減半。',
      },
    },
  },
  'A2.1': {
    'energy.consumption.total': { figures: [figure('711400', '829600', 'kWh')] },
    'energy.consumption.electricity': { figures: [figure('143900', '151200', 'kWh')] },
  },
  'A2.2': { 'water.consumption.total': { figures: [figure('2520', '2710', 'm3')] } },
  'B1.1': {
    'workforce.headcount': {
      figures: [
        figure('342', '336', '1', 'by-gender', 'Male'),
        figure('298', '281', '1', 'by-gender', 'Female'),
        figure('97', '88', '1', 'by-age-group', '30 and below'),
        figure('387', '379', '1', 'by-age-group', '31–50'),
        figure('156', '150', '1', 'by-age-group', 'Above 50'),
        figure('612', '590', '1', 'by-employment-type', 'Full-time'),
        figure('28', '27', '1', 'by-employment-type', 'Part-time'),
        figure('640', '617', '1', 'by-region', 'Hong Kong'),
      ],
    },
  },
  'B2.2': { 'ohs.lost_days': { figures: [figure('12', '31', 'd')] } },
  'B3.2': {
    'training.hours_average': {
      figures: [
        figure('14.5', '12.1', 'h/{person}', 'by-gender', 'Male'),
        figure('15.2', '12.8', 'h/{person}', 'by-gender', 'Female'),
        figure('18.4', '16.0', 'h/{person}', 'by-category', 'Management'),
        figure('14.1', '11.7', 'h/{person}', 'by-category', 'General staff'),
      ],
    },
  },
  'B6.5': {
    'privacy.protection': {
      text: {
        en: 'Personal data are kept in Hong Kong, encrypted, and removed when they are no longer needed. Nobody complained in either year.',
        zhTw: '個人資料經加密後存放於香港，不再需要時即予刪除。兩年內均沒有收到投訴。',
      },
    },
  },
  'D-28': {
    'ghg.scope1.total': { figures: [figure('147.1', '168.3', 't{CO2e}')] },
    'ghg.scope2.location_based': { figures: [figure('56.1', '60.2', 't{CO2e}')] },
    'ghg.scope3.total': { figures: [figure('421.8', '437.5', 't{CO2e}')] },
  },
};
