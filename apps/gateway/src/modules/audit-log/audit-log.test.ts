import type { AuditLogChoices, AuditLogPage, Problem } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readNotedHead, verifyProof } from '../../operator/verify-proof.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { linkOldEntries } from '../reports/reports.service.ts';
import { callerOf, completeReport, profile, startReport } from '../reports/testing.ts';
import { fieldName } from './words.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const pageOf = (id: string, query = '') => {
  const { ok, get } = callerOf(h);
  return ok<AuditLogPage>(get(`/reports/${id}/audit-log?${query}`));
};
const fileOf = async (id: string, query: string) => {
  const answer = await h.as('verdant.admin').request(`/reports/${id}/audit-log/file?${query}`);
  expect(answer.status).toBe(200);
  return answer;
};

describe('audit log', () => {
  it('comes in pages, newest first, each entry once', async () => {
    const { id } = await completeReport(h);
    const all = (await pageOf(id, 'limit=100')).items;
    expect(all.at(-1)).toMatchObject({ number: 1, action: 'created', actedFor: null });
    const first = await pageOf(id, 'limit=2');
    const second = await pageOf(id, `limit=100&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items]).toEqual(all);
    expect(first.total).toBe(all.length);
    expect(second.nextCursor).toBeNull();
    const forged = await h.as('verdant.admin').request(`/reports/${id}/audit-log?cursor=bm9uZQ`);
    expect(((await forged.json()) as Problem).code).toBe('request.invalid');
  });

  it('is filtered by person, action, section, day at UTC+01:00, and words', async () => {
    h.clock.set(new Date('2026-03-01T23:30:00Z'));
    const { id } = await startReport(h);
    h.clock.set(new Date('2026-03-02T12:00:00Z'));
    h.signOutAll();
    const answer = { version: 0, value: profile };
    await h.as('verdant.member').request(`/reports/${id}/answers/2-1/org.profile`, body('PUT', answer));
    const member = h.as('verdant.member').scope.userId;
    const actionsOf = async (query: string) => (await pageOf(id, query)).items.map(({ action }) => action);
    expect(await actionsOf(`person=${member}`)).toEqual(['answered']);
    expect(await actionsOf('action=created')).toEqual(['created']);
    expect(await actionsOf('section=2-1')).toEqual(['answered']);
    // 23:30 in UTC is already the next day by the log's days.
    expect(await actionsOf('to=2026-03-01')).toEqual([]);
    expect((await actionsOf('from=2026-03-02&to=2026-03-02')).length).toBeGreaterThan(2);
    expect(await actionsOf('search=make%20PANELS')).toEqual(['answered']);
    expect(await actionsOf('search=光伏')).toEqual([]);
    expect(await actionsOf('search=%25')).toEqual([]);
    const choices = await callerOf(h).ok<AuditLogChoices>(callerOf(h).get(`/reports/${id}/audit-log/choices`));
    expect(choices.people.map((person) => person.id)).toContain(member);
    expect(choices.actions).toEqual(['answered', 'changed', 'created']);
    expect(choices.sections).toEqual(['2-1']);
    const [latest] = (await pageOf(id)).items;
    expect(choices.chain).toEqual({ entries: (await pageOf(id)).total, head: latest?.hash });
  });

  it('is downloaded as CSV and Excel with its hashes, filtered, in both languages', async () => {
    const { id } = await completeReport(h);
    const csv = await (await fileOf(id, 'format=csv&section=305-1')).text();
    const lines = csv.trim().split('\r\n');
    expect(lines[0]).toContain('Time (UTC+01:00)');
    expect(lines).toHaveLength(3);
    expect(csv).toContain('Boilers: 1234.50 t{CO2e}; Vehicles: 1235.50 t{CO2e}');
    expect(csv).toMatch(/,[0-9a-f]{64}$/m);
    const chinese = await (await fileOf(id, 'format=csv&language=zhTw')).text();
    for (const word of ['時間（UTC+01:00）', '已選披露', '匯報期', '已完成']) expect(chinese).toContain(word);
    expect(chinese).not.toMatch(/,(disclosureCodes|period|completed),/);
    expect(fieldName('ghg.scope1.total.explanation', () => 'Scope 1', 'en')).toBe('Why Scope 1 changed');
    const excel = await fileOf(id, 'format=excel');
    expect(
      Buffer.from(await excel.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(excel.headers.get('content-disposition')).toContain('.xlsx');
  });

  it('is closed to strangers, entity users, other organisations and other tenants', async () => {
    const { id } = await startReport(h);
    for (const path of ['', '/choices', '/file?format=jsonl']) {
      const place = `/reports/${id}/audit-log${path}`;
      expect((await h.anonymous(place)).status).toBe(401);
      expect((await h.as('verdant.entity').request(place)).status).toBe(403);
      for (const stranger of ['verdant.sister', 'harbour.admin'] as const)
        expect((await h.as(stranger).request(place)).status).toBe(404);
    }
  });
});

describe('chain of the audit log', () => {
  const proofOf = async (id: string) => (await fileOf(id, 'format=jsonl')).text();

  it('is complete in the file, whatever the filter, and can be verified without the product', async () => {
    const { id } = await completeReport(h);
    const proof = await (await fileOf(id, 'format=jsonl&action=created')).text();
    const { total, items } = await pageOf(id);
    expect(verifyProof(proof)).toEqual({ ok: true, entries: total, head: items[0]?.hash });
  });

  it('keeps a text as it was typed where it looks like a number or another value, and proves it', async () => {
    const { id, version } = await startReport(h);
    const names = ['2025', 'true', 'null', '"ESG"', '{"a": 1}'];
    for (const [index, name] of names.entries()) {
      const renamed = body('PATCH', { version: version + index, name });
      expect((await h.as('verdant.admin').request(`/reports/${id}`, renamed)).status).toBe(200);
    }
    const { items } = await pageOf(id, 'limit=100');
    const stored = items.flatMap(({ field, newValue }) => (field === 'name' ? [newValue] : []));
    expect(stored.toReversed()).toEqual(names);
    expect(verifyProof(await proofOf(id))).toMatchObject({ ok: true });
  });

  it('reveals a line that was altered, removed or moved, and a cut-off end', async () => {
    const { id } = await completeReport(h);
    const lines = (await proofOf(id)).trimEnd().split('\n');
    const whyNot = (changed: readonly (string | undefined)[]) => {
      const result = verifyProof(changed.join('\n'));
      return result.ok ? 'ok' : `${result.line} ${result.reason}`;
    };
    const [first, second, third, ...rest] = lines;
    expect(whyNot([first?.replace('Report 2025', 'Report 2024'), second, third, ...rest])).toBe('1 altered');
    expect(whyNot([first, third, ...rest])).toBe('2 missing');
    expect(whyNot([first, third, second, ...rest])).toBe('2 missing');
    expect(whyNot(lines.slice(0, -1))).toBe(`${lines.length - 1} no_end`);
    expect(whyNot([...lines.slice(0, -2), lines.at(-1)])).toBe(`${lines.length - 1} wrong_end`);
    expect(whyNot(['{}'])).toBe('1 unreadable');
  });

  it('contains the hash that somebody noted earlier, and no hash of another log', async () => {
    const { id } = await startReport(h);
    const noted = (await pageOf(id)).items[0]?.hash ?? '';
    await h
      .as('verdant.admin')
      .request(`/reports/${id}/answers/2-1/org.profile`, body('PUT', { version: 0, value: profile }));
    expect(verifyProof(await proofOf(id), noted)).toMatchObject({ ok: true });
    expect(verifyProof(await proofOf(id), 'f'.repeat(64))).toMatchObject({ ok: false, reason: 'head_unknown' });
  });

  it('offers its last hash as a text to keep, with its report and its time, in both languages', async () => {
    h.clock.set(new Date('2026-03-01T23:30:00Z'));
    const { id } = await startReport(h);
    const answer = await fileOf(id, 'format=head');
    expect(answer.headers.get('content-disposition')).toContain('.txt');
    const text = await answer.text();
    expect(text).toContain('Organisation: Verdant Manufacturing');
    expect(text).toContain('02-Mar-2026 00:30:00 (UTC+01:00) · 2026-03-01T23:30:00.000Z');
    const noted = readNotedHead(text);
    expect(noted).toBe((await pageOf(id)).items[0]?.hash);
    const put = body('PUT', { version: 0, value: profile });
    h.signOutAll();
    await h.as('verdant.admin').request(`/reports/${id}/answers/2-1/org.profile`, put);
    expect(verifyProof(await proofOf(id), noted)).toMatchObject({ ok: true });
    const chinese = await (await fileOf(id, 'format=head&language=zhTw')).text();
    expect(chinese).toContain('機構：Verdant Manufacturing');
    expect(readNotedHead(chinese)).not.toBe(noted);
    expect(readNotedHead('nothing')).toBeUndefined();
  });

  it('stays one chain when many people write at once', async () => {
    const { id } = await startReport(h);
    const write = (key: string) =>
      h.as('verdant.admin').request(`/reports/${id}/exports`, body('POST', { format: key, language: 'en' }));
    await Promise.all([...['pdf', 'word', 'excel'].map(write), ...['pdf', 'word'].map(write)]);
    const result = verifyProof(await proofOf(id));
    expect(result).toMatchObject({ ok: true });
  });

  it('links entries that were written before there was a chain', async () => {
    const { id } = await startReport(h);
    await h.database.withSystem((tx) => tx.execute(sql`delete from audit_links`));
    expect((await pageOf(id)).items).toEqual([]);
    await linkOldEntries(h.deps);
    expect((await pageOf(id)).items.at(-1)).toMatchObject({ number: 1, action: 'created' });
    expect(verifyProof(await proofOf(id))).toMatchObject({ ok: true });
  });

  it('cannot be altered by the product itself', async () => {
    await startReport(h);
    const alter = h.database.withSystem((tx) => tx.execute(sql`update audit_links set hash = 'forged'`));
    await expect(alter).rejects.toThrow();
  });
});
