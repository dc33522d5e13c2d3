import { limits, type StoredPicture, type Survey, type SurveyContent, surveyLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { picture } from '../brands/testing.ts';
import { withMateriality } from '../materiality/testing.ts';
import { refusalOf, surveysOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const alt = { en: 'A map of the site', zhTw: '營運地點地圖' };
const upload = async (id: string, bytes: Uint8Array | Promise<Uint8Array>, name = 'map.png') => {
  const form = new FormData();
  form.set('original', new File([new Uint8Array(await bytes)], name));
  return surveysOf(h).call(`/surveys/${id}/pictures`, { method: 'POST', body: form });
};
const withPicture = (content: SurveyContent, fileId: string, said = alt): SurveyContent => ({
  ...content,
  sections: content.sections.map((section, place) => ({
    ...section,
    questions: section.questions.map((question, at) =>
      place + at === 0 ? { ...question, picture: { fileId, alt: said } } : question,
    ),
  })),
});
const save = ({ id, privacy, opensAt, closesAt, version }: Survey, content: SurveyContent) =>
  surveysOf(h).send('PUT', `/surveys/${id}`, { content, privacy, opensAt, closesAt, version });

const pictured = async () => {
  const own = surveysOf(h);
  const { id: profileId } = await own.assessment();
  const survey = await own.start(profileId);
  const { fileId } = await own.ok<StoredPicture>(upload(survey.id, picture('#0a7d4b')));
  return { ...own, profileId, fileId, survey: await own.ok<Survey>(save(survey, withPicture(survey.content, fileId))) };
};

it('shows the picture of a question to whoever opened the survey, at an address of some hours', async () => {
  const { survey, fileId, open, invite, ok, send } = await pictured();
  const [person] = await invite(await open(survey), 1);
  const { pictures } = (await person?.opened()) ?? {};
  const path = `${pictures}${fileId}`.replace('/api', '');
  const shown = await h.anonymous(path);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(shown.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
  expect((await h.anonymous(path, {}, personOf('harbour.admin').host)).status).toBe(404);
  expect((await h.anonymous(path.replace('/v', '/w'))).status).toBe(404);
  h.clock.advance(25 * 60 * 60);
  expect((await h.anonymous(path)).status).toBe(404);
  h.signOutAll();
  const again = await person?.opened();
  await ok(send('POST', `/surveys/${survey.id}/closing`));
  expect(await refusalOf(h.anonymous(`${again?.pictures}${fileId}`.replace('/api', '')))).toBe('survey.closed');
});

it('shows no other file at that address, and none of a picture that no question names any more', async () => {
  const { survey, fileId, open, invite, ok } = await pictured();
  const second = await ok<StoredPicture>(upload(survey.id, picture('#123456')));
  const opened = await open(survey);
  const [person] = await invite(opened, 1);
  const { pictures } = (await person?.opened()) ?? {};
  const at = (id: string) => h.anonymous(`${pictures}${id}`.replace('/api', ''));
  expect((await at(second.fileId)).status).toBe(404);
  const change = { ...opened, version: opened.version };
  await ok(save(change, withPicture(opened.content, second.fileId)));
  expect([(await at(second.fileId)).status, (await at(fileId)).status]).toEqual([200, 404]);
});

it('opens only once each picture is described in both languages', async () => {
  const { survey, fileId, ok, send } = await pictured();
  const changed = await ok<Survey>(save(survey, withPicture(survey.content, fileId, { ...alt, zhTw: '' })));
  expect(changed.faults).toEqual([{ fault: 'no_alt', partId: 'years' }]);
  const opening = send('POST', `/surveys/${survey.id}/opening`, { version: changed.version });
  expect(await refusalOf(opening)).toBe('survey.not_ready');
});

it('takes pictures alone, and names of its own pictures alone', async () => {
  const { survey, fileId, profileId, start } = await pictured();
  expect(await refusalOf(upload(survey.id, new TextEncoder().encode('no picture')))).toBe('file.format_refused');
  expect(await refusalOf(upload(survey.id, new Uint8Array(limits.logoOriginalBytesMax + 1)))).toBe('file.too_big');
  const other = await start(profileId);
  expect(await refusalOf(save(other, withPicture(other.content, fileId)))).toBe('request.invalid');
});

it('keeps pictures from other organisations, and from people who may only read', async () => {
  const { survey, fileId } = await pictured();
  const path = `/materiality/surveys/${survey.id}/pictures`;
  const form = new FormData();
  form.set('original', new File([new Uint8Array(await picture('#0a7d4b'))], 'map.png'));
  expect((await h.anonymous(`${path}/${fileId}`)).status).toBe(401);
  expect((await h.as('verdant.sister').request(`${path}/${fileId}`)).status).toBeGreaterThanOrEqual(403);
  expect((await h.as('verdant.sister').request(path, { method: 'POST', body: form })).status).toBeGreaterThanOrEqual(
    403,
  );
});

it('keeps a picture as long as a copy shows it, and removes its bytes with the last survey', async () => {
  const { survey, fileId, profileId, ok, call, send } = await pictured();
  const begun = { template: 'empty', privacy: 'named', copyOf: survey.id };
  const copy = await ok<Survey>(send('POST', `/profiles/${profileId}/surveys`, begun));
  expect(copy.content.sections[0]?.questions[0]?.picture).toEqual({ fileId, alt });
  const remove = (id: string) => ok(call(`/surveys/${id}`, { method: 'DELETE' }));
  const count = async () => (await h.database.pool.query('select 1 from files where id = $1', [fileId])).rows.length;
  await remove(survey.id);
  expect([await count(), (await call(`/surveys/${copy.id}/pictures/${fileId}`)).status]).toEqual([1, 200]);
  await remove(copy.id);
  expect(await count()).toBe(0);
});

it('makes room in a full survey by removing pictures that were replaced a day ago, and none that is shown', async () => {
  const { survey, fileId, ok } = await pictured();
  const replaced = await ok<StoredPicture>(upload(survey.id, picture('#123456')));
  await h.database.pool.query(
    `insert into survey_pictures (tenant_id, organisation_id, survey_id, file_id)
      select tenant_id, organisation_id, id, gen_random_uuid() from surveys, generate_series(3, $2) where id = $1`,
    [survey.id, surveyLimits.picturesMax],
  );
  expect(await refusalOf(upload(survey.id, picture('#654321')))).toBe('resource.full');
  await h.database.pool.query(`update files set created_at = created_at - interval '2 days' where id = any($1)`, [
    [fileId, replaced.fileId],
  ]);
  await ok<StoredPicture>(upload(survey.id, picture('#654321')));
  const { rows } = await h.database.pool.query('select id from files where id = any($1)', [[fileId, replaced.fileId]]);
  expect(rows).toEqual([{ id: fileId }]);
});
