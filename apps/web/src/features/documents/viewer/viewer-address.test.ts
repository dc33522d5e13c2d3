import { expect, it } from 'vitest';
import { readViewerSearch } from './viewer-address.ts';

it('reads a place in a document, and leaves out what makes no sense', () => {
  expect(readViewerSearch({ version: 2, page: '3', quote: 2025, cell: 'b7', view: 'text' })).toEqual({
    version: 2,
    page: 3,
    quote: '2025',
    cell: 'B7',
    view: 'text',
  });
  expect(readViewerSearch({ version: 0, page: 'two', quote: '', cell: '7B', view: 'pages' })).toEqual({});
});
