import { expect, it } from 'vitest';
import { undoOf } from './undo.ts';

it('brings each disclosure back to where it was before it was left out', () => {
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

it('brings what was completed in part back with its own reason', () => {
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

it('has nothing to bring back where nothing was left out', () => {
  expect(undoOf([], [])).toEqual([]);
});
