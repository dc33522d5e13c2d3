import type { NewTarget } from '@esg/contract';
import { expect, it } from 'vitest';
import { readTyped, reducedBy, type TypedTarget, typedFrom } from './typed-target.ts';

const typed: TypedTarget = {
  name: 'Half the energy',
  unit: 'MWh',
  entityId: '',
  base: { year: '2020', value: '1,200.5' },
  interim: [{ year: '2025', value: '900' }],
  goal: { year: '2030', value: '600' },
  owner: '',
  note: '',
  measures: [{ name: 'New boilers', effect: '12.5', fromYear: '2027', cost: '', owner: '' }],
};

it('reads what is typed in the separators of the person, and writes it back alike', () => {
  const target = readTyped(typed, 'energy.consumption.total', 'en');
  expect(target).toMatchObject({
    entityId: null,
    base: { year: 2020, value: '1200.5' },
    measures: [{ effect: '12.5', fromYear: 2027 }],
  });
  const stored = target && { ...target, id: '', updatedBy: '', updatedAt: '', version: 1 };
  expect(typedFrom(stored, { units: [] }, 'en')).toEqual({ ...typed, version: 1 });
});

it('keeps with what is typed of which state the target was, and sends it as no field', () => {
  const kept = { ...typed, version: 3 };
  expect(readTyped(kept, 'energy.consumption.total', 'en')).not.toHaveProperty('version');
  const begun = { id: '', metricKey: '', updatedBy: '', updatedAt: '', version: 3 };
  const target = { ...begun, ...(readTyped(typed, 'energy.consumption.total', 'en') as NewTarget) };
  expect(typedFrom(target, { units: [] }, 'en').version).toBe(3);
});

it('reads nothing of numbers, years and names that are none', () => {
  const wrong: Partial<TypedTarget>[] = [
    { name: ' ' },
    { goal: { year: '30', value: '600' } },
    { base: { year: '2020', value: 'many' } },
    { measures: [{ name: '', effect: '1', fromYear: '2027', cost: '', owner: '' }] },
  ];
  for (const more of wrong) expect(readTyped({ ...typed, ...more }, 'energy.consumption.total', 'en')).toBeUndefined();
});

it('takes percent off a typed value, with every digit', () => {
  expect(reducedBy('366.196128', '42', 'en')).toBe('212.39375424');
  expect(reducedBy('1,000', '50', 'en')).toBe('500');
  expect(reducedBy('', '42', 'en')).toBeUndefined();
  expect(reducedBy('10', 'half', 'en')).toBeUndefined();
});
