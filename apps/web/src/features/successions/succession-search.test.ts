import type { Succession } from '@esg/contract';
import { expect, it } from 'vitest';
import { narrowedSuccessions, successionSearchOf } from './succession-search.ts';

const name = (text: string) => ({ en: text, zhTw: text });
const placed = (versionId: string, code: string, title: string) => ({
  versionId,
  code,
  framework: name(versionId),
  title: name(title),
});
const climate: Succession = {
  disclosure: placed('gri-2025', '305-1', 'Direct emissions'),
  successor: placed('gri-2025', '102-5', 'Scope 1 emissions'),
  from: '2027-01-01',
  basis: 'period',
};
const board: Succession = {
  disclosure: placed('tcfd', 'GOV-a', 'Board oversight'),
  successor: placed('ifrs-s2', 'S2.6(a)', 'Governance body'),
  from: '2024-01-01',
  basis: 'period',
};

it('finds a succession by its old and its new framework, code and words', () => {
  const found = (search: Record<string, unknown>) =>
    narrowedSuccessions([climate, board], successionSearchOf(search)).map(({ disclosure }) => disclosure.code);
  expect(found({})).toEqual(['305-1', 'GOV-a']);
  expect(found({ framework: 'ifrs-s2' })).toEqual(['GOV-a']);
  expect(found({ q: '102-5' })).toEqual(['305-1']);
  expect(found({ q: 'board governance' })).toEqual(['GOV-a']);
  expect(found({ framework: 'tcfd', q: 'emissions' })).toEqual([]);
  expect(found({ framework: '<b>', q: '' })).toEqual(['305-1', 'GOV-a']);
});
