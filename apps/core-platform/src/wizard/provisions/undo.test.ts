import { disclosureChangesMax } from '@esg/contract';
import { expect, it } from 'vitest';
import { inLots, undoOf } from './undo.ts';

it('restores the former status of each disclosure that was left out', () => {
  const before = [
    { code: 'A1.0', status: 'completed' as const, omission: null },
    { code: 'A1.1', status: 'new' as const, omission: null },
    { code: 'A1.3', status: 'pending-approval' as const, omission: null },
    { code: 'A2.0', status: 'completed' as const, omission: null },
  ];
  expect(undoOf(before, ['A1.0', 'A1.1', 'A1.3', 'B1.1'])).toEqual([
    { status: 'not-selected', codes: ['B1.1'] },
    { status: 'not-selected', codes: ['A1.1'] },
    { status: 'selected', codes: ['A1.1'] },
    { status: 'in-progress', codes: ['A1.0'] },
    { status: 'completed', codes: ['A1.0'] },
    { status: 'in-progress', codes: ['A1.3'] },
  ]);
});

it('restores the reason of a disclosure that was completed in part', () => {
  const omission = { reason: 'information_unavailable', explanation: 'Meters are being installed.' };
  const before = [
    { code: 'A2.1', status: 'completed' as const, omission },
    { code: 'A2.2', status: 'completed' as const, omission: null },
  ];
  expect(undoOf(before, ['A2.1', 'A2.2'])).toEqual([
    { status: 'in-progress', codes: ['A2.1', 'A2.2'] },
    { status: 'completed', codes: ['A2.2'] },
    { status: 'completed', codes: ['A2.1'], omission },
  ]);
});

it('changes the reason of a completed disclosure without reopening it', () => {
  const omission = { reason: 'information_unavailable', explanation: 'Meters are being installed.' };
  const before = [{ code: 'A2.1', status: 'completed' as const, omission }];
  expect(undoOf(before, ['A2.1'], new Set(['A2.1']))).toEqual([{ status: 'completed', codes: ['A2.1'], omission }]);
});

it('restores nothing where nothing was left out', () => {
  expect(undoOf([], [])).toEqual([]);
});

it('leaves out again, with their former reasons, disclosures that had been left out', () => {
  const omissionOf = (explanation: string) => ({ reason: 'explain', explanation, explanations: { en: explanation } });
  const before = [
    { code: 'A1.0', status: 'omitted' as const, omission: omissionOf('From 2027 on.') },
    { code: 'A1.1', status: 'omitted' as const, omission: omissionOf('No ships.') },
    { code: 'A1.2', status: 'omitted' as const, omission: omissionOf('From 2027 on.') },
  ];
  expect(undoOf(before, ['A1.0', 'A1.1', 'A1.2'])).toEqual([
    { status: 'omitted', codes: ['A1.0', 'A1.2'], ...omissionOf('From 2027 on.') },
    { status: 'omitted', codes: ['A1.1'], ...omissionOf('No ships.') },
  ]);
});

it('sends many reasons in batches that the gateway accepts, in their order', () => {
  const codes = Array.from({ length: 23 }, (_, place) => `A${place}`);
  const before = codes.map((code) => ({
    code,
    status: 'omitted' as const,
    omission: { reason: 'explain', explanation: `Because of ${code}` },
  }));
  const lots = inLots(undoOf(before, codes));
  expect(lots.every((changes) => changes.length <= disclosureChangesMax)).toBe(true);
  expect(lots.flat().flatMap((change) => change.codes)).toEqual(codes);
  expect(inLots([])).toEqual([]);
});
