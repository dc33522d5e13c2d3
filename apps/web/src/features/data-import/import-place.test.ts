import type { ImportSheet } from '@esg/contract';
import { expect, it } from 'vitest';
import { sampleApplied } from '../../screens/sample-imports.ts';
import { readImportPlace, sheetsToRead, stepOf } from './import-place.ts';

const id = '0de0b000-0000-4000-8000-000000000099';

it('reads only known values from an address', () => {
  expect(readImportPlace({ step: 'fly', id: 'x', kind: 'odd' })).toEqual({});
  expect(readImportPlace({ step: 'check', id, kind: 'error' })).toEqual({ step: 'check', id, kind: 'error' });
});

it('shows the step that the import has reached, whatever the address says', () => {
  expect(stepOf({}, undefined)).toBe('upload');
  expect(stepOf({ step: 'template' }, undefined)).toBe('template');
  expect(stepOf({ step: 'result', id }, 'mapping')).toBe('columns');
  expect(stepOf({ step: 'columns', id }, 'checked')).toBe('columns');
  expect(stepOf({ step: 'columns', id }, 'applied')).toBe('result');
  expect(stepOf({ id }, 'checking')).toBe('check');
});

it('lists the sheets of the file that hold figures and were not imported yet', () => {
  const [energy] = sampleApplied.sheets;
  if (!energy) throw new Error('The sample has no sheet');
  const sheet = (name: string, more: Partial<ImportSheet> = {}): ImportSheet => ({ ...energy, name, ...more });
  const notes = sheet('Notes', { suggestion: { ...energy.suggestion, columns: [] } });
  const sheets = [energy, sheet('Social'), sheet('Governance'), sheet('Lists', { hidden: true }), notes];
  expect(sheetsToRead({ ...sampleApplied, sheets, storedSheets: [0, 2] })).toEqual([{ index: 1, name: 'Social' }]);
  expect(sheetsToRead({ ...sampleApplied, sheets: [energy] })).toEqual([]);
});
