import type {
  AssessedTopic,
  Assessment,
  Document,
  MaterialityDecision,
  MaterialityEvent,
  NotificationPage,
} from '@esg/contract';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { consulting } from '../consultancies/testing.ts';
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
  description: '',
  horizon: 'short',
  stages: ['own'],
  stakeholders: [],
};
const read = (id: string) => ok<Assessment>(call(`/profiles/${id}`));
const userOf = (name: PersonName) => personOf(name).scope.userId;

/** An assessment that the member approves first, then the administrator. */
const assessed = async () => {
  const begun = await ok<Assessment>(call('/profiles', body('POST', { year: 2025, edition: 'esrs-set1-2023' })));
  const { id, settings, version } = begun;
  const topics = [{ libraryIds: ['air-emissions'], name: null }];
  const [air] = await ok<AssessedTopic[]>(call(`/profiles/${id}/topics`, body('POST', { topics })));
  const approvers = [{ personIds: [userOf('verdant.member')] }, { personIds: [userOf('verdant.admin')] }];
  await ok(call(`/profiles/${id}`, body('PUT', { settings: { ...settings, approvers }, version })));
  return { id, air: air as AssessedTopic };
};
type Said = { stamp?: string; step?: number; decision?: 'approved' | 'rejected'; reason?: string };
/** What somebody says of the step that waits, unless another one is named. */
const say = async (id: string, name: PersonName, said: Said = {}) => {
  const { stamp, approvals } = await read(id);
  const given = { decision: 'approved', step: approvals.length, stamp, reason: 'Read', ...said };
  return call(`/profiles/${id}/approvals`, body('POST', given), name);
};
const approve = (id: string, name: PersonName, stamp?: string) => say(id, name, stamp === undefined ? {} : { stamp });
const ask = async (id: string, name: PersonName = 'verdant.admin') =>
  call(`/profiles/${id}/approval-requests`, body('POST', { stamp: (await read(id)).stamp }), name);
const notesOf = async (name: PersonName) => {
  const page = await ok<NotificationPage>(h.as(name).request('/notifications'));
  return page.items.filter(({ kind }) => kind.startsWith('materiality.')).map(({ kind, path }) => ({ kind, path }));
};
const decide = async (id: string) =>
  call(`/profiles/${id}/decisions`, body('POST', { reason: 'Agreed', stamp: (await read(id)).stamp }));

describe('the approval of an assessment', () => {
  it('is asked of each step in turn before anybody decides, and the decision keeps who gave it', async () => {
    const { id } = await assessed();
    expect(await refusal(decide(id))).toEqual([422, 'materiality.not_approved']);
    expect(await refusal(approve(id, 'verdant.admin'))).toEqual([422, 'approval.not_yours']);
    expect(await ok(approve(id, 'verdant.member'))).toMatchObject({ approvals: [{ step: 0, reason: 'Read' }] });
    expect(await refusal(decide(id))).toEqual([422, 'materiality.not_approved']);
    await ok(approve(id, 'verdant.admin'));
    expect(await refusal(say(id, 'verdant.admin', { step: 1 }))).toEqual([422, 'approval.not_open']);
    const { approvals } = await ok<MaterialityDecision>(decide(id));
    expect(approvals.map(({ step, by }) => [step, by.id])).toEqual([
      [0, userOf('verdant.member')],
      [1, userOf('verdant.admin')],
    ]);
  });

  it('is asked for once, and notifies each person once when it is their turn', async () => {
    const { id } = await assessed();
    const path = `/ct/materiality/${id}/decision`;
    await ok(ask(id));
    expect(await ok(ask(id))).toMatchObject({ approvalRequest: { by: { id: userOf('verdant.admin') } } });
    const asked = { kind: 'materiality.approval_requested', path };
    expect(await notesOf('verdant.member')).toEqual([asked]);
    expect(await notesOf('verdant.admin')).toEqual([]);
    await ok(approve(id, 'verdant.member'));
    expect(await notesOf('verdant.admin')).toEqual([asked]);
    await ok(approve(id, 'verdant.admin'));
    expect(await notesOf('verdant.member')).toEqual([asked]);
    expect(await refusal(ask(id))).toEqual([422, 'approval.not_open']);
  });

  it('stays where somebody asks the next step for theirs', async () => {
    const { id } = await assessed();
    await ok(approve(id, 'verdant.member'));
    const asked = await ok<Assessment>(ask(id, 'verdant.member'));
    expect(asked).toMatchObject({
      approvals: [{ step: 0 }],
      approvalRequest: { by: { id: userOf('verdant.member') } },
    });
    await ok(approve(id, 'verdant.admin'));
    expect((await ok<MaterialityDecision>(decide(id))).approvals.map(({ step }) => step)).toEqual([0, 1]);
  });

  it('goes back to the authors with a reason, and begins anew when they ask again or change something', async () => {
    const { id, air } = await assessed();
    await ok(approve(id, 'verdant.member'));
    expect(await refusal(say(id, 'verdant.admin', { decision: 'rejected', reason: ' ' }))).toEqual([
      422,
      'request.invalid',
    ]);
    const returned = await ok<Assessment>(say(id, 'verdant.admin', { decision: 'rejected', reason: 'Water?' }));
    expect(returned).toMatchObject({ approvals: [], rejection: { step: 1, reason: 'Water?' }, approvalRequest: null });
    expect(await refusal(approve(id, 'verdant.member'))).toEqual([422, 'approval.not_open']);
    expect(await refusal(decide(id))).toEqual([422, 'materiality.not_approved']);
    const again = await ok<Assessment>(ask(id, 'verdant.member'));
    expect(again).toMatchObject({ rejection: null, approvals: [] });
    await ok(approve(id, 'verdant.member'));
    await ok(say(id, 'verdant.admin', { decision: 'rejected', reason: 'Water!' }));
    await ok(call(`/profiles/${id}/iros`, body('POST', { ...entry, topicId: air.id })));
    expect(await read(id)).toMatchObject({ rejection: null, approvals: [] });
    const log = await ok<MaterialityEvent[]>(call(`/profiles/${id}/events`));
    expect(log.map(({ action }) => action).slice(0, 6)).toEqual([
      'iro_added',
      'rejected',
      'approved',
      'approval_requested',
      'rejected',
      'approved',
    ]);
  });

  it('notifies the authors of a return', async () => {
    const { id, air } = await assessed();
    await ok(call(`/profiles/${id}/iros`, body('POST', { ...entry, topicId: air.id }), 'verdant.member'));
    await ok(approve(id, 'verdant.member'));
    await ok(say(id, 'verdant.admin', { decision: 'rejected', reason: 'Water?' }));
    expect((await notesOf('verdant.member')).map(({ kind }) => kind)).toEqual(['materiality.rejected']);
    expect((await notesOf('verdant.admin')).map(({ kind }) => kind)).toEqual(['materiality.approval_requested']);
  });

  it('notifies those who may mend it of a return where its authors are of a consultancy', async () => {
    const { request } = await consulting(() => h).visit();
    const as = (path: string, init?: RequestInit) => request(`/materiality${path}`, init);
    const begun = await ok<Assessment>(as('/profiles', body('POST', { year: 2025, edition: 'esrs-set1-2023' })));
    const { id, settings, version } = begun;
    const approvers = [{ personIds: [userOf('lantau.admin')] }];
    const { stamp } = await ok<Assessment>(
      as(`/profiles/${id}`, body('PUT', { settings: { ...settings, approvers }, version })),
    );
    const said = { decision: 'rejected', step: 0, stamp, reason: 'Water?' };
    await ok(call(`/profiles/${id}/approvals`, body('POST', said), 'lantau.admin'));
    expect((await notesOf('lantau.member')).map(({ kind }) => kind)).toEqual(['materiality.rejected']);
  });

  it('decides no step that the person did not see waiting', async () => {
    const { id } = await assessed();
    const { settings, version } = await read(id);
    const approvers = [{ personIds: [userOf('verdant.admin')] }, { personIds: [userOf('verdant.admin')] }];
    await ok(call(`/profiles/${id}`, body('PUT', { settings: { ...settings, approvers }, version })));
    await ok(say(id, 'verdant.admin', { step: 0 }));
    expect(await refusal(say(id, 'verdant.admin', { step: 0 }))).toEqual([422, 'approval.not_open']);
    expect((await read(id)).approvals).toHaveLength(1);
  });

  it('falls away with the first change, and is given to what was read alone', async () => {
    const { id, air } = await assessed();
    const { stamp } = await read(id);
    await ok(approve(id, 'verdant.member'));
    await ok(call(`/profiles/${id}/iros`, body('POST', { ...entry, topicId: air.id })));
    expect((await read(id)).approvals).toEqual([]);
    expect(await refusal(approve(id, 'verdant.member', stamp))).toEqual([409, 'resource.stale']);
    expect((await read(id)).approvals).toEqual([]);
  });

  it('is asked of whom those who decide name, whatever else people who write change', async () => {
    const { id } = await assessed();
    const { settings, version } = await read(id);
    const change = (more: object) =>
      call(`/profiles/${id}`, body('PUT', { settings: { ...settings, ...more }, version }), 'verdant.member');
    expect(await refusal(change({ approvers: [] }))).toEqual([403, 'permission.denied']);
    expect(await refusal(change({ approvers: settings.approvers.slice(0, 1) }))).toEqual([403, 'permission.denied']);
    expect(await ok(change({ scope: 'All sites' }))).toMatchObject({
      settings: { scope: 'All sites', approvers: settings.approvers },
    });
  });

  it('is for those who decide where the people of a step left or work on no reports any more', async () => {
    const { id } = await assessed();
    const { settings, version } = await read(id);
    const approvers = [{ personIds: [userOf('verdant.entity')] }];
    await ok(call(`/profiles/${id}`, body('PUT', { settings: { ...settings, approvers }, version })));
    expect((await approve(id, 'verdant.entity')).status).toBe(403);
    expect(await refusal(approve(id, 'verdant.member'))).toEqual([422, 'approval.not_yours']);
    expect(await ok(approve(id, 'verdant.admin'))).toMatchObject({ approvals: [{ step: 0 }] });
  });

  it('is for basic users of a consultancy there, too, who decide in it', async () => {
    const as = (path: string, init?: RequestInit) => call(path, init, 'harbour.consultant');
    const begun = await ok<Assessment>(as('/profiles', body('POST', { year: 2025, edition: 'esrs-set1-2023' })));
    const { id, settings, version } = begun;
    const approvers = [{ personIds: [userOf('verdant.entity')] }];
    const { stamp } = await ok<Assessment>(
      as(`/profiles/${id}`, body('PUT', { settings: { ...settings, approvers }, version })),
    );
    expect(
      await ok(as(`/profiles/${id}/approvals`, body('POST', { decision: 'approved', step: 0, stamp }))),
    ).toMatchObject({
      approvals: [{ step: 0 }],
    });
  });

  it('is closed to other organisations, and to people without assessments', async () => {
    const { id } = await assessed();
    const { stamp } = await read(id);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await approve(id, name, stamp)).status).toBe(404);
    expect((await approve(id, 'verdant.entity', stamp)).status).toBe(403);
    expect((await ask(id, 'verdant.sister')).status).toBe(404);
    expect((await ask(id, 'verdant.entity')).status).toBe(403);
  });
});

describe('the evidence of an entry', () => {
  it('is a document of the own document center, kept over imports and into the next year', async () => {
    const { id, air } = await assessed();
    const form = new FormData();
    const bytes = await writeXlsx({ sheets: [{ name: 'Measured', rows: [['Air', 5]] }] });
    form.set('file', new File([Uint8Array.from(bytes)], 'measured.xlsx'));
    const document = await ok<Document>(h.as('verdant.admin').request('/documents', { method: 'POST', body: form }));
    const evidence = [{ documentId: document.id, reference: 'page 2' }];
    const add = (more: object) => call(`/profiles/${id}/iros`, body('POST', { ...entry, topicId: air.id, ...more }));
    expect((await ok<Assessment>(add({ evidence }))).iros).toMatchObject([{ evidence }]);
    const [cited] = (await read(id)).iros;
    const unsaid = { ...entry, topicId: air.id, title: 'Soot of the boiler', version: cited?.version };
    expect((await ok<Assessment>(call(`/iros/${cited?.id}`, body('PUT', unsaid)))).iros).toMatchObject([
      { title: 'Soot of the boiler', evidence },
    ]);
    const unknown = [{ documentId: id, reference: '' }];
    expect(await refusal(add({ evidence: unknown }))).toEqual([422, 'request.invalid']);
    const next = await ok<Assessment>(call('/profiles', body('POST', { year: 2026, edition: 'esrs-2026' })));
    expect(next.iros).toMatchObject([{ evidence }]);
  });
});
