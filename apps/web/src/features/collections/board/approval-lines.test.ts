import type { CollectionFigures } from '@esg/contract';
import { expect, it } from 'vitest';
import { approvalLines, byEntity } from './approval-lines.ts';
import type { BoardRow } from './board-rows.ts';

const row = (id: string, states: BoardRow['states']) =>
  ({ entity: { id, name: id, type: 'Site' }, states }) as BoardRow;
const figures = [
  { id: 'water:total:figures', name: 'Water' },
  { id: 'waste:total:figures', name: 'Waste' },
];
const answered = {
  metrics: [{ metric: { key: 'water' }, units: [] }],
  figures: [{ entityId: 'plant', sectionId: 'water:total:figures', documents: 0 }],
  blocked: [
    { entityId: 'plant', sectionId: 'waste:total:figures', reason: 'The landlord has the meter' },
    { entityId: 'plant', sectionId: 'water:total:figures', reason: 'Not yet billed' },
  ],
} as unknown as CollectionFigures;

it('lists every question of the chosen entities with its answer, and those that have none', () => {
  const chosen = [
    row(
      'plant',
      new Map([
        ['water:total:figures', 'estimated'],
        ['waste:total:figures', 'blocked'],
      ]),
    ),
    row('office', new Map()),
  ];
  expect(approvalLines({ chosen, figures, answered: undefined })).toEqual([]);
  const lines = approvalLines({ chosen, figures, answered });
  expect(
    lines.map(({ entity, name, state, figure, metric }) => [
      entity.id,
      name,
      state,
      figure?.documents,
      metric?.metric.key,
    ]),
  ).toEqual([
    ['plant', 'Water', 'estimated', 0, 'water'],
    ['plant', 'Waste', 'blocked', undefined, undefined],
    ['office', 'Water', 'missing', undefined, 'water'],
    ['office', 'Waste', 'missing', undefined, undefined],
  ]);
});

it('has the reason of what cannot be answered, but not where the figure came nevertheless', () => {
  const plant = row(
    'plant',
    new Map([
      ['water:total:figures', 'entered'],
      ['waste:total:figures', 'blocked'],
    ]),
  );
  const lines = approvalLines({ chosen: [plant, row('office', new Map())], figures, answered });
  expect(lines.map(({ reason }) => reason)).toEqual([undefined, 'The landlord has the meter', undefined, undefined]);
  expect(byEntity(lines).map((own) => [own.entity.name, own.lines.length])).toEqual([
    ['plant', 2],
    ['office', 2],
  ]);
});
