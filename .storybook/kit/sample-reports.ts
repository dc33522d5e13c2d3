import { reportQueries } from '@esg/api-client';
import type { Language, Report } from '@esg/contract';
import type { Seed } from './on-screen.tsx';
import { storyUser } from './story-services.ts';

const hourMs = 3_600_000;
/** Relative, so that "3 hours ago" stays true whatever the age of the file. */
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

/** A half-finished GRI report; other reports differ from it in the given fields. */
export const sampleReport = (more: Partial<Report> = {}): Report => ({
  id: '7d0c1f7e-52a6-4a5a-9a55-20b5a3f0c001',
  versionId: 'gri-2021',
  framework: { en: 'GRI Standards 2021', zhTw: 'GRI 準則 2021' },
  type: 'STANDARD',
  name: 'Sustainability report 2025',
  description: '',
  reportingBoundary: '',
  names: { en: 'Sustainability report 2025' },
  descriptions: {},
  reportingBoundaries: {},
  period: { start: '2025-01-01', end: '2025-12-31' },
  entityIds: [],
  figuresByEntity: false,
  figuresByEntityLevel: 'first',
  isSample: false,
  entitiesManagerId: null,
  issuerClass: null,
  materialTopics: null,
  languages: ['en', 'zhTw'],
  status: 'in-progress',
  currentStep: 'data-input',
  disclosureCodes: ['2-1', '2-3', '302-1', '305-1', '305-2'],
  progress: { done: 2, begun: 1, total: 5 },
  collaborators: [
    { id: storyUser.id, name: 'Mei Lam' },
    { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f13', name: 'Arjun Rao' },
  ],
  version: 7,
  createdAt: hoursAgo(400),
  updatedAt: hoursAgo(2),
  publishedAt: null,
  ...more,
});

const said = (language: Language, en: string, zhTw: string) => (language === 'zhTw' ? zhTw : en);

const ongoing = (language: Language): Report[] => [
  sampleReport({ name: said(language, 'Sustainability report 2025', '2025 年可持續發展報告') }),
  sampleReport({
    id: '7d0c1f7e-52a6-4a5a-9a55-20b5a3f0c002',
    versionId: 'hkex-c2-2025',
    framework: { en: 'HKEX ESG Code', zhTw: '港交所《環境、社會及管治守則》' },
    name: said(language, 'HKEX ESG report 2025', '2025 年港交所環境、社會及管治報告'),
    progress: { done: 31, begun: 2, total: 36 },
    collaborators: [],
    updatedAt: hoursAgo(27),
  }),
  sampleReport({
    id: '7d0c1f7e-52a6-4a5a-9a55-20b5a3f0c003',
    versionId: 'hkfrs-s2',
    framework: { en: 'HKFRS S2', zhTw: '《香港財務報告準則》S2' },
    name: said(language, 'Climate disclosures', '氣候相關披露'),
    status: 'new',
    currentStep: 'select-disclosures',
    disclosureCodes: [],
    progress: { done: 0, begun: 0, total: 0 },
    collaborators: [],
    updatedAt: hoursAgo(100),
  }),
];

const published = (language: Language): Report[] => [
  sampleReport({
    id: '7d0c1f7e-52a6-4a5a-9a55-20b5a3f0c004',
    name: said(language, 'Sustainability report 2024', '2024 年可持續發展報告'),
    period: { start: '2024-01-01', end: '2024-12-31' },
    status: 'readonly-published',
    progress: { done: 42, begun: 0, total: 42 },
    publishedAt: '2025-04-14T08:00:00.000Z',
  }),
];

const pageOf = (items: Report[]) => ({
  pages: [{ items, nextCursor: null, total: items.length }],
  pageParams: [undefined],
});

/** Lists of ongoing and published reports. */
export const seedReports: Seed = (cache, api, language) => {
  cache.setQueryData(reportQueries.list(api, 'ongoing').queryKey, pageOf(ongoing(language)));
  cache.setQueryData(reportQueries.list(api, 'published').queryKey, pageOf(published(language)));
};

/** The same lists when no report is in progress. */
export const seedAllPublished: Seed = (cache, api, language) => {
  seedReports(cache, api, language);
  cache.setQueryData(reportQueries.list(api, 'ongoing').queryKey, pageOf([]));
};

/** The same lists of a person who has just signed up. */
export const seedNoReports: Seed = (cache, api) => {
  cache.setQueryData(reportQueries.list(api, 'ongoing').queryKey, pageOf([]));
  cache.setQueryData(reportQueries.list(api, 'published').queryKey, pageOf([]));
};
