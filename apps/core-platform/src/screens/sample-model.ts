import type { ReportModel } from '@esg/contract';

/** A report without the brand, which is that of the story. */
type Unbranded = Omit<ReportModel, 'brand'>;

/** A short report in one language, as the gateway assembles it. */
export const sampleModel: Unbranded = {
  reportId: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f10',
  language: 'en',
  languageTag: 'en',
  title: 'Sustainability report 2025',
  organisation: 'Kestrel Packaging',
  stockCode: null,
  framework: {
    versionId: 'gri-2025',
    name: 'GRI Standards',
    version: '2021',
    owner: 'GRI',
    licenceNote: 'Codes are those of the standard; titles are short descriptions, not its text.',
  },
  period: { start: '2025-01-01', end: '2025-12-31' },
  description: 'How we did in 2025.',
  reportingBoundary: 'All sites in Hong Kong and Shenzhen.',
  publishedAt: null,
  numberLocale: 'en-IN',
  words: {
    contents: 'Contents',
    reportingPeriod: 'Reporting period',
    reportingBoundary: 'Reporting boundary',
    stockCode: 'Stock code',
    preparedWith: 'Prepared with',
    omitted: 'Omitted',
    unanswered: 'Not answered',
    page: 'Page',
    value: 'Value',
    unit: 'Unit',
    descriptor: 'Description',
    disclosure: 'Disclosure',
    field: 'Field',
    contentIndex: 'Content index',
    draft: 'Draft',
    publishedOn: 'Published on',
    total: 'Total',
    restatements: 'Restated figures',
    before: 'Published before',
    now: 'Now',
    note: 'Note',
    change: 'Change',
  },
  cover: { subtitle: '', look: 'gradient', pictureFileId: null },
  contentIndex: null,
  restatements: [],
  kpiSheet: {
    isPrinted: true,
    disclosures: [
      {
        code: '302-1',
        owners: ['Robin Lau'],
        evidence: ['Electricity bills 2025.pdf'],
        status: 'approval-accepted',
      },
    ],
  },
  chapters: [
    {
      code: 'GRI 302',
      title: 'GRI 302: Energy 2016',
      text: null,
      disclosures: [
        {
          code: '302-1',
          title: 'Energy consumed within the organisation',
          omission: null,
          fields: [
            {
              key: 'total',
              label: 'Total energy consumption',
              language: null,
              content: {
                kind: 'numbers',
                rows: [
                  { descriptor: 'Hong Kong', number: '1234567.5', unitCode: 'kWh', unitSymbol: 'kWh' },
                  { descriptor: 'Shenzhen', number: '420.05', unitCode: 'kWh', unitSymbol: 'kWh' },
                ],
              },
            },
            {
              key: 'method',
              label: 'Method',
              language: null,
              content: { kind: 'text', text: 'Metered at each site.' },
            },
            {
              key: 'policy',
              label: 'Policy',
              language: 'zhTw',
              content: {
                kind: 'rich',
                blocks: [
                  {
                    kind: 'paragraph',
                    runs: [{ text: '我們先' }, { text: '減少', bold: true }, { text: '，後抵銷。' }],
                  },
                  { kind: 'bullet', runs: [{ text: '更換照明' }] },
                  { kind: 'bullet', runs: [{ text: '安裝太陽能板' }] },
                ],
              },
            },
            { key: 'sold', label: 'Energy sold', language: null, content: { kind: 'unanswered' } },
          ],
          charts: [
            {
              title: 'Total energy consumption',
              unitSymbol: 'kWh',
              kind: 'bar',
              categories: ['Hong Kong', 'Shenzhen'],
              series: [{ name: 'Total energy consumption', values: ['1234567.5', '420.05'] }],
            },
          ],
        },
        {
          code: '302-2',
          title: 'Energy consumed outside the organisation',
          omission: { reason: 'Information unavailable', explanation: 'Our suppliers report from 2027 on.' },
          fields: [],
          charts: [],
        },
      ],
    },
  ],
};

/** The same report in Chinese. */
export const sampleModelZh: Unbranded = {
  ...sampleModel,
  language: 'zhTw',
  languageTag: 'zh-Hant-HK',
  title: '2025 年可持續發展報告',
  organisation: '茶隼包裝',
  framework: {
    ...sampleModel.framework,
    name: 'GRI 準則',
    licenceNote: '編號沿用原文，標題為簡短說明，並非原文。',
  },
  description: '2025 年的表現。',
  reportingBoundary: '香港及深圳所有營運地點。',
  words: {
    contents: '目錄',
    reportingPeriod: '匯報期',
    reportingBoundary: '匯報範圍',
    stockCode: '股份代號',
    preparedWith: '編製依據',
    omitted: '從略',
    unanswered: '未作答',
    page: '頁',
    value: '數值',
    unit: '單位',
    descriptor: '說明',
    disclosure: '披露',
    field: '欄位',
    contentIndex: '內容索引',
    draft: '草稿',
    publishedOn: '發布日期',
    total: '總計',
    restatements: '重列數據',
    before: '先前發布',
    now: '現時',
    note: '附註',
    change: '變動',
  },
};
