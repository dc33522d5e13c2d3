import { type EntityComparison, wholeHolding } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { body } from '../../testing/harness.ts';
import { figure, hubOf, hubSuite } from '../data-points/testing.ts';

const suite = hubSuite();
type Name = Parameters<(typeof suite)['h']['as']>[0];
const people = 'workforce.headcount:total:figures';
const energy = 'energy.consumption.total';

const ask = (query: string, name: Name = 'verdant.admin') => suite.h.as(name).request(`/entity-comparisons?${query}`);
const read = async (query: string, name?: Name) => (await (await ask(query, name)).json()) as EntityComparison;
const valuesOf = ({ rows }: EntityComparison) =>
  rows.map(({ name, values }) => [name, ...values.map(({ number, gap }) => number ?? gap)]);

describe('a comparison of entities', () => {
  it('has a figure for each entity and year, with what is below it, and names what is missing', async () => {
    const { entity, store } = hubOf(suite.h);
    const mill = await entity('Mill');
    const group = await entity('Group');
    const hall = await entity('Hall', group.id);
    await store(suite.year.id, { entityId: mill.id, value: figure('100') });
    await store(suite.next.id, { entityId: mill.id, value: figure('200'), explanation: 'A second shift.' });
    await store(suite.next.id, { entityId: hall.id, value: figure('50000', 'kWh') });
    const comparison = await read(`metric=${energy}`);
    expect(valuesOf(comparison)).toEqual([
      ['Group', 'no_figure', '50'],
      ['Hall', 'no_figure', '50'],
      ['Mill', '100', '200'],
    ]);
    expect(comparison).toMatchObject({ metric: { key: energy, unit: { code: 'MWh' } }, per: null, leftOut: 0 });
    // +100 % stands out: it is shown with what the data point says.
    expect(comparison.rows[2]?.values.map(({ explanation }) => explanation)).toEqual(['', 'A second shift.']);
    expect(valuesOf(await read(`metric=${energy}&below=${group.id}`))).toEqual([['Hall', 'no_figure', '50000']]);
    expect(valuesOf(await read(`metric=${energy}&entities=${mill.id}&type=Site`))).toEqual([['Mill', '100', '200']]);
    expect((await read('')).metric?.key).toBe(energy);
  });

  it('has of each what counts in the consolidated figures, where that is asked for', async () => {
    const { entity, store } = hubOf(suite.h);
    const venture = await entity('Venture');
    const ship = await entity('Ship', venture.id);
    const sold = await entity('Sold');
    for (const [id, amount] of [
      [venture.id, '100'],
      [ship.id, '1000'],
      [sold.id, '7'],
    ] as const)
      await store(suite.next.id, { entityId: id, value: figure(amount) });
    const ours = `metric=${energy}&share=ours`;
    // Before an approach is chosen nobody knows.
    expect(valuesOf(await read(ours))[0]).toEqual(['Ship', 'no_approach', 'no_approach']);
    const admin = suite.h.as('verdant.admin');
    const hold = (id: string, more: object) =>
      admin.request(`/entities/${id}/holding`, body('PUT', { year: 2025, ...wholeHolding, ...more, version: 0 }));
    await hold(venture.id, { ownership: '90', ownFigures: 'alone' });
    await hold(ship.id, { ownership: '80' });
    await hold(sold.id, { exclusion: 'Sold in 2024.' });
    await admin.request('/boundaries/approach', body('PUT', { year: 2025, approach: 'equity_share', version: 0 }));
    const shared = await read(ours);
    // 72% of the ship, and 90% of the venture's own beside it.
    expect(valuesOf(shared)).toEqual([
      ['Ship', 'no_approach', '720'],
      ['Sold', 'no_approach', 'left_out'],
      ['Venture', 'no_approach', '810'],
    ]);
    expect(shared.isShared).toBe(true);
    expect(valuesOf(await read(`metric=${energy}`))[0]).toEqual(['Ship', 'no_figure', '1000']);
    const file = await admin.request(`/entity-comparisons/file?${ours}&language=en`);
    expect(file.headers.get('content-disposition')).toContain('our share');
  });

  it('adds to own operations what is below them, in full, once an approach is in force', async () => {
    const { entity, store } = hubOf(suite.h);
    const aurora = await entity('Aurora');
    const asia = await entity('Aurora Asia', aurora.id);
    await store(suite.next.id, { entityId: aurora.id, value: figure('1000') });
    await store(suite.next.id, { entityId: asia.id, value: figure('844.45') });
    const inFull = async () => valuesOf(await read(`metric=${energy}`))[0]?.at(-1);
    const admin = suite.h.as('verdant.admin');
    const held = { year: 2025, ...wholeHolding, ownFigures: 'alone', version: 0 };
    await admin.request(`/entities/${aurora.id}/holding`, body('PUT', held));
    expect(await inFull()).toBe('1000');
    await admin.request('/boundaries/approach', body('PUT', { year: 2025, approach: 'equity_share', version: 0 }));
    expect(await inFull()).toBe('1844.45');
    await admin.request(`/entities/${aurora.id}/holding`, body('PUT', { ...held, ownFigures: 'whole', version: 1 }));
    expect(await inFull()).toBe('1000');
  });

  it('adds up months and what is below, and explains no sum by one of its figures', async () => {
    const { entity, store, time } = hubOf(suite.h);
    const group = await entity('Group');
    const hall = await entity('Hall', group.id);
    const mill = await entity('Mill', group.id);
    await store(suite.year.id, { entityId: hall.id, value: figure('10') });
    for (const [month, day] of [
      ['01', '31'],
      ['02', '28'],
    ]) {
      const { id } = await time(`2025-${month}-01`, `2025-${month}-${day}`);
      await store(id, { entityId: mill.id, value: figure('100') });
    }
    await store(suite.next.id, { entityId: hall.id, value: figure('50'), explanation: 'A second shift.' });
    expect(valuesOf(await read(`metric=${energy}`))).toEqual([
      ['Group', '10', 'incomplete'],
      ['Hall', '10', '50'],
      ['Mill', 'no_figure', 'incomplete'],
    ]);
    const { rows } = await read(`metric=${energy}`);
    expect(rows.map(({ values }) => values[1]?.explanation)).toEqual(['', 'A second shift.', '']);
  });

  it('is over the years that have figures, not over newer ones of another fiscal year without any', async () => {
    const { entity, store, time } = hubOf(suite.h);
    const mill = await entity('Mill');
    await store(suite.next.id, { entityId: mill.id, value: figure('200') });
    await time('2025-04-01', '2026-03-31');
    expect(valuesOf(await read(`metric=${energy}`))).toEqual([['Mill', 'no_figure', '200']]);
  });

  it('divides by employees, and says where there are none', async () => {
    const { entity, store } = hubOf(suite.h);
    const mill = await entity('Mill');
    const yard = await entity('Yard');
    for (const { id } of [mill, yard]) await store(suite.next.id, { entityId: id, value: figure('100') });
    await store(suite.next.id, {
      sectionId: people,
      entityId: mill.id,
      value: { type: 'integer', rows: [{ number: '30', unit: '1', descriptor: '' }] },
    });
    const comparison = await read(`metric=${energy}&per=workforce.headcount`);
    expect(valuesOf(comparison)).toEqual([
      ['Mill', 'no_figure', '3.333'],
      ['Yard', 'no_figure', 'no_denominator'],
    ]);
    expect(comparison.per).toMatchObject({ key: 'workforce.headcount' });
  });

  it('comes as a workbook with a chart', async () => {
    const { entity, store } = hubOf(suite.h);
    const mill = await entity('Mill');
    await store(suite.next.id, { entityId: mill.id });
    const answer = await suite.h.as('verdant.admin').request(`/entity-comparisons/file?metric=${energy}&language=zhTw`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('.xlsx');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(2000);
  });

  it('shows entity managers their own entities only', async () => {
    const { entity, store } = hubOf(suite.h, 'verdant.admin');
    const mine = await entity('Mine');
    const others = await entity('Others');
    for (const { id } of [mine, others]) await store(suite.next.id, { entityId: id });
    const member = suite.h.as('verdant.member').scope.userId;
    const admin = suite.h.as('verdant.admin');
    await admin.request(`/organizations/users/${member}/roles`, body('PUT', { roles: ['entity-manager'] }));
    await suite.h.database.pool.query('update entities set manager_id = $1 where id = $2', [member, mine.id]);
    expect(valuesOf(await read(`metric=${energy}`, 'verdant.member'))).toEqual([['Mine', 'no_figure', '100']]);
    expect((await ask(`metric=${energy}&entities=${others.id}`, 'verdant.member')).status).toBe(404);
  });

  it('is closed to other organisations, entity users and strangers', async () => {
    const { entity, store } = hubOf(suite.h);
    const mill = await entity('Mill');
    await store(suite.next.id, { entityId: mill.id });
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      expect((await read('', name)).rows).toEqual([]);
      expect((await ask(`entities=${mill.id}`, name)).status).toBe(404);
    }
    expect((await ask('', 'verdant.entity')).status).toBe(403);
    expect((await suite.h.anonymous('/entity-comparisons')).status).toBe(401);
    expect((await ask('metric=no.such.metric')).status).toBeGreaterThanOrEqual(404);
  });
});
