import { expect, it } from 'vitest';
import { disclosuresOf } from './testing.ts';

it.each([
  ['hkex-c2-2025', 'D-34', 'climate.carbon_price.value', 'climate.carbon_price.applied'],
  ['ifrs-s2-2025', 'S2.29(f)', 'climate.carbon_price.value', 'climate.carbon_price.applied'],
])('%s %s requires %s of nobody, because %s may say that there is none', (versionId, code, key, words) => {
  const { fields } = disclosuresOf(versionId).find((disclosure) => disclosure.code === code) ?? {};
  expect(fields?.find((field) => field.key === key)).toMatchObject({ required: false, coverage: 'full' });
  expect(fields?.find((field) => field.key === words)).toMatchObject({ required: true });
});

it.each([
  // The fuels of non-renewable and of renewable sources, "including fuel types used".
  ['gri-2025', '302-1', 'energy.consumption.fuel'],
  // Economic value distributed: community investments, payments to providers of capital and to governments.
  ['gri-2025', '201-1', 'community.investment'],
  ['gri-2025', '201-1', 'econ.shareholder_returns'],
  ['gri-2025', '201-1', 'econ.taxes'],
  // The supply chain.
  ['gri-2025', '2-6', 'supply.count'],
  // How many members of the governance body and employees were trained.
  ['gri-2025', '205-2', 'corruption.trained'],
  ['hkex-c2-2025', 'B7.3', 'corruption.trained'],
  ['hkex-c2-2025', 'B7.3', 'corruption.training_hours'],
  // Intensity, per whatever unit suits the issuer.
  ['hkex-c2-2025', 'A2.1', 'energy.intensity.revenue'],
  ['hkex-c2-2025', 'A2.2', 'water.intensity.revenue'],
  // Companies print the sum of scopes 1 and 2 beside the total.
  ['hkex-c2-2025', 'D-28', 'ghg.scope12.location_based'],
  ['hkex-c2-2020', 'A1.2', 'ghg.scope12.location_based'],
  // How waste is handled.
  ['hkex-c2-2025', 'A1.6', 'waste.disposed'],
])('%s %s prints %s beside its required fields, without asking for it', (versionId, code, key) => {
  const { fields } = disclosuresOf(versionId).find((disclosure) => disclosure.code === code) ?? {};
  expect(fields?.find((field) => field.key === key)).toMatchObject({ required: false, coverage: 'partial' });
});
