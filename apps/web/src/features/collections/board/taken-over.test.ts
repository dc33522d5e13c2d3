import { expect, it } from 'vitest';
import { takeOver } from './taken-over.ts';

it('keeps what both people did, each once', () => {
  const mine = { before: ['plant', 'office', 'store'], chosen: ['plant', 'store', 'ship'] };
  expect(takeOver(mine, ['plant', 'office', 'ship', 'mill'])).toEqual({
    chosen: ['plant', 'ship', 'mill'],
    added: ['ship', 'mill'],
    removed: ['store'],
  });
});

it('changes nothing where somebody else changed something else', () => {
  const mine = { before: ['plant'], chosen: ['plant', 'ship'] };
  expect(takeOver(mine, ['plant'])).toEqual({ chosen: ['plant', 'ship'], added: [], removed: [] });
});
