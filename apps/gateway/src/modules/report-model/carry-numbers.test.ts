import { findFramework } from '@esg/standards';
import { expect, it } from 'vitest';
import { figurePlacesIn } from './carry-numbers.ts';

const library = (versionId: string) => {
  const framework = findFramework(versionId);
  if (!framework) throw new Error(versionId);
  return framework;
};
const placeIn = (from: string, into: string, disclosureCode: string, fieldKey: string, follows = new Map()) =>
  figurePlacesIn(library(from), library(into), follows)({ disclosureCode, fieldKey });

it('finds the place of a number where the same is asked of its metric, and none for what is asked of some people', () => {
  const headcount = 'workforce.headcount';
  const women = 'B8-NumberOfFemaleEmployees';
  expect(placeIn('vsme-2026', 'gri-2025', 'B1-NumberOfEmployees', headcount)).toBe('2-7');
  expect(placeIn('vsme-2026', 'gri-2025', women, headcount)).toBeUndefined();
  expect(placeIn('vsme-2026', 'vsme-2026', women, headcount)).toBe(women);
  expect(placeIn('gri-2025', 'vsme-2026', '305-4', 'ghg.intensity.revenue')).toBe(
    'B3-TotalLocationBasedGreenhouseGasEmissionsIntensityValue',
  );
  expect(placeIn('vsme-2026', 'gri-2025', 'B6-TotalAmountOfWaterWithdrawnFromAllSites', 'water.withdrawal.total')).toBe(
    '303-3',
  );
  expect(placeIn('gri-2025', 'gri-2025', '101-6', 'water.withdrawal.total')).toBe('101-6');
  expect(placeIn('gri-2025', 'vsme-2026', '101-6', 'water.withdrawal.total')).toBeUndefined();
});
