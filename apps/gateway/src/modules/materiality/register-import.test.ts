import type { AssessedTopic, Assessment, MaterialityEvent, RegisterImport } from '@esg/contract';
import { readXlsx } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { ok, refusal, withMateriality } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const call = (path: string, init?: RequestInit, name: PersonName = 'verdant.admin') =>
  h.as(name).request(`/materiality${path}`, init);
const entry = {
  kind: 'negative',
  actual: true,
  humanRights: false,
  title: 'Smoke of the boiler',
  description: 'It burns oil.',
  horizon: 'short',
  stages: ['own', 'downstream'],
  stakeholders: ['local-communities', 'employees'],
};

/** An assessment with air and water, and one entry about air. */
const assessed = async () => {
  const { id } = await ok<Assessment>(call('/profiles', body('POST', { year: 2025, edition: 'esrs-set1-2023' })));
  const topics = ['air-emissions', 'water-use'].map((each) => ({ libraryIds: [each], name: null }));
  const [air] = await ok<AssessedTopic[]>(call(`/profiles/${id}/topics`, body('POST', { topics })));
  const { iros } = await ok<Assessment>(call(`/profiles/${id}/iros`, body('POST', { ...entry, topicId: air?.id })));
  return { id, airId: air?.id ?? '', iroId: iros[0]?.id ?? '' };
};
const read = (id: string) => ok<Assessment>(call(`/profiles/${id}`));

type Cells = (string | number | boolean | null)[][];
const exported = async (id: string, language = 'en'): Promise<Cells> => {
  const answer = await call(`/profiles/${id}/file?language=${language}`);
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  return (sheets[1]?.rows ?? []) as Cells;
};
const upload = async (id: string, rows: Cells, name: PersonName = 'verdant.admin', fileName = 'register.xlsx') => {
  const bytes = await writeXlsx({ sheets: [{ name: 'Register', rows }] });
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], fileName));
  return call(`/profiles/${id}/imports`, { method: 'POST', body: form }, name);
};
const step = (id: string, what: 'apply' | 'undo', name?: PersonName) =>
  call(`/imports/${id}/${what}`, { method: 'POST' }, name);

/** What the log keeps of the entries of the last import, or of its undo. */
const loggedEntries = async (action: string) => {
  const { rows } = await h.database.pool.query(
    'select state from materiality_events where action = $1 order by position desc limit 1',
    [action],
  );
  return rows[0]?.state.after.entries;
};

it('changes nothing when the exported register is imported again, in either language', async () => {
  const { id } = await assessed();
  for (const language of ['en', 'zhTw']) {
    const { rows } = await ok<RegisterImport>(upload(id, await exported(id, language)));
    expect(rows).toMatchObject([{ row: 2, kind: 'same', title: 'Smoke of the boiler', issues: [] }]);
  }
});

it('adds and changes entries as it was shown, logs it, and undoes it in one press', async () => {
  const { id, iroId } = await assessed();
  const [head = [], first = []] = await exported(id);
  const renamed = first.with(3, 'Smoke of both boilers');
  const water = ['', 'Water use', 'Risk', 'Drought stops the plant', '', 'no', 'no', 'Long term', 'Upstream', ''];
  const checked = await ok<RegisterImport>(upload(id, [head, renamed, water]));
  expect(checked.rows.map(({ kind, changes }) => [kind, changes])).toEqual([
    ['changed', ['title']],
    ['new', []],
  ]);
  expect((await read(id)).iros).toHaveLength(1);
  const applied = await ok<RegisterImport>(step(checked.id, 'apply'));
  expect(applied.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'added']);
  expect((await read(id)).iros).toMatchObject([
    { id: iroId, title: 'Smoke of both boilers', stakeholders: entry.stakeholders },
    { kind: 'risk', title: 'Drought stops the plant', horizon: 'long', stages: ['upstream'] },
  ]);
  const [event] = await ok<MaterialityEvent[]>(call(`/profiles/${id}/events`));
  expect(event).toMatchObject({ action: 'register_imported', after: { fileName: 'register.xlsx', rows: 2 } });
  expect(event?.after).not.toHaveProperty('entries');
  expect(await loggedEntries('register_imported')).toMatchObject([
    { before: null, after: { title: 'Drought stops the plant' } },
    { iroId, before: { title: 'Smoke of the boiler' }, after: { title: 'Smoke of both boilers' } },
  ]);
  expect(await refusal(step(checked.id, 'apply'))).toEqual([422, 'import.step_refused']);
  expect(await ok(step(checked.id, 'undo'))).toMatchObject({
    state: 'undone',
    rows: [{ outcome: 'restored' }, { outcome: 'removed' }],
  });
  expect(await loggedEntries('import_undone')).toMatchObject([
    { before: { title: 'Drought stops the plant' }, after: null },
    { iroId, before: { title: 'Smoke of both boilers' }, after: { title: 'Smoke of the boiler' } },
  ]);
  expect((await read(id)).iros).toMatchObject([{ id: iroId, title: 'Smoke of the boiler' }]);
  expect(await ok(call(`/profiles/${id}/imports`))).toMatchObject([{ id: checked.id, state: 'undone' }]);
});

it('is undone by who imported it and by administrators, and by no other colleague', async () => {
  const { id } = await assessed();
  const [head = []] = await exported(id);
  const water = ['', 'Water use', 'Risk', 'Drought stops the plant', '', 'no', 'no', 'Long term', 'Upstream', ''];
  const checked = await ok<RegisterImport>(upload(id, [head, water]));
  await ok(step(checked.id, 'apply'));
  expect(await refusal(step(checked.id, 'undo', 'verdant.member'))).toEqual([403, 'permission.denied']);
  expect((await read(id)).iros).toHaveLength(2);
  expect(await ok<RegisterImport>(step(checked.id, 'undo'))).toMatchObject({
    undone: { by: { id: h.as('verdant.admin').scope.userId } },
  });
});

it('is of whoever wrote it, also where somebody else had checked the sheet', async () => {
  const { id } = await assessed();
  const [head = []] = await exported(id);
  const water = ['', 'Water use', 'Risk', 'Drought stops the plant', '', 'no', 'no', 'Long term', 'Upstream', ''];
  const checked = await ok<RegisterImport>(upload(id, [head, water]));
  const { userId } = h.as('verdant.member').scope;
  expect(await ok<RegisterImport>(step(checked.id, 'apply', 'verdant.member'))).toMatchObject({ by: { id: userId } });
  expect(await ok<RegisterImport>(step(checked.id, 'undo', 'verdant.member'))).toMatchObject({
    undone: { by: { id: userId } },
  });
});

it('refuses rows with the reason for each, and then imports none of the sheet', async () => {
  const { id, iroId } = await assessed();
  const scores = ['scale', 'scope', 'irremediability'].map((criterion) => ({ criterion, score: 3 }));
  await ok(call(`/iros/${iroId}/scores`, body('PUT', { scores, reason: '' })));
  const [head = [], first = []] = await exported(id);
  const row = (...cells: string[]) => ['', ...cells];
  const checked = await ok<RegisterImport>(
    upload(id, [
      head,
      first.with(2, 'Risk').with(5, 'no'),
      row('Noise', 'Risk', 'A'),
      row('Air pollutants', 'Threat', '', '', 'perhaps'),
      row('Air pollutants', 'Risk', 'Fines', '', 'yes', 'yes', 'Soon', 'Sideways', 'Martians'),
      row('Air pollutants', 'Negative impact', 'Smoke of the boiler'),
      ['00000000-0000-7000-8000-000000000000', 'Air pollutants', 'Risk', 'Lost'],
      first,
      row('空氣污染物', '風險', '#REF!'),
    ]),
  );
  expect(checked.rows.map(({ row: place, issues }) => [place, issues.map(({ rule }) => rule)])).toEqual([
    [2, ['scored']],
    [3, ['topic_unknown', 'title_short']],
    [4, ['kind_unknown', 'answer_unknown', 'title_missing']],
    [5, ['horizon_unknown', 'stage_unknown', 'group_unknown', 'actual_refused', 'rights_refused']],
    [6, ['duplicate']],
    [7, ['id_unknown']],
    [8, ['id_repeated']],
    [9, ['cell_error']],
  ]);
  expect(await refusal(step(checked.id, 'apply'))).toEqual([422, 'materiality.rows_refused']);
  expect((await read(id)).iros).toHaveLength(1);
});

it('leaves entries at their topic where several have its name, and asks which of them a new one is about', async () => {
  const { id, iroId } = await assessed();
  const name = { en: 'Dust', zhTw: '粉塵' };
  const topics = [name, name].map((each) => ({ libraryIds: [], name: each }));
  const [, second] = await ok<AssessedTopic[]>(call(`/profiles/${id}/topics`, body('POST', { topics })));
  await ok(call(`/iros/${iroId}`, body('PUT', { ...entry, topicId: second?.id, version: 1 })));
  const fresh = ['', 'Dust', 'Negative impact', 'Dust of the mill', '', 'yes'];
  const { rows } = await ok<RegisterImport>(upload(id, [...(await exported(id)), fresh]));
  expect(rows).toMatchObject([{ kind: 'same' }, { kind: 'error', issues: [{ rule: 'topic_ambiguous' }] }]);
});

it('writes nothing where the register changed since the check, and shows what would change now', async () => {
  const { id, iroId, airId } = await assessed();
  const [head = [], first = []] = await exported(id);
  const checked = await ok<RegisterImport>(upload(id, [head, first.with(3, 'Smoke of both boilers')]));
  const change = { ...entry, topicId: airId, title: 'Soot', version: 1 };
  await ok(call(`/iros/${iroId}`, body('PUT', change)));
  expect(await refusal(step(checked.id, 'apply'))).toEqual([409, 'materiality.import_outdated']);
  expect((await read(id)).iros).toMatchObject([{ title: 'Soot' }]);
  expect(await refusal(step(checked.id, 'apply'))).toEqual([422, 'materiality.rows_refused']);
  expect((await read(id)).iros).toMatchObject([{ title: 'Soot' }]);
});

it('refuses a row that would put back what a colleague changed after the download, and shows both', async () => {
  const { id, iroId, airId } = await assessed();
  const [head = [], first = []] = await exported(id);
  await ok(call(`/iros/${iroId}`, body('PUT', { ...entry, topicId: airId, description: 'It burns gas.', version: 1 })));
  const fines = ['', 'Air pollutants', 'Negative impact', 'Fines', '', 'yes'];
  const { rows } = await ok<RegisterImport>(upload(id, [head, first, fines]));
  expect(rows).toMatchObject([
    {
      kind: 'error',
      issues: [{ rule: 'changed_since' }],
      before: { description: 'It burns gas.' },
      after: { description: 'It burns oil.' },
    },
    { kind: 'new' },
  ]);
  const [, fresh = []] = await exported(id);
  const again = await ok<RegisterImport>(upload(id, [head, fresh.with(4, 'It burns hydrogen.')]));
  expect(again.rows).toMatchObject([{ kind: 'changed', before: { description: 'It burns gas.' }, issues: [] }]);
});

it('keeps what somebody changed or scored after the import when it is undone', async () => {
  const { id, airId } = await assessed();
  const [head = []] = await exported(id);
  const two = ['Fines', 'Odour'].map((title) => ['', 'Air pollutants', 'Negative impact', title, '', 'yes']);
  const checked = await ok<RegisterImport>(upload(id, [head, ...two]));
  await ok(step(checked.id, 'apply'));
  const [, fines, odour] = (await read(id)).iros;
  await ok(call(`/iros/${odour?.id}/scores`, body('PUT', { scores: [{ criterion: 'scale', score: 3 }], reason: '' })));
  await ok(call(`/iros/${fines?.id}`, body('PUT', { ...entry, topicId: airId, title: 'Fines of 2025', version: 1 })));
  expect((await ok<RegisterImport>(step(checked.id, 'undo'))).rows.map(({ outcome }) => outcome)).toEqual([
    'kept',
    'kept',
  ]);
  expect((await read(id)).iros).toHaveLength(3);
});

it('takes sheets with the right columns alone, from people who may write, of the own organisation', async () => {
  const { id } = await assessed();
  const rows = await exported(id);
  expect(await refusal(upload(id, [['Name'], ['Smoke']]))).toEqual([422, 'materiality.columns_missing']);
  expect(await refusal(upload(id, rows.slice(0, 1)))).toEqual([422, 'import.empty']);
  expect((await upload(id, rows, 'verdant.admin', 'register.csv')).status).toBe(422);
  const checked = await ok<RegisterImport>(upload(id, rows));
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    expect((await call(`/imports/${checked.id}`, undefined, name)).status).toBe(404);
    expect((await step(checked.id, 'apply', name)).status).toBe(404);
    expect((await step(checked.id, 'undo', name)).status).toBe(404);
    expect((await call(`/profiles/${id}/imports`, undefined, name)).status).toBe(404);
  }
  expect((await upload(id, rows, 'verdant.sister')).status).toBe(404);
  expect((await upload(id, rows, 'verdant.entity')).status).toBe(403);
});
