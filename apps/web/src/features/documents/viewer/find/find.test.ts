import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { type Passage, pageText, passagesIn } from './page-text.ts';

const lines = (...texts: string[]) =>
  pageText(
    3,
    texts.map((str) => ({ str, hasEOL: true })),
  );
const found = (page: ReturnType<typeof lines>, wanted: string, loose = false) =>
  passagesIn(page, fold(wanted), { loose });
const at = (item: number, from: number, toItem: number, to: number): Passage => ({
  page: 3,
  start: { item, offset: from },
  end: { item: toItem, offset: to },
});

it('finds a word that a line breaks with a hyphen, and a compound with its own', () => {
  expect(found(lines('Our emis-', 'sions fell'), 'emissions')).toEqual([at(0, 4, 1, 5)]);
  expect(found(lines('long-', 'term goals'), 'long-term')).toEqual([at(0, 0, 1, 4)]);
  expect(found(lines('scope-1 and scope-', '2'), 'scope-2')).toEqual([at(0, 12, 1, 1)]);
});

it('finds ligatures, full-width digits, accents in two parts and compatibility forms by what people type', () => {
  expect(found(lines('an of\ufb01ce'), 'office')).toEqual([at(0, 3, 0, 8)]);
  expect(found(lines('２０２３年'), '2023')).toEqual([at(0, 0, 0, 4)]);
  expect(found(lines('Cafe\u0301 bill'), 'café')).toEqual([at(0, 0, 0, 5)]);
  expect(found(lines('\u2f94息'), '言息')).toEqual([at(0, 0, 0, 2)]);
});

it('finds Chinese across lines, whatever blanks stand between', () => {
  expect(found(lines('溫室氣', '體排放 1,234'), '溫室氣體排放1,234', true)).toEqual([at(0, 0, 1, 9)]);
});

it('takes typed blanks seriously between words, not in a passage from elsewhere', () => {
  expect(found(lines('a comparison'), 'is on')).toEqual([]);
  expect(found(lines('it is on'), 'is on')).toEqual([at(0, 3, 0, 8)]);
  expect(found(lines('it is', 'on'), 'is on')).toEqual([at(0, 3, 1, 2)]);
  expect(found(lines('Totalenergy use'), 'Total energy use', true)).toEqual([at(0, 0, 0, 15)]);
});

it('ignores case, icons and soft hyphens, and finds nothing for nothing', () => {
  expect(found(lines('\ue001 Waste\u00ad water'), 'WASTE WATER')).toEqual([at(0, 2, 0, 14)]);
  expect(found(lines('water'), '  ')).toEqual([]);
});

it('finds every passage once', () => {
  expect(found(lines('aaaa'), 'aa')).toHaveLength(2);
});
