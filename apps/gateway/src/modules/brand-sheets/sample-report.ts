import {
  type BrandContent,
  defaultNumberFormat,
  defineWords,
  type Language,
  languageTags,
  type ModelField,
  type ReportModel,
} from '@esg/contract';
import { documentColors } from '@esg/tokens/node';
import { documentWords } from '../report-model/index.ts';

/** Words of the sample report. Its figures are invented, as its cover says. */
const texts = defineWords({
  en: {
    title: 'Sustainability report 2025',
    subtitle: 'Sample: the figures are invented',
    framework: 'Sample framework',
    description: 'What a report looks like in this brand.',
    boundary: 'All sites under operational control.',
    chapter: 'Environment',
    emissions: 'Greenhouse gas emissions',
    byScope: 'Emissions by scope',
    scopes: ['Scope 1', 'Scope 2, location-based', 'Scope 3'],
    approach: 'How we measure',
    approachText: 'Meters are read each month. Where a site has none, we estimate from its floor area and say so.',
    points: ['Fuel and electricity come from invoices.'],
    link: 'How the factors were chosen',
    water: 'Water',
    withdrawn: 'Water withdrawn',
  },
  zhTw: {
    title: '二〇二五年可持續發展報告',
    subtitle: '示範：數據均屬虛構',
    framework: '示範框架',
    description: '報告採用此品牌時的樣式。',
    boundary: '營運控制權範圍內的所有地點。',
    chapter: '環境',
    emissions: '溫室氣體排放',
    byScope: '按範圍劃分的排放量',
    scopes: ['範圍 1', '範圍 2（按地區計算）', '範圍 3'],
    approach: '量度方法',
    approachText: '我們每月抄錶。沒有獨立電錶的地點按樓面面積估算，並會註明。',
    points: ['燃料及電力數據取自發票。'],
    link: '排放系數如何選定',
    water: '用水',
    withdrawn: '取水量',
  },
});

type Texts = (typeof texts)[Language];

const carbon = ['1204.5', '3820.2', '9650'];
const carbonBefore = ['1311', '4105.7', '10120'];

const emissionsOf = ({ byScope, scopes }: Texts): ModelField => ({
  key: 'emissions',
  label: byScope,
  language: null,
  content: {
    kind: 'numbers',
    years: ['2024'],
    rows: scopes.map((descriptor, place) => ({
      descriptor,
      number: carbon[place] ?? '0',
      unitCode: 't{CO2e}',
      unitSymbol: 'tCO2e',
      earlier: [carbonBefore[place] ?? null],
    })),
  },
});

const chaptersOf = (words: Texts): ReportModel['chapters'] => [
  {
    code: 'E',
    title: words.chapter,
    text: null,
    disclosures: [
      {
        code: 'E-1',
        title: words.emissions,
        omission: null,
        fields: [
          emissionsOf(words),
          {
            key: 'approach',
            label: words.approach,
            language: null,
            content: {
              kind: 'rich',
              blocks: [
                { kind: 'paragraph', runs: [{ text: words.approachText }] },
                ...words.points.map((text) => ({ kind: 'bullet' as const, runs: [{ text }] })),
                { kind: 'paragraph', runs: [{ text: words.link, link: 'https://ghgprotocol.org/' }] },
              ],
            },
          },
        ],
        charts: [
          {
            title: words.byScope,
            unitSymbol: 'tCO2e',
            kind: 'bar',
            categories: [...words.scopes],
            series: [{ name: '2025', values: carbon }],
          },
        ],
      },
      {
        code: 'E-2',
        title: words.water,
        omission: null,
        fields: [
          {
            key: 'withdrawn',
            label: words.withdrawn,
            language: null,
            content: {
              kind: 'numbers',
              rows: [{ descriptor: '', number: '18420', unitCode: 'm3', unitSymbol: 'm³' }],
            },
          },
        ],
        charts: [],
      },
    ],
  },
];

/** A report of two pages in this brand, with each kind of content: drawn like real documents, with invented figures. */
export const sampleReport = (brand: BrandContent, language: Language): ReportModel => {
  const words = texts[language];
  return {
    reportId: '00000000-0000-4000-8000-000000000000',
    language,
    languageTag: languageTags[language],
    title: words.title,
    cover: { subtitle: words.subtitle, look: 'gradient', pictureFileId: null },
    organisation: brand.companyName,
    stockCode: null,
    framework: { versionId: 'sample', name: words.framework, version: '2025', owner: '', licenceNote: '' },
    period: { start: '2025-01-01', end: '2025-12-31' },
    description: words.description,
    reportingBoundary: words.boundary,
    publishedAt: '2026-03-31T08:00:00.000Z',
    numberLocale: defaultNumberFormat,
    brand: {
      name: brand.companyName,
      supportEmail: brand.supportEmail,
      colors: documentColors(brand.colorSetting),
      tenantLogoFileId: null,
      organisationLogoFileId: null,
    },
    words: documentWords[language],
    chapters: chaptersOf(words),
    contentIndex: null,
    restatements: [],
  };
};
