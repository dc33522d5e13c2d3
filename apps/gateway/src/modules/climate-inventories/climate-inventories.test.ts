import {
  type ClimateInventory,
  type ClimateInventorySettings,
  climateInventoryLimits,
  type Entity,
  exportFormats,
  noInventorySettings,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { listInventorySums, listPortionedSums, withSums } from '../climate/index.ts';
import { climateOf, electricityLine, gasLine, steamFactor, steamLine } from '../climate/testing.ts';
import { readZip } from '../exports/render/testing/read-zip.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const year = 'from=2025-01&to=2025-12';
const settingsPath = '/climate-inventory-settings';

const inventoryOf = (name: PersonName = 'verdant.admin') => {
  const { ok, get, send, ...others } = climateOf(h, name);
  const { updatedBy: _by, updatedAt: _at, ...none } = noInventorySettings;
  const set = async (change: Partial<ClimateInventorySettings>) => {
    const { updatedBy: _, updatedAt: __, ...now } = await ok<ClimateInventorySettings>(get(settingsPath));
    return ok<ClimateInventorySettings>(send('PUT', settingsPath, { ...now, ...change }));
  };
  const read = (more = '') => ok<ClimateInventory>(get(`/climate-inventories?${year}${more}`));
  const file = async (format: string, more = '&language=en') => {
    const answer = await get(`/climate-inventories/files/${format}?${year}${more}`);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
  };
  return { ...others, ok, get, send, none, set, inventory: read, file };
};

const addEntity = (name: string) =>
  climateOf(h).ok<Entity>(
    climateOf(h).send('POST', '/entities', { parentId: null, name, type: 'Site', fiscalYearStartMonth: 1 }),
  );

describe('an inventory', () => {
  it('adds up scopes with scope 2 by both methods, and names what it lacks', async () => {
    const { add, inventory } = inventoryOf();
    await add(gasLine());
    await add(electricityLine({ contracts: [{ kwh: '400', kgCo2ePerKwh: '0', source: 'Guarantee 1' }] }));
    const { totals, uncounted, lines, gaps, uncertainty } = await inventory();
    expect(lines).toBe(2);
    expect(uncounted).toEqual(['3']);
    expect(Number(totals.scope1)).toBeGreaterThan(100);
    expect(Number(totals.scope2Market)).toBeCloseTo(Number(totals.scope2Location) * 0.6, 6);
    expect(gaps).toEqual(['approach', 'responsible', 'base_year', 'scope3_screening', 'uncertainty', 'verification']);
    expect(uncertainty.location).toMatchObject({ percent: null, range: null, unstatedKgCo2e: totals.location });
  });

  it('is drawn from as many sums as there are traces and shares, however many entities have them', async () => {
    const { add } = inventoryOf();
    const ids = [(await addEntity('Mill')).id, (await addEntity('Press')).id, (await addEntity('Depot')).id];
    for (const [place, entityId] of ids.entries()) await add(gasLine({ entityId, amount: `${place + 1}000` }));
    const months = { from: '2025-01', to: '2025-12' };
    const half = { entityId: ids[1] ?? '', month: '2025-03', place: 1 };
    const [whole, parts, byEntity] = await withSums(h.deps, h.as('verdant.admin').scope, months, async (scoped) => [
      await listInventorySums(scoped, months, [], 9),
      await listInventorySums(scoped, months, [half], 9),
      await listPortionedSums(scoped, months, [half]),
    ]);
    expect(whole).toMatchObject([{ lines: 3, place: 0 }]);
    expect(parts).toMatchObject([
      { lines: 2, place: 0 },
      { lines: 1, place: 1 },
    ]);
    const { sums } = await inventoryOf().sums('scope');
    expect(whole?.[0]?.result?.kgCo2e).toBe(sums[0]?.kgCo2e);
    expect(parts?.reduce((all, { result }) => all + Number(result?.kgCo2e), 0)).toBeCloseTo(Number(sums[0]?.kgCo2e), 9);
    expect(byEntity.map(({ entityId, place }) => [ids.indexOf(entityId ?? ''), place]).toSorted()).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
    ]);
  });

  it('is refused where it has more sums than one document adds up', async () => {
    const { add, get, refused, file } = inventoryOf();
    await add(gasLine());
    await inventoryOf().inventory();
    await h.database.withSystem((tx) =>
      tx.execute(sql`
        insert into climate_sums select (sums).* from (
          select jsonb_populate_record(sums, jsonb_build_object('trace_id', gen_random_uuid())) as sums
          from climate_sums sums, generate_series(1, ${climateInventoryLimits.sumsMax}::int) where is_whole) more`),
    );
    const code = 'climate.inventory_too_large';
    expect(await refused(get(`/climate-inventories?${year}`))).toMatchObject({ status: 422, code });
    await expect(file('pdf')).rejects.toThrow(code);
  });

  it('combines stated uncertainties and leaves out what is not stated', async () => {
    const { add, set, inventory } = inventoryOf();
    await add(gasLine());
    await set({ uncertainties: { ...noInventorySettings.uncertainties, metered: '3', national: '4' } });
    expect((await inventory()).uncertainty.location).toMatchObject({ percent: '5', unstatedKgCo2e: '0' });
    await add(gasLine({ month: '2025-04', isEstimate: true }));
    const { uncertainty, totals } = await inventory();
    expect(uncertainty.location.percent).toBe('5');
    expect(Number(uncertainty.location.unstatedKgCo2e)).toBeCloseTo(Number(totals.location) / 2, 6);
  });

  it('takes the uncertainty that an own factor states', async () => {
    const { add, addFactor, confirm, set, inventory } = inventoryOf();
    await confirm(await addFactor(steamFactor({ uncertaintyPercent: '12', licence: 'By agreement' })));
    await add(steamLine());
    await set({ uncertainties: { ...noInventorySettings.uncertainties, metered: '5' } });
    expect((await inventory()).uncertainty.location.percent).toBe('13');
  });

  it('counts entities by the boundary, and one entity’s own inventory whole', async () => {
    const { add, send, ok, inventory } = inventoryOf();
    const site = await addEntity('Mill');
    await add(gasLine({ entityId: site.id }));
    const { totals: whole } = await inventory();
    await ok(send('PUT', '/boundaries/approach', { year: 2025, approach: 'equity_share', version: 0 }));
    const holding = { kind: 'owned', ownership: '25', operated: true, financialControl: 'group' };
    const rest = { joined: null, left: null, exclusion: '', ownFigures: null, year: 2025, version: 0 };
    await ok(send('PUT', `/entities/${site.id}/holding`, { ...holding, ...rest }));
    expect(Number((await inventory()).totals.scope1)).toBeCloseTo(Number(whole.scope1) / 4, 9);
    expect((await inventory(`&entityId=${site.id}`)).totals.scope1).toBe(whole.scope1);
  });

  it('is refused for months the wrong way round and for an unknown entity', async () => {
    const { get, refused } = inventoryOf();
    expect(await refused(get('/climate-inventories?from=2025-02&to=2025-01'))).toMatchObject({ status: 422 });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await refused(get(`/climate-inventories?${year}&entityId=${unknown}`))).toMatchObject({ status: 422 });
  });
});

describe('an inventory as a file', () => {
  it.each(exportFormats)('is drawn as %s in both languages', async (format) => {
    const { add, file } = inventoryOf();
    await add(gasLine());
    await add(electricityLine());
    for (const language of ['en', 'zhTw']) {
      const { bytes, headers } = await file(format, `&language=${language}`);
      expect(bytes.byteLength).toBeGreaterThan(5000);
      expect(headers.get('content-disposition')).toContain('attachment');
    }
  });

  it('has every step of each line as a formula, from the amount to the total', async () => {
    const { add, file, inventory } = inventoryOf();
    await add(gasLine());
    const contracts = [{ kwh: '400', kgCo2ePerKwh: '0.1', source: 'Guarantee 1' }];
    await add(electricityLine({ contracts }));
    const { totals } = await inventory();
    const { bytes } = await file('excel');
    const { sheets } = await readXlsx(bytes);
    const names = sheets.map(({ name }) => name);
    expect(names.slice(-4)).toEqual(['Audit - totals', 'Audit - lines', 'Audit - trace', 'Audit - factors']);
    const sums = sheets.at(-4);
    expect(sums?.rows[1]?.[1]).toBeCloseTo(Number(totals.scope1), 9);
    expect(sums?.rows[5]?.[3]).toBe(totals.location);
    const part = names.length;
    const xml = (number: number) =>
      Buffer.from(readZip(bytes)[`xl/worksheets/sheet${number}.xml`] ?? '').toString('utf8');
    expect(xml(part - 3)).toContain('SUMIFS(');
    expect(xml(part - 2)).toMatch(/Audit - trace(?:'|&apos;)!L\d+/);
    expect(xml(part - 1)).toMatch(/<f>G\d+\*I\d+\/J\d+<\/f>/);
    expect(xml(part - 1)).toMatch(/<f>L\d+-L\d+<\/f>/);
  });

  it('is a draft while a line has an open question', async () => {
    const { add, file } = inventoryOf();
    await add(gasLine());
    await add(steamLine());
    const { bytes } = await file('word');
    const parts = readZip(bytes);
    const text = Object.values(parts)
      .map((part) => Buffer.from(part ?? '').toString('utf8'))
      .join('');
    expect(text).toContain('Draft');
  });

  it('says which scopes nobody counted, and prints no nought for them', async () => {
    const { add, file } = inventoryOf();
    await add(gasLine());
    const document = Buffer.from(readZip((await file('word')).bytes)['word/document.xml'] ?? '').toString('utf8');
    expect(document).toContain('Not counted, as no line has a number: Scope 2');
  });

  it('prints no nought for a scope that nobody counted in the previous year', async () => {
    const { add, file } = inventoryOf();
    await add(gasLine());
    await add(electricityLine());
    const before = await add(electricityLine({ month: '2024-03' }));
    expect(before.outcomes[0]?.question).toBeNull();
    const document = Buffer.from(readZip((await file('word')).bytes)['word/document.xml'] ?? '').toString('utf8');
    expect(document).toContain('No figure for that year');
  });

  it('prints categories of scope 3 beside those of the previous year', async () => {
    const { add, file } = inventoryOf();
    const rail = {
      activityTypeId: 'rail-travel',
      unit: '{passenger}.km',
      activity: 'Rail: National rail',
      basis: null,
    };
    await add(gasLine());
    await add(gasLine({ ...rail, amount: '1000' }));
    await add(gasLine({ ...rail, amount: '2000', month: '2024-03' }));
    const document = Buffer.from(readZip((await file('word')).bytes)['word/document.xml'] ?? '').toString('utf8');
    expect(document).toContain('6 Business travel');
    expect(document).not.toContain('No figure for that year');
  });

  it('prints exclusions, the responsible person and the source of each factor', async () => {
    const { add, set, file } = inventoryOf();
    await add(gasLine());
    await set({
      responsible: 'Mei Chan',
      exclusions: [{ subject: 'Sold warehouse', reason: 'No bills are available' }],
    });
    const document = Buffer.from(readZip((await file('word')).bytes)['word/document.xml'] ?? '').toString('utf8');
    for (const text of ['Mei Chan', 'Sold warehouse', 'No bills are available', 'DESNZ', 'OGL v3.0'])
      expect(document).toContain(text);
  });
});

describe('settings of inventories', () => {
  it('are changed by those who confirm factors, each change on top of the latest', async () => {
    const { set, send, refused, none, get, ok } = inventoryOf();
    const written = await set({ responsible: 'Mei Chan', thresholdPercent: '5', baseYearStart: '2025-01' });
    expect(written).toMatchObject({ responsible: 'Mei Chan', version: 1 });
    expect(await refused(send('PUT', settingsPath, { ...none, version: 0 }))).toMatchObject({ status: 409 });
    expect(await ok(get(settingsPath))).toMatchObject({ thresholdPercent: '5' });
  });

  it.each([
    { thresholdPercent: '101' },
    { thresholdPercent: '-1' },
    { baseYearStart: '2025-13' },
    { exclusions: [{ subject: 'Mill', reason: '' }] },
    { uncertainties: { ...noInventorySettings.uncertainties, metered: '1001' } },
  ])('are refused with %o', async (change) => {
    const { send, refused, none } = inventoryOf();
    expect(await refused(send('PUT', settingsPath, { ...none, ...change }))).toMatchObject({ status: 422 });
  });

  it.each([
    ['thresholdPercent', { thresholdPercent: 'five' }],
    ['thresholdPercent', { thresholdPercent: '\u0001' }],
    ['uncertainties.metered', { uncertainties: { ...noInventorySettings.uncertainties, metered: '1e2' } }],
  ])('are refused at %s where it is no number: %o', async (path, change) => {
    const { send, refused, none } = inventoryOf();
    const { status, issues } = await refused(send('PUT', settingsPath, { ...none, ...change }));
    expect([status, issues.map((issue) => issue.path)]).toEqual([422, [path]]);
  });
});

describe('who may', () => {
  it('lets members read and draw, and only those who confirm set', async () => {
    await inventoryOf().add(gasLine());
    const member = inventoryOf('verdant.member');
    expect((await member.inventory()).lines).toBe(1);
    expect((await member.file('excel')).bytes.byteLength).toBeGreaterThan(1000);
    expect((await member.send('PUT', settingsPath, member.none)).status).toBe(403);
  });

  it('refuses people of entities, and shows other organisations and tenants none of it', async () => {
    await inventoryOf().add(gasLine());
    await inventoryOf().set({ responsible: 'Mei Chan' });
    const portal = inventoryOf('verdant.entity');
    for (const path of [`/climate-inventories?${year}`, settingsPath, '/climate-base-year'])
      expect((await portal.get(path)).status).toBe(403);
    expect((await portal.get(`/climate-inventories/files/pdf?${year}&language=en`)).status).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      const theirs = inventoryOf(name);
      const answer = await theirs.get(settingsPath);
      if (answer.status === 403) continue;
      expect(await answer.json()).toMatchObject({ responsible: '' });
      expect((await theirs.inventory()).lines).toBe(0);
    }
  });
});
