/** Sample models of tests and benchmarks, in one file, which makes it long: every kind of content a report can have. */

import type { Language, ModelChart, ModelDisclosure, ModelField, ReportModel } from '@esg/contract';
import { findFramework } from '@esg/standards';
import sharp from 'sharp';
import { documentWords } from '../../../report-model/index.ts';
import { sampleTable } from './sample-rich.ts';

/** Brands for looking at documents. */
const sampleBrands = {
  default: brand('Meridian ESG', '#2f5bd7', '#1b2a6b', '#2f5bd7', '#ffffff'),
  verdant: brand('Verdant', '#1f7a4d', '#0d3b2a', '#3f9d63', '#ffffff'),
  harbour: brand('Harbour Advisory', '#ff6f59', '#0b2545', '#1d4e79', '#ffffff'),
  yellow: brand('Hostile Yellow', '#ffe600', '#fff27a', '#ffe600', '#000000'),
};

function brand(
  name: string,
  primary: string,
  gradientFrom: string,
  gradientTo: string,
  onGradient: string,
): ReportModel['brand'] {
  return {
    name,
    supportEmail: 'support@example.com',
    colors: { primary, onPrimary: '#ffffff', accent: primary, gradientFrom, gradientTo, onGradient },
    tenantLogoFileId: null,
    organisationLogoFileId: null,
  };
}

const sentences: Record<Language, string[]> = {
  en: [
    'The board reviews progress against the climate targets twice a year and approves every change of method before it is used.',
    'Figures for the two Shenzhen sites are metered monthly; the Kwun Tong warehouse is estimated from its floor area (12% of the total).',
    'No case was confirmed in the period, and none is pending. CO₂ credits cost ₹5 at Škoda’s site in Łódź (Đà Nẵng: none).',
  ],
  zhTw: [
    '董事會每年兩次檢討氣候目標的進度，並在採用任何新計算方法前予以批准。',
    '深圳兩個廠房的數據按月抄錶；觀塘倉庫（佔總量12%）則按樓面面積估算，詳見「計算方法」一節。',
    '本期間並無已確認的個案，亦沒有待決個案。二氧化碳（CO₂）額度以 ₹ 計價。',
  ],
};

/** A repeatable stream of whole numbers below 2³¹. */
const numbersFrom = (seed: number) => () => {
  seed = (seed * 48271) % 2147483647;
  return seed;
};

const rowLabels: Record<Language, string[]> = {
  en: ['Hong Kong', 'Shenzhen', 'Singapore', 'Other places'],
  zhTw: ['香港', '深圳', '新加坡', '其他地方'],
};

type Next = () => number;
const decimalOf = (next: Next) =>
  `${next() % 9_000_000}.${String(next() % 1000).padStart(3, '0')}`.replace(/\.?0+$/, '');

const contentOf = (index: number, next: Next, language: Language): ModelField['content'] => {
  const texts = sentences[language];
  const text = (at: number) => texts[at % texts.length] ?? '';
  switch (index % 6) {
    case 0:
      return {
        kind: 'numbers',
        rows: [{ descriptor: '', number: decimalOf(next), unitCode: 'MWh', unitSymbol: 'MWh' }],
      };
    case 1:
      return {
        kind: 'numbers',
        rows: rowLabels[language].map((descriptor) => ({
          descriptor,
          number: decimalOf(next),
          unitCode: 't{CO2e}',
          unitSymbol: 'tCO2e',
        })),
      };
    case 2:
      return { kind: 'text', text: `${text(index)}\n${text(index + 1)}` };
    case 3:
      return {
        kind: 'rich',
        blocks: [
          { kind: 'heading', runs: [{ text: language === 'en' ? 'Approach' : '方針' }] },
          {
            kind: 'paragraph',
            runs: [
              { text: text(index) },
              { text: ' ISO 14064-1', bold: true },
              { text: ' ' },
              { text: text(index + 1), italic: true },
            ],
          },
          { kind: 'bullet', runs: [{ text: text(index + 2) }] },
          { kind: 'bullet', runs: [{ text: 'ghgprotocol.org', link: 'https://ghgprotocol.org/' }] },
          { kind: 'numbered', runs: [{ text: text(index + 1) }] },
          { kind: 'numbered', runs: [{ text: text(index) }] },
          ...sampleTable(language),
        ],
      };
    case 4:
      return { kind: 'list', items: rowLabels[language].slice(0, 2) };
    default:
      return { kind: 'unanswered' };
  }
};

const chartOf = (field: ModelField | undefined): ModelChart[] =>
  field?.content.kind === 'numbers' && field.content.rows.length > 1
    ? [
        {
          title: field.label,
          unitSymbol: field.content.rows[0]?.unitSymbol ?? '',
          kind: 'bar',
          categories: field.content.rows.map(({ descriptor }) => descriptor),
          series: [{ name: field.label, values: field.content.rows.map(({ number }) => number) }],
        },
      ]
    : [];

/** Every disclosure of GRI in order, repeated when more are asked for. */
const disclosuresOf = (count: number, charts: number, language: Language) => {
  const next = numbersFrom(20261121);
  const topics = findFramework('gri-2025')?.topics ?? [];
  const all = topics.flatMap((topic) => topic.disclosures.map((disclosure) => ({ topic, disclosure })));
  return Array.from({ length: count }, (_, index) => {
    const { topic, disclosure } = all[index % all.length] as (typeof all)[number];
    const round = Math.floor(index / all.length);
    const fields = disclosure.fields.slice(0, 6).map(
      (field, at): ModelField => ({
        key: field.key,
        label: field.label[language],
        language: null,
        content: contentOf(index + at, next, language),
      }),
    );
    const many = fields.find(({ content }) => content.kind === 'numbers' && content.rows.length > 1);
    const omitted = index % 17 === 11;
    const made: ModelDisclosure = {
      code: round === 0 ? disclosure.code : `${disclosure.code}/${round + 1}`,
      title: disclosure.title[language],
      omission: omitted ? { reason: documentWords[language].omitted, explanation: sentences[language][0] ?? '' } : null,
      fields: omitted ? [] : fields,
      charts: omitted ? [] : chartOf(many),
    };
    return {
      topic: { code: round === 0 ? topic.code : `${topic.code}/${round + 1}`, title: topic.title[language] },
      made,
    };
  }).map((entry, index, entries) => {
    const before = entries.slice(0, index).filter(({ made }) => made.charts.length > 0).length;
    if (before >= charts) entry.made.charts = [];
    return entry;
  });
};

const indexOf = (
  chapters: ReportModel['chapters'],
  { contentIndex, disclosure, page, omitted }: ReportModel['words'],
) => ({
  title: contentIndex,
  facts: [],
  columns: { disclosure, location: page, cells: [omitted] },
  groups: chapters.map(({ title, disclosures }) => ({
    title,
    rows: disclosures.map(({ code, title: name, omission }) => ({
      code,
      title: name,
      located: true,
      cells: [[omission?.reason, omission?.explanation].filter(Boolean).join(': ')],
    })),
  })),
});

export type SampleOptions = {
  language?: Language;
  disclosures?: number;
  charts?: number;
  brand?: keyof typeof sampleBrands;
  published?: boolean;
};

/** A repeatable report over the real GRI disclosures, with every kind of content. Invented figures. */
export const sampleModel = ({
  language = 'en',
  disclosures = 24,
  charts = 30,
  brand: brandName = 'verdant',
  published = true,
}: SampleOptions = {}): ReportModel => {
  const chapters: ReportModel['chapters'] = [];
  for (const { topic, made } of disclosuresOf(disclosures, charts, language)) {
    const last = chapters.at(-1);
    if (last?.code === topic.code) last.disclosures.push(made);
    else chapters.push({ ...topic, text: null, disclosures: [made] });
  }
  return {
    reportId: '0d3f6a52-6b6e-4f7e-9d0a-8f0b7f1a2c11',
    language,
    languageTag: language === 'en' ? 'en' : 'zh-Hant-HK',
    title: language === 'en' ? 'Sustainability report 2025' : '二〇二五年可持續發展報告',
    organisation: language === 'en' ? 'Verdant Manufacturing Limited' : '翠鋒製造有限公司',
    stockCode: null,
    framework: {
      versionId: 'gri-2025',
      name: language === 'en' ? 'GRI Standards' : 'GRI 準則',
      version: '2025',
      owner: 'Global Reporting Initiative',
      licenceNote: '',
    },
    period: { start: '2025-01-01', end: '2025-12-31' },
    description: sentences[language].join(language === 'en' ? ' ' : ''),
    reportingBoundary:
      language === 'en' ? 'All entities under operational control in Asia.' : '亞洲所有屬營運控制的實體。',
    publishedAt: published ? '2026-03-31T08:00:00.000Z' : null,
    numberLocale: 'en-IN',
    brand: { ...sampleBrands[brandName] },
    words: documentWords[language],
    cover: { subtitle: '', look: 'gradient', pictureFileId: null },
    chapters,
    contentIndex: indexOf(chapters, documentWords[language]),
    restatements: [],
  };
};

/** A logo as PNG: a plain mark, drawn without text so that no font of the machine matters. */
export const sampleLogo = (color = '#1f7a4d'): Promise<Uint8Array> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><circle cx="80" cy="80" r="64" fill="${color}"/>` +
        `<path d="M50 84l22 22 40-50" stroke="#fff" stroke-width="14" fill="none"/>` +
        `<rect x="180" y="48" width="270" height="24" rx="12" fill="${color}"/>` +
        `<rect x="180" y="92" width="180" height="20" rx="10" fill="#8a94a0"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
