import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';
import { numberIn } from './number.ts';

const cell = (text: string) => ({ kind: 'text' as const, text });

it('reads “Nil” as 0 in either language, and “not applicable” as no figure', () => {
  for (const text of ['Nil', 'nil.', 'NIL*', 'None', '無', '无', '零'])
    expect([text, numberIn(cell(text), 'point')]).toEqual([text, { number: '0', percent: false, rounded: false }]);
  for (const text of ['N/A', 'n.a.', '不適用', '不适用', '–', '暂无数据'])
    expect([text, isBlank(cell(text))]).toEqual([text, true]);
  expect(['0', 'nil', '無'].filter((text) => isBlank(cell(text)))).toEqual([]);
});
