import { frameworkQueries } from '@esg/api-client';
import type { FrameworkSummary } from '@esg/contract';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';

type Essentials = Pick<FrameworkSummary, 'versionId' | 'name' | 'version' | 'owner' | 'disclosureCount'> &
  Partial<Pick<FrameworkSummary, 'comparedWith' | 'category' | 'region' | 'effectiveBasis'>>;

const framework = (essentials: Essentials, effectiveFrom: string | null = '2025-01-01'): FrameworkSummary => ({
  kind: 'FRAMEWORK_BUILDER',
  family: 'OTHER',
  library: 'ESG_CORE',
  region: null,
  category: 'REPORTING_STANDARDS',
  effectiveFrom,
  note: null,
  audience: ['investors'],
  dataKinds: ['general_esg'],
  supersededBy: null,
  unverifiedCount: 0,
  comparedWith: {
    text: { en: `the text of ${essentials.version}`, zhTw: `${essentials.version} 年的文本` },
    on: '2026-11-22',
  },
  licenceNote: {
    en: `Codes are those of ${essentials.owner}; titles are short descriptions, not its text.`,
    zhTw: `代碼由 ${essentials.owner} 訂定；標題為簡短說明，並非原文。`,
  },
  ...essentials,
});

const frameworks: FrameworkSummary[] = [
  framework(
    {
      versionId: 'gri-2021',
      name: { en: 'GRI Standards', zhTw: 'GRI 準則' },
      version: '2021',
      owner: 'GRI',
      effectiveBasis: 'publication',
      disclosureCount: 117,
    },
    '2023-01-01',
  ),
  framework({
    versionId: 'hkex-c2-2025',
    name: { en: 'HKEX ESG Code', zhTw: '港交所《環境、社會及管治守則》' },
    version: '2025',
    owner: 'HKEX',
    category: 'EXCHANGE_LISTING_REQUIREMENTS',
    region: 'HK',
    disclosureCount: 36,
  }),
  framework(
    {
      versionId: 'hkfrs-s2',
      name: { en: 'HKFRS S2 Climate-related Disclosures', zhTw: '《香港財務報告準則》S2 氣候相關披露' },
      version: '2024',
      owner: 'HKICPA',
      disclosureCount: 29,
    },
    '2025-08-01',
  ),
  framework(
    {
      versionId: 'vsme',
      name: { en: 'VSME Standard', zhTw: 'VSME 準則' },
      version: '2024',
      owner: 'EFRAG',
      effectiveBasis: 'none',
      disclosureCount: 20,
      comparedWith: null,
    },
    '2025-07-30',
  ),
];

/** A part of the framework library. */
export const seedFrameworks: Seed = (cache, api) => {
  cache.setQueryData(frameworkQueries.list(api).queryKey, frameworks);
};
