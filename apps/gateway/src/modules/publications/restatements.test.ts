import type { Finding, Problem, Report, ReportModel, RestatementList } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callerOf, completeReport, profile } from '../reports/testing.ts';

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
    number,
    unit: 't{CO2e}',
    descriptor: ['Boilers', 'Vehicles'][index],
  }));
  return callerOf(h).ok(
    callerOf(h).send('PUT', `/reports/${id}/answers/305-1/ghg.scope1.total`, {
      version,
      value: { type: 'number', rows },
    }),
  );
};
const settle = (id: string) => callerOf(h).send('PUT', `/reports/${id}/disclosures/305-1`, { status: 'completed' });

/** A report that was published once and reopened, with one figure changed. */
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
  it('is listed with both figures, until it is the published one again', async () => {
    const id = await changed();
    const { publishedAt, items } = await list(id);
    expect(publishedAt).not.toBeNull();
    const figures = { old: { number: '1234.50', unit: 't{CO2e}' }, new: { number: '1300', unit: 't{CO2e}' } };
    expect(items).toEqual([{ ...place, ...figures, explained: null }]);
    await answer(id, 2, '1234.5', '1235.50');
    expect((await list(id)).items).toEqual([]);
  });

  it('keeps the report from being published until somebody explains it, and is printed with the note', async () => {
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

  it('is printed with its year and note in the next year’s report too', async () => {
    const id = await changed();
    await note(id, 'A meter was read wrongly.');
    await post(id, 'publish');
    const { send, ok, get } = callerOf(h);
    const begun = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2026' }));
    const period = { start: '2026-01-01', end: '2026-12-31' };
    const next = await ok<Report>(
      send('PATCH', `/reports/${begun.id}`, { version: begun.version, disclosureCodes: ['305-1'], period }),
    );
    const rows = [{ number: '1200', unit: 't{CO2e}', descriptor: 'Boilers' }];
    const answered = send('PUT', `/reports/${next.id}/answers/305-1/ghg.scope1.total`, {
      version: 0,
      value: { type: 'number', rows },
    });
    await ok(answered);
    const { restatements } = await ok<ReportModel>(get(`/reports/${next.id}/model?language=en`));
    expect(restatements).toMatchObject([
      { code: '305-1', label: expect.stringContaining(', 2025'), note: 'A meter was read wrongly.', year: '2025' },
    ]);
  });

  it('is a blocking finding with its place, until somebody explains it', async () => {
    const id = await changed();
    const found = async () => {
      const { findings } = await callerOf(h).ok<{ findings: Finding[] }>(callerOf(h).get(`/reports/${id}/validation`));
      return findings.filter(({ kind }) => kind === 'restatement-unexplained');
    };
    expect(await found()).toMatchObject([
      {
        blocking: true,
        step: 'validation',
        disclosureCode: '305-1',
        fieldKey: 'ghg.scope1.total',
        params: { row: 'Boilers' },
      },
    ]);
    await note(id, 'A meter was read wrongly.');
    expect(await found()).toEqual([]);
  });

  it('is explained only where it exists, by people who may write, and the note can be removed', async () => {
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

  it('is not listed before the first publication, and takes no note in a published report', async () => {
    const { id } = await completeReport(h);
    expect(await list(id)).toEqual({ publishedAt: null, items: [], comparatives: [] });
    await post(id, 'publish');
    expect(((await (await note(id, 'Too late')).json()) as Problem).code).toBe('report.read_only');
  });
});

describe('a part of a figure that changed since it was published', () => {
  const sourced = 'by-source';
  const inCountry = 'by-country';
  const fieldOf = (model: ReportModel, key: string) => {
    const fields = model.chapters.flatMap(({ disclosures }) => disclosures).flatMap((each) => each.fields);
    const content = fields.find((each) => each.key === key)?.content;
    if (content?.kind !== 'numbers') throw new Error(`${key} is no figure`);
    return content;
  };
  /** A report with air pollutants by their names, and with direct emissions in two breakdowns that both have an "Other". */
  const withParts = async (title: string, year: string) => {
    const { send, ok, get } = callerOf(h);
    const { id, version } = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: title }));
    const period = { start: `${year}-01-01`, end: `${year}-12-31` };
    await ok(send('PATCH', `/reports/${id}`, { version, disclosureCodes: ['2-1', '305-1', '305-7'], period }));
    await ok(send('PUT', `/reports/${id}/answers/2-1/org.profile`, { version: 0, value: profile }));
    const put = (code: string, key: string, unit: string, parts: [string, string, string][], at: number) => {
      const rows = parts.map(([breakdown, descriptor, number]) => ({
        number,
        unit,
        descriptor,
        ...(breakdown !== '' && { breakdown }),
      }));
      return ok(send('PUT', `/reports/${id}/answers/${code}/${key}`, { version: at, value: { type: 'number', rows } }));
    };
    const answer = async ([nox, male, other]: [string, string, string], at = 0) => {
      await put(
        '305-7',
        'air.emissions',
        'kg',
        [
          ['', '', '33'],
          ['nox', '', nox],
          ['sox', '', '13'],
        ],
        at,
      );
      await put(
        '305-1',
        'ghg.scope1.total',
        't{CO2e}',
        [
          ['', '', '100'],
          [sourced, '柴油', male],
          [sourced, 'Other', '40'],
          [inCountry, 'Other', other],
        ],
        at,
      );
      for (const key of at === 0 ? ['air.nox', 'air.sox'] : []) await put('305-7', key, 'kg', [['', '', '5']], 0);
      for (const code of ['2-1', '305-1', '305-7'])
        await ok(send('PUT', `/reports/${id}/disclosures/${code}`, { status: 'completed' }));
    };
    const model = () => ok<ReportModel>(get(`/reports/${id}/model?language=en`));
    return { id, answer, model };
  };
  const kg = (number: string) => ({ number, unit: 'kg' });
  const tonnes = (number: string) => ({ number, unit: 't{CO2e}' });

  it('is listed, explained and printed separately, with its present value', async () => {
    const { id, answer, model } = await withParts('Report 2025', '2025');
    await answer(['20', '60', '7']);
    expect((await post(id, 'publish')).status).toBe(200);
    h.clock.advance(60);
    await post(id, 'reopen');
    await answer(['21', '61', '8'], 1);
    const { items } = await list(id);
    expect(items).toEqual([
      {
        disclosureCode: '305-1',
        fieldKey: 'ghg.scope1.total',
        breakdown: sourced,
        descriptor: '柴油',
        old: tonnes('60'),
        new: tonnes('61'),
        explained: null,
      },
      {
        disclosureCode: '305-1',
        fieldKey: 'ghg.scope1.total',
        breakdown: inCountry,
        descriptor: 'Other',
        old: tonnes('7'),
        new: tonnes('8'),
        explained: null,
      },
      {
        disclosureCode: '305-7',
        fieldKey: 'air.emissions',
        breakdown: 'nox',
        descriptor: '',
        old: kg('20'),
        new: kg('21'),
        explained: null,
      },
    ]);
    const { findings } = await callerOf(h).ok<{ findings: Finding[] }>(callerOf(h).get(`/reports/${id}/validation`));
    expect(findings.filter(({ kind }) => kind === 'restatement-unexplained').at(-1)).toMatchObject({
      disclosureCode: '305-7',
      params: { row: '', breakdown: 'nox' },
    });
    for (const { old: _old, new: _new, explained: _explained, ...part } of items) {
      const noted = await h
        .as('verdant.admin')
        .request(`/reports/${id}/restatements`, body('PUT', { ...part, note: `Misread: ${part.breakdown}.` }));
      expect(noted.status).toBe(200);
    }
    expect((await post(id, 'publish')).status).toBe(200);
    const printed = await model();
    expect(printed.restatements.map(({ descriptor, old, new: now, note }) => [descriptor, old, now, note])).toEqual([
      ['By source · Diesel', '60 tCO2e', '61 tCO2e', 'Misread: by-source.'],
      ['By country · Other', '7 tCO2e', '8 tCO2e', 'Misread: by-country.'],
      ['NOx', '20 kg', '21 kg', 'Misread: nox.'],
    ]);
    const marked = (key: string) => fieldOf(printed, key).rows.flatMap((row) => (row.restated ? [row.descriptor] : []));
    expect(marked('air.emissions')).toEqual(['NOx']);
    expect(marked('ghg.scope1.total')).toEqual(['Diesel', 'Other']);
  });

  it('is shown beside the same part of the next year', async () => {
    const last = await withParts('Report 2024', '2024');
    await last.answer(['20', '60', '7']);
    expect((await post(last.id, 'publish')).status).toBe(200);
    const { answer, model } = await withParts('Report 2025', '2025');
    await answer(['21', '61', '8']);
    const besides = async (key: string) =>
      fieldOf(await model(), key).rows.map(({ descriptor, number, earlier }) => [descriptor, earlier?.[0], number]);
    const expected = {
      air: [
        ['', '33', '33'],
        ['NOx', '20', '21'],
        ['SOx', '13', '13'],
      ],
      emissions: [
        ['', '100', '100'],
        ['Diesel', '60', '61'],
        ['Other', '40', '40'],
        ['Other', '7', '8'],
      ],
    };
    expect(await besides('air.emissions')).toEqual(expected.air);
    expect(await besides('ghg.scope1.total')).toEqual(expected.emissions);
  });
});
