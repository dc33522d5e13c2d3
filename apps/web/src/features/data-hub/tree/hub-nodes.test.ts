import type { Coverage, MetricLibrary } from '@esg/contract';
import { expect, it } from 'vitest';
import { branchesOf, type HubNode, hubNodes, metricNodes, wordsOf } from './hub-nodes.ts';
import { readTreePlace } from './tree-place.ts';

const name = (en: string, zhTw: string) => ({ en, zhTw });
const metric = (key: string, en: string, zhTw: string): MetricLibrary['metrics'][number] => ({
  key,
  name: name(en, zhTw),
  category: 'e.water.use',
  type: 'number',
  unitKind: 'volume',
  frameworkCount: 2,
  subMetrics: ['total', 'site'].map((part) => ({
    id: `${key}:${part}`,
    name: name(part, part),
    sections: [{ id: `${key}:${part}:figures`, kind: 'figures' }],
  })),
});
const library: MetricLibrary = {
  dimensions: [
    {
      id: 'e',
      name: name('Environmental', '環境'),
      topics: [
        {
          id: 'e.water',
          name: name('Water', '水資源'),
          categories: [{ id: 'e.water.use', name: name('Use', '使用'), metricKeys: ['water.in', 'water.out'] }],
        },
      ],
    },
  ],
  metrics: [metric('water.in', 'Water withdrawal', '取水量'), metric('water.out', 'Water discharge', '排水量')],
  units: [],
};
const coverage: Coverage = {
  expected: 3,
  metrics: [
    { metricKey: 'water.in', filled: 2, points: 4, sections: [{ sectionId: 'water.in:site:figures', filled: 1 }] },
  ],
};
const treeOf = (keep: (key: string) => boolean = () => true) =>
  hubNodes(library, {
    language: 'zhTw',
    keep: ({ key }) => keep(key),
    nodes: metricNodes(library, { coverage, language: 'zhTw', nameOfSection: (kind) => kind }),
  });
const line = ({ name: words, done, total, children = [] }: HubNode): unknown => [
  words,
  done,
  total,
  children.map(line),
];

it('counts metrics with data below each branch, and entities with data below each metric', () => {
  const part = (words: string, done: number) => [words, done, 3, [['figures', done, 3, []]]];
  expect(treeOf().map(line)).toEqual([
    [
      '環境',
      1,
      2,
      [
        [
          '水資源',
          1,
          2,
          [
            [
              '使用',
              1,
              2,
              [
                ['取水量', 2, 3, [part('total', 0), part('site', 1)]],
                ['排水量', 0, 3, [part('total', 0), part('site', 0)]],
              ],
            ],
          ],
        ],
      ],
    ],
  ]);
  expect(branchesOf(treeOf())).toEqual(['e', 'e.water', 'e.water.use']);
});

it('leaves out branches without a matching metric, and finds metrics in both languages', () => {
  expect(treeOf(() => false)).toEqual([]);
  expect(treeOf((key) => key === 'water.out')[0]).toMatchObject({ done: 0, total: 1 });
  expect(wordsOf(library).get('water.in')).toBe('water.in water withdrawal 取水量');
});

it('reads an address and drops unknown values', () => {
  expect(readTreePlace({ q: 'co2', unanswered: true, review: 'yes', topic: 7, entityId: 'organisation' })).toEqual({
    q: 'co2',
    unanswered: true,
    entityId: 'organisation',
  });
});
