import type { CollectionFigures } from '@esg/contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { energySection, figure, hubOf, scope1Section } from '../data-points/testing.ts';
import { collectionsOf, refusal } from './testing.ts';

let h: Harness;
let c: Awaited<ReturnType<typeof collectionsOf>>;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  c = await collectionsOf(h);
  await c.give(c.plant.id);
});
afterAll(() => h.close());

const figures = (id: string, name?: PersonName) => c.call(`/collections/${id}/figures`, undefined, name);
const read = (id: string, name?: PersonName) => c.ok<CollectionFigures>(figures(id, name));

/** The plant used 1,200 MWh in 2025, half of it in kWh, after 1,000 MWh in 2024, and cannot say what it emits. */
const answered = async () => {
  const { store, time } = hubOf(h);
  const before = await time('2024-01-01', '2024-12-31');
  await store(before.id, { entityId: c.plant.id, value: figure('1000', 'MWh') });
  await store(c.year.id, { entityId: c.plant.id, value: figure('1200000', 'kWh'), quality: 'estimated' });
  const { id } = await c.asked();
  const block = body('PUT', { reason: 'No meter' });
  await c.call(`/entity-portal/requests/${id}/${c.plant.id}/blocks/${scope1Section}`, block, 'verdant.entity');
  return id;
};

describe('the figures of a collection', () => {
  it('have the value with that of the year before, the change between them, and whether it is an estimate', async () => {
    const { metrics, figures: all } = await read(await answered());
    expect(metrics.map(({ metric: { key } }) => key)).toEqual(['energy.consumption.total', 'ghg.scope1.total']);
    expect(all).toEqual([
      {
        entityId: c.plant.id,
        sectionId: energySection,
        value: figure('1200000', 'kWh'),
        before: figure('1000', 'MWh'),
        change: '20',
        estimated: true,
        documents: 0,
        source: 'Meter',
        updatedAt: expect.any(String),
        updatedBy: { id: expect.any(String), name: 'Daniel Lau' },
      },
    ]);
  });

  it('say why an entity cannot answer, to those who see its answers', async () => {
    const id = await answered();
    await c.give(c.office.id);
    const block = body('PUT', { reason: 'No heating' });
    await c.call(`/entity-portal/requests/${id}/${c.office.id}/blocks/${scope1Section}`, block, 'verdant.entity');
    const plants = { entityId: c.plant.id, sectionId: scope1Section, reason: 'No meter' };
    const offices = { entityId: c.office.id, sectionId: scope1Section, reason: 'No heating' };
    const { blocked } = await read(id);
    expect(blocked).toHaveLength(2);
    expect(blocked).toEqual(expect.arrayContaining([plants, offices]));
    await c.plantIsMembers();
    expect((await read(id, 'verdant.member')).blocked).toEqual([plants]);
  });

  it('put months together once none is missing', async () => {
    const { store, time } = hubOf(h);
    const months = Array.from({ length: 12 }, (_, at) =>
      new Date(Date.UTC(2025, at + 1, 0)).toISOString().slice(0, 10),
    );
    const { id } = await c.asked();
    for (const end of months) {
      expect((await read(id)).figures).toEqual([]);
      const month = await time(`${end.slice(0, 8)}01`, end);
      await store(month.id, { entityId: c.office.id, value: figure('10', 'MWh') });
    }
    expect((await read(id)).figures).toMatchObject([{ entityId: c.office.id, value: figure('120', 'MWh') }]);
  });

  it('are shown to those who see the board: to an entity manager their own', async () => {
    const { store } = hubOf(h);
    const id = await answered();
    await store(c.year.id, { entityId: c.office.id });
    await c.plantIsMembers();
    expect((await read(id)).figures).toHaveLength(2);
    expect((await read(id, 'verdant.member')).figures).toMatchObject([{ entityId: c.plant.id }]);
    expect(await refusal(await figures(id, 'verdant.sister'))).toEqual([404, 'resource.not_found']);
    expect(await refusal(await figures(id, 'harbour.admin'))).toEqual([404, 'resource.not_found']);
    expect((await figures(id, 'verdant.entity')).status).toBe(403);
    expect((await h.anonymous(`/collections/${id}/figures`)).status).toBe(401);
  });

  it('are in the workbook, with unit, period, state, source and person, or with the reason why there is none', async () => {
    const id = await answered();
    const file = await c.call(`/collections/${id}/file?language=en`);
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    const [head = [], ...lines] = sheets[1]?.rows ?? [];
    const named = lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? null])));
    expect(named.filter(({ Entity }) => Entity === 'Plant')).toMatchObject([
      {
        Status: 'Open',
        Figure: 'Total energy consumption',
        Value: 1_200_000,
        Unit: 'kWh',
        Period: '01-Jan-2025 – 31-Dec-2025',
        'Same period last year': '1000 MWh',
        'Change in %': 20,
        State: 'Estimated',
        Source: 'Meter',
        Documents: 0,
        'Entered by': 'Daniel Lau',
      },
      { Value: null, State: 'Can’t answer', 'Why it can’t be answered': 'No meter' },
    ]);
    expect(named.filter(({ Entity }) => Entity === 'Office')).toMatchObject([
      { State: 'Missing' },
      { State: 'Missing' },
    ]);
  });
});
