import { expect, it } from 'vitest';
import { isShort, parseColor, toHex, toHsv } from './color-text.ts';

it('reads every common notation of an opaque colour', () => {
  for (const text of [
    '#0a7',
    ' 0A7 ',
    '#00AA77',
    '00aa77',
    'rgb(0, 170, 119)',
    'rgb(0 170 119)',
    'rgba(0,170,119,1)',
  ]) {
    expect(parseColor(text)).toBe('#00aa77');
  }
});

it('refuses text that is no opaque colour', () => {
  for (const text of ['', '#', '#12', '#1234', '#12345g', 'rgb(256, 0, 0)', 'rgba(0,0,0,0.5)', 'red', 'url(x)']) {
    expect(parseColor(text)).toBeUndefined();
  }
});

it('recognises the short form, which may still be unfinished', () => {
  expect(isShort('#abc')).toBe(true);
  expect(isShort('#abcd')).toBe(false);
});

it('converts to hue, saturation and brightness and back without a difference', () => {
  for (const hex of [
    '#000000',
    '#ffffff',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#00aa77',
    '#7f8081',
    '#fffe01',
    '#123456',
  ]) {
    expect(toHex(toHsv(hex))).toBe(hex);
  }
  expect(toHsv('#00ff00')).toEqual({ h: 120, s: 1, v: 1 });
});
