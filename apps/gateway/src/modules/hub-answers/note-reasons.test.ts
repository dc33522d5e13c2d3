import { expect, it } from 'vitest';
import { saysWhy } from './note-reasons.ts';

it('takes sentences for reasons, in either language, and marks for none', () => {
  for (const note of ['Without the tenants’ boilers', 'New site', '新廠房投產', '計算方法改變，見附註'])
    expect(saysWhy(note)).toBe(true);
  for (const note of ['P', 'own', 'sum', 'N/A', '2024', '自行', '']) expect(saysWhy(note)).toBe(false);
});
