import { emissionFactorQueries, referenceQueries, successionQueries } from '@esg/api-client';
import type { EmissionFactorEntry } from '@esg/contract';
import { expect } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { EmissionFactorsPage } from '../features/emission-factors/EmissionFactorsPage.tsx';
import { SuccessionsPage } from '../features/successions/SuccessionsPage.tsx';

const factor = (change: Partial<EmissionFactorEntry>): EmissionFactorEntry => ({
  id: 'butane',
  activity: { en: 'Fuel: Butane', zhTw: '燃料：丁烷' },
  scope: '1',
  category: 'fuel',
  region: 'GB',
  unitKind: 'mass',
  unit: 't',
  kgCo2ePerUnit: '3033.38067',
  basis: 'net CV; TTW',
  gwpSet: 'AR5',
  parts: { co2: '3029.26', ch4: '2.52', n2o: '1.60067' },
  publicationYear: 2025,
  validFrom: '2025-01-01',
  validTo: '2025-12-31',
  source: 'UK Government GHG conversion factors 2025',
  licence: 'OGL v3.0',
  verified: true,
  measure: { code: 't', symbol: 't', name: { en: 'tonne', zhTw: '公噸' }, factorToBase: '1000', offset: '0' },
  ...change,
});
const factors = [
  factor({}),
  factor({
    id: 'grid',
    activity: { en: 'Grid electricity: Hong Kong', zhTw: '電網電力：香港' },
    scope: '2',
    region: 'HK',
    category: 'grid electricity',
    kgCo2ePerUnit: '0.38',
    basis: 'location; as published by the supplier',
    parts: { co2: null, ch4: null, n2o: null },
    gwpSet: null,
    validTo: null,
    verified: false,
  }),
];
const seed: Seed = (cache, api) => {
  const countries = [{ id: 'HK', name: { en: 'Hong Kong', zhTw: '香港' }, diallingCode: '+852' }];
  cache.setQueryData(referenceQueries.countries(api).queryKey, countries);
  cache.setQueryData(emissionFactorQueries.choices(api).queryKey, {
    sources: ['UK Government GHG conversion factors 2025'],
    categories: ['fuel', 'grid electricity'],
    regions: ['GB', 'HK'],
    years: [2025, 2024],
  });
  const page = (items: EmissionFactorEntry[]) => ({
    pages: [{ items, nextCursor: null, total: items.length }],
    pageParams: [''],
  });
  const verified = factors.filter((entry) => entry.verified);
  const all = factors;
  cache.setQueryData(emissionFactorQueries.pages(api, {}).queryKey, page(verified));
  cache.setQueryData(emissionFactorQueries.pages(api, { unverified: 'true' }).queryKey, page(all));
  const gri = { versionId: 'gri-2025', framework: { en: 'GRI Standards', zhTw: 'GRI 準則' } };
  const issb = { versionId: 'ifrs-s2', framework: { en: 'IFRS S2', zhTw: 'IFRS S2' } };
  cache.setQueryData(successionQueries.all(api).queryKey, [
    {
      disclosure: { ...gri, code: '305-1', title: { en: 'Direct emissions', zhTw: '直接排放' } },
      successor: { ...gri, code: '102-5', title: { en: 'Scope 1 emissions', zhTw: '範圍1排放' } },
      from: '2027-01-01',
      basis: 'period',
    },
    {
      disclosure: { ...gri, code: '304-1', title: { en: 'Sites near protected areas', zhTw: '鄰近保護區的營運地點' } },
      successor: { ...issb, code: '101-5', title: null },
      from: '2026-01-01',
      basis: 'publication',
    },
  ]);
};

const meta = preview.meta({
  title: 'Screens/Standards library',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
});

export const EmissionFactors = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/emission-factors', seed })],
  render: () => <EmissionFactorsPage />,
});
EmissionFactors.test('shows what nobody compared only when asked, and marks it', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'Fuel: Butane' })).toBeVisible();
  await expect(canvas.getByText('OGL v3.0')).toBeVisible();
  await expect(canvas.queryByText('Not compared with its publisher')).toBeNull();
  await userEvent.click(canvas.getByRole('checkbox'));
  await expect(await canvas.findByText('Not compared with its publisher')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Check and use Grid electricity: Hong Kong' })).toHaveAttribute(
    'href',
    '/ct/climate/factors?check=grid',
  );
  await expect(canvas.queryByRole('link', { name: /^Check and use Fuel/ })).toBeNull();
});

export const ReplacedDisclosuresInChinese = meta.story({
  globals: { locale: 'zhTw' },
  decorators: [onScreen({ catalogue, path: '/ct/successions', seed })],
  render: () => <SuccessionsPage />,
});
