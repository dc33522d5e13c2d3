import { readFileSync } from 'node:fs';
import type {
  ClimateActivity,
  ClimateFactor,
  ClimateFactorEvent,
  ClimateRules,
  ClimateTypeDetail,
} from '@esg/contract';
import { climateFactorLimits } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateOf, electricityLine, steamFactor, steamLine } from './testing.ts';

const migration = new URL('../../../migrations/0140_climate_at_size.sql', import.meta.url);

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const outcomeOf = ({ outcomes }: ClimateActivity) => [outcomes[0]?.kgCo2e, outcomes[0]?.question?.reason];

const addDocument = async (name: string): Promise<string> => {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], `${name}.pdf`));
  const request = { method: 'POST', body: form };
  return (await climateOf(h).ok<{ id: string }>(h.as('verdant.admin').request('/documents', request))).id;
};

const askSecondPerson = async (secondPerson: boolean) => {
  const { ok, get, send } = climateOf(h);
  const { gwpSet, origins, standIns, version } = await ok<ClimateRules>(get('/climate-rules'));
  return ok<ClimateRules>(send('PUT', '/climate-rules', { gwpSet, origins, standIns, secondPerson, version }));
};

describe('the evidence of an own factor', () => {
  it('is shown where the factor is chosen, in the trace, and in the list of factors of an inventory', async () => {
    const { add, addFactor, confirm, trace, get, ok } = climateOf(h);
    const documents = [{ documentId: await addDocument('Letter of the park'), reference: 'page 2' }];
    expect(await confirm(await addFactor(steamFactor({ documents })))).toMatchObject({ documents });
    const { factors } = await ok<ClimateTypeDetail>(get('/climate-library/heat-steam-cooling'));
    expect(factors.find(({ origin }) => origin === 'supplier')).toMatchObject({ documents });
    const line = await add(steamLine());
    expect((await trace(line.id)).traces[0]?.factors).toMatchObject([{ documents }]);
    const path = '/climate-inventories/files/excel?from=2025-01&to=2025-12&language=en';
    const { sheets } = await readXlsx(new Uint8Array(await (await get(path)).arrayBuffer()));
    const appendix = sheets.find(({ name }) => name === 'Audit - factors');
    expect(appendix?.rows[1]).toContain('Letter of the park.pdf (page 2)');
    const printed = sheets.flatMap(({ rows }) => rows.flat().map(String));
    expect(printed.some((cell) => cell.includes('Evidence: Letter of the park.pdf (page 2)'))).toBe(true);
  });

  it('is a document of the own document center, named once, and no more than there may be', async () => {
    const { send, refused } = climateOf(h);
    const issuesOf = async (documents: object[]) => {
      const { status, issues } = await refused(send('POST', '/climate-factors', { ...steamFactor(), documents }));
      return [status, issues?.map(({ path }) => path)];
    };
    const unknown = { documentId: '00000000-0000-4000-8000-000000000000', reference: '' };
    expect(await issuesOf([unknown])).toEqual([422, ['documents.0.documentId']]);
    const known = { documentId: await addDocument('Letter'), reference: '' };
    expect(await issuesOf([known, known])).toEqual([422, ['documents']]);
    const sister = climateOf(h, 'verdant.sister');
    const foreign = { ...steamFactor(), documents: [known] };
    expect((await refused(sister.send('POST', '/climate-factors', foreign))).issues?.[0]?.path).toBe(
      'documents.0.documentId',
    );
    const tooMany = Array.from({ length: climateFactorLimits.documentsMax + 1 }, (_, index) => ({
      documentId: `00000000-0000-4000-8000-0000000000${10 + index}`,
      reference: '',
    }));
    expect(await issuesOf(tooMany)).toEqual([422, ['documents']]);
  });

  it('stays where a change does not speak of it, and where the document is deleted', async () => {
    const { addFactor, send, ok, confirm } = climateOf(h);
    const documentId = await addDocument('Letter');
    const { id } = await addFactor(steamFactor({ documents: [{ documentId, reference: '' }] }));
    expect((await send('POST', '/deleted-documents', { ids: [documentId] })).status).toBe(204);
    const { documents: _, ...silent } = steamFactor({ name: 'Steam' });
    const changed = await ok<ClimateFactor>(send('PUT', `/climate-factors/${id}`, { ...silent, version: 1 }));
    expect(changed).toMatchObject({ name: 'Steam', documents: [{ documentId }] });
    expect(await confirm(changed)).toMatchObject({ documents: [{ documentId }] });
  });
});

describe('a second person', () => {
  it('is not asked until the rules say so', async () => {
    const { addFactor, confirm, add } = climateOf(h);
    expect(await confirm(await addFactor(steamFactor()))).toMatchObject({ isConfirmedByAuthor: true });
    expect(outcomeOf(await add(steamLine()))).toEqual(['250', undefined]);
  });

  it('confirms what somebody else entered, and refuses what they entered themselves', async () => {
    const { addFactor, confirm, refused, send, add } = climateOf(h);
    expect(await askSecondPerson(true)).toMatchObject({ secondPerson: true });
    const own = await addFactor(steamFactor());
    expect(await refused(send('POST', `/climate-factors/${own.id}/confirm`, { version: 1 }))).toMatchObject({
      status: 403,
      code: 'climate.second_person_needed',
    });
    expect(outcomeOf(await add(steamLine()))).toEqual([null, 'factor_unconfirmed']);
    const theirs = await climateOf(h, 'verdant.member').addFactor(steamFactor());
    expect(await confirm(theirs)).toMatchObject({ isConfirmedByAuthor: false });
    expect(outcomeOf(await add(steamLine()))).toEqual(['250', undefined]);
  });

  it('is nobody who wrote something of the factor since another confirmed it, whoever changed it last', async () => {
    const { addFactor, confirm, refused, send } = climateOf(h);
    await askSecondPerson(true);
    const { id } = await addFactor(steamFactor());
    const member = climateOf(h, 'verdant.member');
    const rename = async (name: string, version: number) =>
      member.ok<ClimateFactor>(member.send('PUT', `/climate-factors/${id}`, { ...steamFactor({ name }), version }));
    const renamed = await rename('Steam', 1);
    expect(await refused(send('POST', `/climate-factors/${id}/confirm`, { version: renamed.version }))).toMatchObject({
      status: 403,
      code: 'climate.second_person_needed',
    });
    // Somebody else has seen the number since.
    await h.database.withSystem((tx) =>
      tx.execute(sql`
        insert into climate_factor_events (id, tenant_id, organisation_id, factor_id, name, deed, changed, by_id, by_name, created_at)
        select gen_random_uuid(), tenant_id, organisation_id, factor_id, name, 'confirmed', '[]', gen_random_uuid(), 'Another', now()
        from climate_factor_events where factor_id = ${id} and deed = 'created'`),
    );
    expect(await confirm(await rename('Steam of the park', renamed.version))).toMatchObject({
      isConfirmedByAuthor: false,
    });
  });

  it('is lacking too for what the one who entered it confirmed after a colleague had changed it', async () => {
    const { addFactor, confirm, add, ok, get } = climateOf(h);
    const { id } = await addFactor(steamFactor());
    const member = climateOf(h, 'verdant.member');
    const renamed = member.send('PUT', `/climate-factors/${id}`, { ...steamFactor({ name: 'Steam' }), version: 1 });
    expect(await confirm(await ok<ClimateFactor>(renamed))).toMatchObject({ isConfirmedByAuthor: true });
    // Those of former releases are found by the log.
    const [statement = ''] = readFileSync(migration, 'utf8').match(/UPDATE climate_factors [^;]*/) ?? [];
    await h.database.withSystem((tx) => tx.execute(sql`update climate_factors set is_confirmed_by_author = false`));
    await h.database.withSystem((tx) => tx.execute(sql.raw(statement)));
    expect(await ok(get(`/climate-factors/${id}`))).toMatchObject({ isConfirmedByAuthor: true });
    await askSecondPerson(true);
    expect(outcomeOf(await add(steamLine()))).toEqual([null, 'factor_unconfirmed']);
  });

  it('leaves the results of lines alone that go by no own factor', async () => {
    const { add, sums, recalculate, ok, get, send } = climateOf(h);
    await add(electricityLine());
    const outdated = async () => (await sums('scope')).outdatedLines;
    await askSecondPerson(true);
    expect(await outdated()).toBe(0);
    const { updatedBy: _, updatedAt: __, ...rules } = await ok<ClimateRules>(get('/climate-rules'));
    await ok(send('PUT', '/climate-rules', { ...rules, standIns: ['GB'] }));
    expect(await outdated()).toBe(1);
    await recalculate(false);
    await askSecondPerson(false);
    expect(await outdated()).toBe(0);
  });

  it('is lacking for what its author confirmed before: it is taken no longer, by its lines outdated, until the rule ends', async () => {
    const { addFactor, confirm, add, sums, recalculate, read } = climateOf(h);
    await confirm(await addFactor(steamFactor()));
    const line = await add(steamLine());
    await askSecondPerson(true);
    expect((await sums('scope')).outdatedLines).toBe(1);
    await recalculate(false);
    expect(outcomeOf(await read(line.id))).toEqual([null, 'factor_unconfirmed']);
    await askSecondPerson(false);
    await recalculate(false);
    expect(outcomeOf(await read(line.id))).toEqual(['250', undefined]);
  });

  it('is told by name of factors that were entered before people were kept by id', async () => {
    const { addFactor, refused, send } = climateOf(h);
    await askSecondPerson(true);
    const { id } = await addFactor(steamFactor());
    await h.database.withSystem((tx) =>
      tx.execute(sql`update climate_factors set updated_by_id = null where id = ${id}`),
    );
    expect(await refused(send('POST', `/climate-factors/${id}/confirm`, { version: 1 }))).toMatchObject({
      code: 'climate.second_person_needed',
    });
  });

  it('stays asked for by programs that do not know the rule', async () => {
    const { ok, send } = climateOf(h);
    const { gwpSet, origins, standIns, version } = await askSecondPerson(true);
    const change = { gwpSet, origins, standIns: ['GB'], version };
    expect(standIns).toEqual([]);
    expect(await ok(send('PUT', '/climate-rules', change))).toMatchObject({ standIns: ['GB'], secondPerson: true });
  });
});

describe('the log of own factors', () => {
  it('says who did what, which fields changed, and keeps what was removed', async () => {
    const { addFactor, confirm, send, remove, get, ok } = climateOf(h);
    const { id } = await climateOf(h, 'verdant.member').addFactor(steamFactor());
    const changed = await ok<ClimateFactor>(
      send('PUT', `/climate-factors/${id}`, { ...steamFactor({ name: 'Steam', licence: 'By agreement' }), version: 1 }),
    );
    await confirm(changed);
    await remove(`/climate-factors/${id}`);
    const other = await addFactor(steamFactor());
    const read = async (query: string) =>
      (await ok<{ items: ClimateFactorEvent[] }>(get(`/climate-factor-events${query}`))).items;
    const ofOne = await read(`?factorId=${id}`);
    expect(new Set(ofOne.map(({ deed }) => deed))).toEqual(new Set(['created', 'changed', 'confirmed', 'removed']));
    expect(ofOne.find(({ deed }) => deed === 'changed')).toMatchObject({ name: 'Steam', changed: ['name', 'licence'] });
    const by = (wanted: string) => ofOne.find(({ deed }) => deed === wanted)?.by;
    expect(by('created')).not.toBe(by('removed'));
    expect((await read('')).map(({ factorId }) => factorId)).toContain(other.id);
  });

  it('shows each organisation its own, to people who may read the calculator', async () => {
    await climateOf(h).addFactor(steamFactor());
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      const theirs = climateOf(h, name);
      expect(await theirs.ok(theirs.get('/climate-factor-events'))).toMatchObject({ items: [] });
    }
    expect((await climateOf(h, 'verdant.entity').get('/climate-factor-events')).status).toBe(403);
    expect((await h.anonymous('/climate-factor-events')).status).toBe(401);
  });
});
