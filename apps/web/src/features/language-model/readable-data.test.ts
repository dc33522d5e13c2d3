import { expect, it } from 'vitest';
import { readableData } from './readable-data.ts';

it('gives each thing and each line of a text a line of its own', () => {
  expect(readableData('{"question":"用水？","text":"a\\nb"}')).toBe('{\n  "question": "用水？",\n  "text": "a\nb"\n}');
});

it('keeps what only looks like the end of a line, and what is no JSON', () => {
  expect(readableData('{"path":"C:\\\\new"}')).toBe('{\n  "path": "C:\\\\new"\n}');
  expect(readableData('cut off {')).toBe('cut off {');
});
