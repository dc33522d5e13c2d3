import type { Problem, Report, ReportDisclosure, ReportModel, ValidationResult } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const omission = { reason: 'unavailable', explanation: 'Fuel is metered from 2027 on.' };

/** A GRI report whose energy disclosure has the total, but not the fuels that it also asks for. */
const energyInPart = async () => {
  const { send, ok } = callerOf(h);
  const made = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'GRI 2025' }));
  const place = `/reports/${made.id}`;
  const period = { start: '2025-01-01', end: '2025-12-31' };
  await ok(send('PATCH', place, { version: made.version, disclosureCodes: ['302-1', '302-2', '2-3'], period }));
  const value = { type: 'number', rows: [{ number: '1200.5', unit: 'kWh', descriptor: '' }] };
  await ok(send('PUT', `${place}/answers/302-1/energy.consumption.total`, { version: 0, value }));
  return place;
};
const mark = (place: string, code: string, change: unknown) =>
  callerOf(h).send('PUT', `${place}/disclosures/${code}`, change);
const blocking = async (place: string, code: string) => {
  const { get, ok } = callerOf(h);
  const { findings } = await ok<ValidationResult>(get(`${place}/validation`));
  return findings.filter((finding) => finding.blocking && finding.disclosureCode === code);
};

describe('a disclosure that is answered in part', () => {
  it('is completed with a reason for the rest: nothing blocks, the figure is printed, and the index shows both', async () => {
    const { get, ok } = callerOf(h);
    const place = await energyInPart();
    expect((await mark(place, '302-1', { status: 'completed' })).status).toBe(422);
    expect(await blocking(place, '302-1')).not.toEqual([]);
    const stored = await ok<ReportDisclosure>(mark(place, '302-1', { status: 'completed', omission }));
    expect(stored).toMatchObject({ status: 'completed', omission });
    expect(await blocking(place, '302-1')).toEqual([]);
    const { provisions } = await ok<ValidationResult>(get(`${place}/validation`));
    expect(provisions).toMatchObject({ reported: 0, inPart: 1, explained: 0 });
    const model = await ok<ReportModel>(get(`${place}/model?language=en`));
    expect(JSON.stringify(model.chapters)).toContain('1200.5');
    const row = model.contentIndex?.groups.flatMap(({ rows }) => rows).find(({ code }) => code === '302-1');
    const reason = 'Reported in part: Information unavailable or incomplete';
    expect(row?.cells).toEqual([`${reason}: ${omission.explanation}`]);
  });

  it('keeps its reason when a figure changes, until somebody confirms it', async () => {
    const { send, get, ok } = callerOf(h);
    const place = await energyInPart();
    await ok(mark(place, '302-1', { status: 'completed', omission }));
    const value = { type: 'number', rows: [{ number: '1300', unit: 'kWh', descriptor: '' }] };
    await ok(send('PUT', `${place}/answers/302-1/energy.consumption.total`, { version: 1, value }));
    const states = await ok<ReportDisclosure[]>(get(`${place}/disclosures`));
    expect(states.find(({ code }) => code === '302-1')).toMatchObject({ status: 'in-progress', omission });
    expect((await blocking(place, '302-1')).map(({ kind }) => kind)).toContain('required-unanswered');
    const { findings } = await ok<ValidationResult>(get(`${place}/validation`));
    expect(findings.map(({ kind }) => kind)).toContain('reason-unconfirmed');
    await ok(mark(place, '302-1', { status: 'completed', omission }));
    expect(await blocking(place, '302-1')).toEqual([]);
  });

  it('needs words in its reason, not invisible characters', async () => {
    const place = await energyInPart();
    const unseen = { status: 'completed', omission: { reason: 'unavailable', explanation: '\u200b\u2060\u3164' } };
    expect((await mark(place, '302-1', unseen)).status).toBe(422);
  });

  it('is completed with many others in one change, where each has an answer', async () => {
    const place = await energyInPart();
    const together = (codes: string[]) =>
      callerOf(h).send('PATCH', `${place}/disclosures`, { changes: [{ status: 'completed', codes, omission }] });
    expect((await together(['302-1', '302-2'])).status).toBe(422);
    const states = await callerOf(h).ok<ReportDisclosure[]>(together(['302-1']));
    expect(states.find(({ code }) => code === '302-1')).toMatchObject({ status: 'completed', omission });
  });

  it('needs a reason of the framework, and a framework that allows leaving it out', async () => {
    const place = await energyInPart();
    const unknown = await mark(place, '302-1', { status: 'completed', omission: { ...omission, reason: 'no' } });
    expect(((await unknown.json()) as Problem).issues[0]?.path).toBe('reason');
    const unworded = await mark(place, '302-1', { status: 'completed', omission: { ...omission, explanation: '' } });
    expect(((await unworded.json()) as Problem).issues[0]?.path).toBe('explanation');
    expect((await mark(place, '2-3', { status: 'completed', omission })).status).toBe(422);
  });
});
