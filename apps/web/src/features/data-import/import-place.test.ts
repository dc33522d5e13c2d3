import { expect, it } from 'vitest';
import { readImportPlace, stepOf } from './import-place.ts';

const id = '0de0b000-0000-4000-8000-000000000099';

it('takes only what it knows out of an address', () => {
  expect(readImportPlace({ step: 'fly', id: 'x', kind: 'odd' })).toEqual({});
  expect(readImportPlace({ step: 'check', id, kind: 'error' })).toEqual({ step: 'check', id, kind: 'error' });
});

it('shows the step that the import has come to, whatever the address says', () => {
  expect(stepOf({}, undefined)).toBe('upload');
  expect(stepOf({ step: 'template' }, undefined)).toBe('template');
  expect(stepOf({ step: 'result', id }, 'mapping')).toBe('columns');
  expect(stepOf({ step: 'columns', id }, 'checked')).toBe('columns');
  expect(stepOf({ step: 'columns', id }, 'applied')).toBe('result');
  expect(stepOf({ id }, 'checking')).toBe('check');
});
