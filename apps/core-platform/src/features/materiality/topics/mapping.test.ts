import type { MaterialityTopic } from '@esg/contract';
import { expect, it } from 'vitest';
import { likelyTopics, mappingOf } from './mapping.ts';

const word = { en: 'Word', zhTw: '字' };
const topic = (id: string, more: Partial<MaterialityTopic> = {}): MaterialityTopic => ({
  id,
  dimension: 'environmental',
  name: word,
  description: word,
  esrs: [],
  gri: [],
  sasb: [],
  hkex: [],
  ifrs: [],
  sdg: [],
  metrics: [],
  ...more,
});
const topics = [
  topic('air', { esrs: ['E2.1', 'E2.2.1'], sasb: ['120'], gri: ['305'] }),
  topic('water', { sasb: ['140'], gri: ['303', '305'] }),
];
const sectorTopics = [
  { industry: 'CG-AM', category: '120', read: true },
  { industry: 'CG-AM', category: '140', read: false },
];

it('names each place of a framework once', () => {
  expect(mappingOf(topics)).toEqual(['ESRS E2', 'GRI 305, 303', 'SASB 120, 140']);
});

it('marks what nobody read in a source only where that is asked for', () => {
  expect([...likelyTopics({ topics, sectorTopics }, 'CG-AM', false)]).toEqual(['air']);
  expect([...likelyTopics({ topics, sectorTopics }, 'CG-AM', true)]).toEqual(['air', 'water']);
  expect([...likelyTopics({ topics, sectorTopics }, null, true)]).toEqual([]);
});
