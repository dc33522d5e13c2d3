import type { Finding, Problem, ReportModel, RestatementList } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callerOf, completeReport } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const place = { disclosureCode: '305-1', fieldKey: 'ghg.scope1.total', descriptor: 'Boilers' };
const post = (id: string, step: string) => h.as('verdant.admin').request(`/reports/${id}/${step}`, { method: 'POST' });
const list = (id: string) => callerOf(h).ok<RestatementList>(callerOf(h).get(`/reports/${id}/restatements`));
const note = (id: string, text: string, name: PersonName = 'verdant.admin') =>
  h.as(name).request(`/reports/${id}/restatements`, body('PUT', { ...place, note: text }));
const answer = (id: string, version: number, ...numbers: string[]) => {
  const rows = numbers.map((number, index) => ({
    ...{ number, unit: 't{CO2e}', descriptor: ['Boilers', 'Vehicles'][index] },
  }));
  return callerOf(h).ok(
    callerOf(h).send('PUT', `/reports/${id}/answers/305-1/ghg.scope1.total`, {
      version,
      value: { type: 'number', rows },
    }),
  );
};
const settle = (id: string) => callerOf(h).send('PUT', `/reports/${id}/disclosures/305-1`, { status: 'completed' });

/** Published once, open again, one figure changed. */
const changed = async () => {
  const { id } = await completeReport(h);
  await post(id, 'publish');
  h.clock.advance(60);
  await post(id, 'reopen');
  await answer(id, 1, '1300', '1235.5');
  await settle(id);
  return id;
};

describe('a figure that changed since it was published', () => {
  it('is listed with both figures, and one that is the same again is not', async () => {
    const id = await changed();
    const { publishedAt, items } = await list(id);
    expect(publishedAt).not.toBeNull();
    const figures = { old: { number: '1234.50', unit: 't{CO2e}' }, new: { number: '1300', unit: 't{CO2e}' } };
    expect(items).toEqual([{ ...place, ...figures, explained: null }]);
    await answer(id, 2, '1234.5', '1235.50');
    expect((await list(id)).items).toEqual([]);
  });

  it('keeps the report from being published until somebody says why, and is printed with the note', async () => {
    const id = await changed();
    const refused = await post(id, 'publish');
    expect(((await refused.json()) as Problem).issues).toMatchObject([{ path: 'restatements.305-1.ghg.scope1.total' }]);
    const noted = (await (await note(id, 'A meter was read wrongly.')).json()) as RestatementList;
    expect(noted.items[0]?.explained).toMatchObject({ note: 'A meter was read wrongly.', by: { name: 'Mei Chan' } });
    expect((await post(id, 'publish')).status).toBe(200);
    const model = await callerOf(h).ok<ReportModel>(callerOf(h).get(`/reports/${id}/model?language=en`));
    expect(model.restatements).toMatchObject([{ code: '305-1', note: 'A meter was read wrongly.' }]);
    const { rows } = await h.database.withSystem((tx) => tx.execute(sql`select new_figure from restatements`));
    expect(rows).toEqual([{ new_figure: { number: '1300', unit: 't{CO2e}' } }]);
    expect((await list(id)).items).toEqual([]);
  });

  it('is a finding that blocks and names its place, until somebody says why', async () => {
    const id = await changed();
    const found = async () => {
      const { findings } = await callerOf(h).ok<{ findings: Finding[] }>(callerOf(h).get(`/reports/${id}/validation`));
      return findings.filter(({ kind }) => kind === 'restatement-unexplained');
    };
    expect(await found()).toMatchObject([
      {
        ...{ blocking: true, step: 'validation', disclosureCode: '305-1', fieldKey: 'ghg.scope1.total' },
        params: { row: 'Boilers' },
      },
    ]);
    await note(id, 'A meter was read wrongly.');
    expect(await found()).toEqual([]);
  });

  it('is explained only where there is one, by those who may write, and the note can be taken back', async () => {
    const id = await changed();
    await note(id, 'Wrong');
    expect(((await (await note(id, '')).json()) as RestatementList).items[0]?.explained).toBeNull();
    expect((await note(id, 'Mine too', 'verdant.member')).status).toBe(200);
    await answer(id, 2, '1234.5', '1235.5');
    expect(((await (await note(id, 'Nothing differs')).json()) as Problem).code).toBe('request.invalid');
    expect((await note(id, 'Stranger', 'verdant.sister')).status).toBe(404);
    expect((await note(id, 'Stranger', 'harbour.admin')).status).toBe(404);
    expect((await note(id, 'Stranger', 'verdant.entity')).status).toBe(403);
    expect((await h.anonymous(`/reports/${id}/restatements`)).status).toBe(401);
  });

  it('is none before the first publication, and nothing is noted in a published report', async () => {
    const { id } = await completeReport(h);
    expect(await list(id)).toEqual({ publishedAt: null, items: [] });
    await post(id, 'publish');
    expect(((await (await note(id, 'Too late')).json()) as Problem).code).toBe('report.read_only');
  });
});
