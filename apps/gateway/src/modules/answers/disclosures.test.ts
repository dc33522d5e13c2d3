import type { AnswerValue, Problem } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { answering, profile, startReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const text = (en: string): AnswerValue => ({ type: 'textArea', text: { en } });

describe('disclosures', () => {
  const scope1: AnswerValue = { type: 'number', rows: [{ number: '10', unit: 't{CO2e}', descriptor: '' }] };

  it('are completed only when every required field is answered, and open again when an answer changes', async () => {
    const report = await startReport(h);
    const { answer, mark, stateOf } = answering(h, report);
    const early = await mark('2-1', { status: 'completed' });
    expect([early.status, ((await early.json()) as Problem).issues]).toMatchObject([
      422,
      [{ path: 'org.profile', rule: 'required' }],
    ]);
    await answer('2-1/org.profile', 0, profile);
    expect(await stateOf('2-1')).toMatchObject({ status: 'in-progress', answeredFields: 1 });
    expect((await mark('2-1', { status: 'completed' })).status).toBe(200);
    await answer('2-1/org.profile', 1, text('Changed'));
    expect(await stateOf('2-1')).toMatchObject({ status: 'in-progress' });
  });

  it('stay complete when a figure is written in another unit, and open again when the figure changes', async () => {
    const report = await startReport(h);
    const { answer, mark, stateOf, read } = answering(h, report);
    const direct = '305-1/ghg.scope1.total';
    const scope1 = (number: string, unit: string): AnswerValue => ({
      type: 'number',
      rows: [{ number, unit, descriptor: '' }],
    });
    await answer('2-1/org.profile', 0, profile);
    await answer(direct, 0, scope1('10500', 'kg{CO2e}'));
    for (const code of ['2-1', '305-1']) await mark(code, { status: 'completed' });
    await answer(direct, 1, scope1('10.5', 't{CO2e}'));
    expect(await stateOf('305-1')).toMatchObject({ status: 'completed' });
    expect(await read()).toMatchObject({ status: 'completed' });
    await answer(direct, 2, scope1('10.6', 't{CO2e}'));
    expect(await stateOf('305-1')).toMatchObject({ status: 'in-progress' });
    expect(await read()).toMatchObject({ status: 'in-progress' });
  });

  it('are left out with a reason of the framework, and an explanation where the framework asks for one', async () => {
    const report = await startReport(h);
    const { answer, mark, stateOf } = answering(h, report);
    const omit = async (reason: string, explanation: string) =>
      ((await (await mark('305-1', { status: 'omitted', reason, explanation })).json()) as Problem).issues;
    expect(await omit('because', 'x')).toMatchObject([{ path: 'reason', rule: 'choice_unknown' }]);
    // GRI 1 knows four reasons, and these are none of them.
    for (const reason of ['planned', 'incorporated_by_reference'])
      expect(await omit(reason, 'Next year')).toMatchObject([{ path: 'reason', rule: 'choice_unknown' }]);
    expect(await omit('confidentiality', '  ')).toMatchObject([{ path: 'explanation', rule: 'required' }]);
    expect(await omit('confidentiality', 'Supplier contract')).toBeUndefined();
    await answer('305-1/ghg.scope1.total', 0, scope1);
    expect(await stateOf('305-1')).toMatchObject({
      status: 'omitted',
      omission: { reason: 'confidentiality', explanation: 'Supplier contract' },
    });
    expect((await mark('305-1', { status: 'in-progress' })).status).toBe(200);
    expect(await stateOf('305-1')).toMatchObject({ status: 'in-progress', omission: null, answeredFields: 1 });
  });

  it('cannot be left out where the framework forbids it', async () => {
    const { mark, stateOf } = answering(h, await startReport(h));
    const refused = await mark('2-1', { status: 'omitted', reason: 'not_applicable', explanation: 'Because' });
    expect([refused.status, ((await refused.json()) as Problem).issues]).toMatchObject([422, [{ path: 'status' }]]);
    expect(await stateOf('2-1')).toMatchObject({ status: 'new', omission: null });
  });

  it('complete the report with the last one, and reopen it with the first one that is not done', async () => {
    const report = await startReport(h);
    const { answer, mark, read } = answering(h, report);
    await answer('2-1/org.profile', 0, profile);
    expect(await read()).toMatchObject({ progress: { done: 0, begun: 1, total: 2 } });
    await mark('2-1', { status: 'completed' });
    expect(await read()).toMatchObject({ status: 'in-progress', progress: { done: 1, begun: 0, total: 2 } });
    await mark('305-1', { status: 'omitted', reason: 'not_applicable', explanation: 'No fuel is burnt' });
    expect(await read()).toMatchObject({ status: 'completed', progress: { done: 2, total: 2 } });
    await answer('2-1/org.profile', 1, text('Changed'));
    expect(await read()).toMatchObject({ status: 'in-progress', version: report.version });
  });
});
