import type { Answer, AnswerConflict, AnswerValue, Notice, Report } from '@esg/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { appendAudit } from '../reports/audit.repository.ts';
import { auditLog } from '../reports/reports.tables.ts';
import { answering, callerOf, profile, startReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const text = (en: string): AnswerValue => ({ type: 'textArea', text: { en } });

describe('answers', () => {
  it('stores a value of every field type and gives it back unchanged', async () => {
    const { send, ok, get } = callerOf(h);
    const begun = await startReport(h);
    const codes = ['2-1', '2-2', '2-3', '2-5', '2-6', '2-7', '2-14', '305-1'];
    const report = await ok<Report>(
      send('PATCH', `/reports/${begun.id}`, { version: begun.version, disclosureCodes: codes }),
    );
    const { answer, answers, stateOf } = answering(h, report);
    const row = (number: string, unit: string, descriptor = '') => ({ number, unit, descriptor });
    const values: [string, AnswerValue][] = [
      ['2-1/org.profile', profile],
      ['2-1/org.country', { type: 'country', country: 'HK' }],
      ['2-1/org.legal_form', { type: 'singleSelect', choice: 'listed-company' }],
      ['2-3/org.period', { type: 'datePeriod', period: { start: '2025-01-01', end: '2025-12-31' } }],
      ['2-3/org.contact', { type: 'text', text: { en: 'desk@verdant.example' } }],
      ['2-3/report.publication_date', { type: 'date', date: '2026-03-31' }],
      ['2-5/org.assured', { type: 'checkbox', checked: false }],
      [
        '2-6/org.activities',
        {
          type: 'richTextArea',
          blocks: { zhTw: [{ kind: 'bullet', runs: [{ text: '面板', bold: true, link: 'https://example.com' }] }] },
        },
      ],
      ['2-6/org.sector', { type: 'multiSelect', choices: [] }],
      [
        '2-7/workforce.headcount',
        { type: 'integer', rows: [row('1204', '1', 'Hong Kong'), row('311', '1', 'Shenzhen')] },
      ],
      ['2-14/report.approved_at', { type: 'dateTime', instant: '2026-03-30T09:30:00.000Z' }],
      ['305-1/ghg.scope1.total', { type: 'number', rows: [row('12345678901234567890.123456789', 't{CO2e}')] }],
    ];
    for (const [place, value] of values.filter(([place]) => place !== '2-6/org.sector')) {
      expect((await answer(place, 0, value)).value).toEqual(value);
    }
    const stored = new Map(
      (await answers()).map((entry) => [`${entry.disclosureCode}/${entry.fieldKey}`, entry.value]),
    );
    for (const [place, value] of values.filter(([, { type }]) => type !== 'multiSelect'))
      expect(stored.get(place)).toEqual(value);
    const ofOne = await ok<Answer[]>(get(`/reports/${report.id}/answers?disclosure=2-1`));
    expect(ofOne.map(({ fieldKey }) => fieldKey).toSorted()).toEqual(['org.country', 'org.legal_form', 'org.profile']);
    expect(await stateOf('2-1')).toMatchObject({ answeredFields: 3 });
  });

  it('refuses values that do not fit the field, naming the place and the rule', async () => {
    const report = await startReport(h);
    const { refusal } = answering(h, report);
    const number = (value: string, unit = 't{CO2e}') => ({
      type: 'number',
      rows: [{ number: value, unit, descriptor: '' }],
    });
    expect(await refusal('305-1/ghg.scope1.total', 0, number('12a'))).toMatchObject({
      code: 'request.invalid',
      issues: [{ path: 'value.rows.0.number', rule: 'not_a_number' }],
    });
    expect(await refusal('305-1/ghg.scope1.total', 0, number('12', 'kWh'))).toMatchObject({
      code: 'answer.invalid',
      issues: [{ path: 'value.rows.0.unit', rule: 'unit_not_allowed' }],
    });
    const ofNothing = [{ number: '12', unit: 't{CO2e}', descriptor: '', breakdown: 'Whatever I like' }];
    expect(await refusal('305-1/ghg.scope1.total', 0, { type: 'number', rows: ofNothing })).toMatchObject({
      code: 'answer.invalid',
      issues: [{ path: 'value.rows.0.breakdown', rule: 'choice_unknown' }],
    });
    expect(await refusal('305-1/ghg.scope1.total', 0, text('twelve'))).toMatchObject({
      code: 'answer.invalid',
      issues: [{ path: 'value.type' }],
    });
    expect((await refusal('2-1/no.such_field', 0, profile)).code).toBe('resource.not_found');
    expect((await refusal('2-2/org.entities', 0, profile)).code).toBe('disclosure.not_selected');
    expect((await refusal('9-9/org.entities', 0, profile)).code).toBe('disclosure.not_selected');
  });

  it('refuses scripts in links and texts beyond their length', async () => {
    const { send, ok } = callerOf(h);
    const begun = await startReport(h);
    const report = await ok<Report>(
      send('PATCH', `/reports/${begun.id}`, { version: begun.version, disclosureCodes: ['2-6'] }),
    );
    const { put } = answering(h, report);
    const runs = (run: object) => ({ type: 'richTextArea', blocks: { en: [{ kind: 'paragraph', runs: [run] }] } });
    expect((await put('2-6/org.activities', 0, runs({ text: 'x', link: 'javascript:alert(1)' }))).status).toBe(422);
    expect((await put('2-6/org.activities', 0, runs({ text: 'x'.repeat(20_001) }))).status).toBe(422);
  });

  it('gives a stale writer the present value and its author, and changes nothing', async () => {
    const report = await startReport(h);
    const mine = answering(h, report);
    const theirs = answering(h, report, 'verdant.member');
    await mine.answer('2-1/org.profile', 0, text('Mine'));
    const conflict = await theirs.put('2-1/org.profile', 0, text('Theirs'));
    expect(conflict.status).toBe(409);
    expect((await conflict.json()) as AnswerConflict).toMatchObject({
      code: 'answer.stale',
      current: { value: text('Mine'), version: 1, updatedBy: { name: 'Mei Chan' } },
    });
    expect(await mine.answers()).toHaveLength(1);
    expect((await theirs.answer('2-1/org.profile', 1, text('Merged'))).version).toBe(2);
  });

  it('accepts a write that is sent again, without a second version or log entry', async () => {
    const report = await startReport(h);
    const { answer, log } = answering(h, report);
    await answer('2-1/org.profile', 0, profile);
    expect(await answer('2-1/org.profile', 0, profile)).toMatchObject({ version: 1 });
    expect((await log()).filter(({ action }) => action === 'answered')).toHaveLength(1);
  });

  it('loses no update when many people write at once: one of each version wins', async () => {
    const report = await startReport(h);
    const people = [answering(h, report), answering(h, report, 'verdant.member')];
    let version = 0;
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          people[index % 2]?.put('2-1/org.profile', version, text(`Round ${round}, writer ${index}`)),
        ),
      );
      const statuses = answers.map((answer) => answer?.status).sort();
      expect(statuses).toEqual([200, ...Array(7).fill(409)]);
      version += 1;
    }
    const entries = (await people[0]?.log())?.filter(({ action }) => action === 'answered') ?? [];
    expect(entries).toHaveLength(3);
    expect(entries[0]?.oldValue).toEqual(entries[1]?.newValue);
  });

  it('keeps the version of a cleared answer, so that an old one cannot come back', async () => {
    const report = await startReport(h);
    const { answer, put } = answering(h, report);
    await answer('2-1/org.profile', 0, profile);
    expect(await answer('2-1/org.profile', 1, null)).toMatchObject({ value: null, version: 2 });
    expect((await put('2-1/org.profile', 1, text('Old'))).status).toBe(409);
    expect(await answer('2-1/org.profile', 2, { type: 'textArea', text: { en: '  ' } })).toMatchObject({ value: null });
  });

  it('keeps answers of disclosures that are deselected', async () => {
    const { send, ok } = callerOf(h);
    const report = await startReport(h);
    const { answer, mark, stateOf } = answering(h, report);
    await answer('2-1/org.profile', 0, profile);
    await ok(mark('2-1', { status: 'completed' }));
    const without = await ok<Report>(
      send('PATCH', `/reports/${report.id}`, { version: report.version, disclosureCodes: ['305-1'] }),
    );
    expect(without.progress).toMatchObject({ done: 0, begun: 0, total: 1 });
    await ok(send('PATCH', `/reports/${report.id}`, { version: without.version, disclosureCodes: ['2-1', '305-1'] }));
    expect(await stateOf('2-1')).toMatchObject({ status: 'completed', answeredFields: 1 });
  });

  it('logs the old and the new value, and notifies followers only where something changed', async () => {
    const notices: Notice[] = [];
    const publish = vi
      .spyOn(h.deps.realtime, 'publish')
      .mockImplementation((_owner, notice) => void notices.push(notice));
    const report = await startReport(h);
    const { answer, log } = answering(h, report);
    await answer('2-1/org.profile', 0, text('Before'));
    await answer('2-1/org.profile', 1, text('After'));
    publish.mockRestore();
    expect((await log())[0]).toMatchObject({
      action: 'answered',
      section: '2-1',
      field: 'org.profile',
      oldValue: text('Before'),
      newValue: text('After'),
    });
    expect(notices.at(-1)).toEqual({
      type: 'answer.changed',
      reportId: report.id,
      disclosureCode: '2-1',
      fieldKey: 'org.profile',
      userId: h.as('verdant.admin').scope.userId,
    });
    expect(JSON.stringify(notices)).not.toContain('After');
  });

  it('stores an answer with at most ten statements, begin, fence and commit among them', async () => {
    const report = await startReport(h);
    const { answer } = answering(h, report);
    await answer('2-1/org.profile', 0, text('First'));
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await answer('2-1/org.profile', 1, text('Next'));
    const texts = sent.mock.calls.map(([query]) => {
      const asked: unknown = query;
      return typeof asked === 'string' ? asked : (asked as { text: string }).text;
    });
    sent.mockRestore();
    const statements = texts.flatMap((each) => each.split(';').map((statement) => statement.trim()));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(10);
  });

  it('links a log entry that was written without a link, and continues the chain after it', async () => {
    const report = await startReport(h);
    const { answer, log } = answering(h, report);
    const { scope } = h.as('verdant.admin');
    await h.database.withScope(scope, ({ tx, tenantId, organisationId }) =>
      tx.insert(auditLog).values({
        tenantId,
        organisationId,
        reportId: report.id,
        action: 'exported' as const,
        at: h.clock.now(),
        actedById: scope.userId,
        actedByName: 'Mei Chan',
      }),
    );
    await answer('2-1/org.profile', 0, profile);
    const entries = await log();
    expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['answered', 'exported']);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => entries.length - index));
  });

  it('keeps one chain when many people write to a log at once, even without a lock on the report', async () => {
    const report = await startReport(h);
    const { answer, log } = answering(h, report);
    const { scope } = h.as('verdant.admin');
    const actor = { id: scope.userId, name: 'Mei Chan' };
    const before = (await log()).length;
    const exported = () =>
      h.database.withScope(scope, (scoped) =>
        appendAudit(scoped, report.id, actor, h.clock.now(), [{ action: 'exported' }]),
      );
    await Promise.all([exported(), answer('2-1/org.profile', 0, profile), exported(), exported(), exported()]);
    const entries = await log();
    expect(entries).toHaveLength(before + 5);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => entries.length - index));
  });
});
