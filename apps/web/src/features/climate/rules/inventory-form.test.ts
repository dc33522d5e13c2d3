import { noInventorySettings } from '@esg/contract';
import { expect, it } from 'vitest';
import { inventoryOf, typedInventory, wrongInInventory } from './inventory-form.ts';

const comma = (number: string) => number.replace('.', ',');
const settings = {
  ...noInventorySettings,
  baseYearStart: '2023-04',
  thresholdPercent: '2.5',
  exclusions: [{ subject: 'Mill', reason: 'Sold' }],
  version: 3,
};

it('sends settings as they were read, in whatever separators they were shown', () => {
  const typed = typedInventory(settings, comma);
  expect(typed).toMatchObject({ baseYear: '2023', baseMonth: '04', threshold: '2,5' });
  const { updatedBy: _, updatedAt: __, ...sent } = settings;
  expect(inventoryOf(typed, 'de-DE')).toEqual(sent);
});

it('names what cannot be sent', () => {
  const typed = typedInventory(settings, comma);
  const wrong = {
    ...typed,
    baseYear: '23',
    threshold: '101',
    uncertainties: { ...typed.uncertainties, metered: 'some' },
    exclusions: [{ subject: 'Mill', reason: ' ' }],
  };
  expect([...wrongInInventory(wrong, 'de-DE')].toSorted()).toEqual(['baseYear', 'metered', 'reason0', 'threshold']);
  expect(wrongInInventory(typed, 'de-DE').size).toBe(0);
});
