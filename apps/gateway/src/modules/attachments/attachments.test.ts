import { randomUUID } from 'node:crypto';
import type { CollaborationSubject, CollaborationSubjectKind } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { insertFile } from '../files/index.ts';
import { startReport } from '../reports/testing.ts';
import { attach, changeReference, detach, findAttached, listAttached } from './index.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const at = new Date('2026-03-02T08:00:00Z');
const scopeOf = (person: PersonName) => personOf(person).scope;
const kept = { mediaType: 'application/pdf', originalName: 'a.pdf', bytes: 7, hash: 'x' };

/** A report, and ways to attach a new file to a part of it and to list what is attached. */
const held = async () => {
  const { id } = await startReport(h);
  const scope = scopeOf('verdant.member');
  const subject: CollaborationSubject = { kind: 'disclosure', id, part: ['305-1'] };
  const add = async (to: CollaborationSubject = subject, person: PersonName = 'verdant.member') => {
    const fileId = randomUUID();
    await h.database.withScope(scopeOf(person), async (scoped) => {
      const { tx, tenantId, organisationId } = scoped;
      await insertFile(tx, { ...kept, id: fileId, tenantId, organisationId });
      await attach(scoped, to, { fileId, name: 'Bills.pdf', reference: 'p. 3' }, at);
    });
    return fileId;
  };
  const list = (person: PersonName = 'verdant.member', kind: CollaborationSubjectKind = 'disclosure') =>
    h.database.withScope(scopeOf(person), (scoped) => listAttached(scoped, kind, [id]));
  return { id, scope, subject, add, list };
};

describe('a file that is attached', () => {
  it('is listed with its part, who attached it and when, until it is detached', async () => {
    const { id, scope, add, list } = await held();
    const fileId = await add();
    const second = await add({ kind: 'disclosure', id, part: ['2-1'] });
    const [first, other] = await list();
    expect(first).toEqual({
      id: expect.any(String),
      fileId,
      subject: { kind: 'disclosure', id, part: ['305-1'] },
      name: 'Bills.pdf',
      mediaType: 'application/pdf',
      bytes: 7,
      reference: 'p. 3',
      at: at.toISOString(),
      by: { id: scope.userId, name: 'Daniel Lau' },
    });
    expect(other).toMatchObject({ fileId: second, subject: { part: ['2-1'] } });
    expect(await list('verdant.member', 'report')).toEqual([]);
    await h.database.withScope(scope, async (scoped) => {
      await changeReference(scoped, first?.id ?? '', 'p. 4');
      await detach(scoped, [other?.id ?? '']);
    });
    expect(await list()).toMatchObject([{ fileId, reference: 'p. 4' }]);
  });

  it('is attached to the same subject once, and only to a subject that exists', async () => {
    const { scope, subject, add } = await held();
    const fileId = await add();
    const again = (to: CollaborationSubject) =>
      h.database.withScope(scope, (scoped) => attach(scoped, to, { fileId, name: 'x', reference: '' }, at));
    await expect(again(subject)).rejects.toThrow();
    await expect(again({ kind: 'data-point', id: subject.id })).rejects.toThrow();
  });

  it('is closed to people of other organisations and tenants, who neither find, change nor detach it', async () => {
    const { id, subject, add, list } = await held();
    await add();
    const [attachment] = await list();
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await list(stranger)).toEqual([]);
      await h.database.withScope(scopeOf(stranger), async (scoped) => {
        await expect(findAttached(scoped, { kind: 'disclosure', id }, attachment?.id ?? '')).rejects.toThrow(
          'resource.not_found',
        );
        await changeReference(scoped, attachment?.id ?? '', 'forged');
        await detach(scoped, [attachment?.id ?? '']);
      });
      await expect(add(subject, stranger)).rejects.toThrow();
    }
    expect(await list()).toEqual([attachment]);
  });
});
