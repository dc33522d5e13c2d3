import { expect, it } from 'vitest';
import { isRemovable, readImportPlace, stepOf } from './import-place.ts';

const id = '0de0e171-0000-4000-8000-000000000001';

it('drops what an address cannot mean', () => {
  expect(readImportPlace({ id, step: 'columns', kind: 'asked' })).toEqual({ id, step: 'columns', kind: 'asked' });
  expect(readImportPlace({ id: '1', step: 'beyond', kind: 7 })).toEqual({});
});

it('shows the columns again only while nothing is written', () => {
  expect(stepOf({ step: 'columns' }, 'checked')).toBe('columns');
  expect(stepOf({ step: 'columns' }, 'applied')).toBe('result');
  expect(stepOf({}, 'checking')).toBe('check');
  expect(stepOf({ step: 'result' }, undefined)).toBe('upload');
});

it('removes no import that changed something or whose file is being read', () => {
  expect(isRemovable({ state: 'mapping', appliedAt: null })).toBe(true);
  expect(isRemovable({ state: 'checking', appliedAt: null })).toBe(false);
  expect(isRemovable({ state: 'undone', appliedAt: '2026-11-21T09:30:00.000Z' })).toBe(false);
});
