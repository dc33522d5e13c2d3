import { expect, it } from 'vitest';
import { findFramework, hashOfFramework, withAddedUnits } from './index.ts';

const hkex = findFramework('hkex-c2-2025');
const codesOf = (framework: typeof hkex) => framework?.units.rate_hours?.map(({ code }) => code);

it('gives a framework that was stored before the percentage of fatalities that unit, without making other content of it', () => {
  if (!hkex) throw new Error('HKEX has left the library');
  const isOld = ({ code }: { code: string }) => code !== '%';
  const stored = { ...hkex, units: { ...hkex.units, rate_hours: (hkex.units.rate_hours ?? []).filter(isOld) } };
  expect(codesOf(stored)).not.toContain('%');
  expect(codesOf(withAddedUnits(stored))).toEqual(codesOf(hkex));
  expect(codesOf(withAddedUnits(hkex))).toEqual(codesOf(hkex));
  expect(hashOfFramework(stored)).toBe(hashOfFramework(hkex));
  expect(codesOf(hkex)).toContain('%');
});

it('counts any other change as other content', () => {
  if (!hkex) throw new Error('HKEX has left the library');
  const [first, ...others] = hkex.units.rate_hours ?? [];
  expect(hashOfFramework({ ...hkex, units: { ...hkex.units, rate_hours: others } })).not.toBe(hashOfFramework(hkex));
  expect(first?.code).toBe('/(1000000.h)');
});
