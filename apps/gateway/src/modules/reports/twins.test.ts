import type { Finding, Report, ReportModel } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { offerEverything } from '../frameworks/testing.ts';
import { answering, callerOf, period } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

/** A report with these disclosures, by the HKEX code or another framework. */
const reportWith = async (disclosureCodes: string[], versionId = 'hkex-c2-2025') => {
  const { send, ok } = callerOf(h);
  const { id, version } = await ok<Report>(send('POST', '/reports', { versionId, name: 'Report 2025' }));
  return ok<Report>(send('PATCH', `/reports/${id}`, { version, disclosureCodes, period }));
};
const method = (en: string) => ({ type: 'textArea', text: { en } });
const scope2 = (number: string) => ({ type: 'number', rows: [{ number, unit: 't{CO2e}', descriptor: '' }] });

describe('a question that several disclosures of a framework ask', () => {
  it('is answered in all of them at once, until one of them gets an answer of its own', async () => {
    const { answer, answers, stateOf } = answering(h, await reportWith(['D-28', 'D-29']));
    const said = async () =>
      (await answers())
        .filter(({ fieldKey }) => fieldKey === 'ghg.scope2.location_based')
        .map(({ disclosureCode, value }) => [disclosureCode, value]);
    await answer('D-28/ghg.scope2.location_based', 0, scope2('8124'));
    expect(await said()).toEqual([
      ['D-28', scope2('8124')],
      ['D-29', scope2('8124')],
    ]);
    expect((await stateOf('D-29'))?.status).toBe('in-progress');
    await answer('D-29/ghg.scope2.location_based', 1, scope2('9871'));
    expect((await said()).map(([, value]) => value)).toEqual([scope2('9871'), scope2('9871')]);
    await answer('D-28/ghg.scope2.location_based', 2, null);
    await answer('D-28/ghg.scope2.location_based', 3, scope2('5'));
    expect((await said()).map(([, value]) => value)).toEqual([scope2('5'), scope2('9871')]);
  });

  it('is answered at once in a disclosure that is selected later', async () => {
    const report = await reportWith(['B-14']);
    const { answer, answers, read } = answering(h, report);
    await answer('B-14/ghg.methodology', 0, { ...method('GHG Protocol') });
    const { send, ok } = callerOf(h);
    const { version } = await read();
    await ok(send('PATCH', `/reports/${report.id}`, { version, disclosureCodes: ['B-14', 'D-29'] }));
    expect((await answers()).find(({ disclosureCode }) => disclosureCode === 'D-29')).toMatchObject({
      fieldKey: 'ghg.methodology',
      value: method('GHG Protocol'),
    });
  });

  it('is printed once in a chapter, and the other disclosures refer to it', async () => {
    const report = await reportWith(['D-28', 'D-29']);
    await answering(h, report).answer('D-28/ghg.scope2.location_based', 0, scope2('8124'));
    const { get, ok } = callerOf(h);
    const printed = async (language: string) => {
      const model = await ok<ReportModel>(get(`/reports/${report.id}/model?language=${language}`));
      return model.chapters.flatMap(({ disclosures }) =>
        disclosures.map(({ code, fields }) => [
          code,
          fields.find(({ key }) => key === 'ghg.scope2.location_based')?.content,
        ]),
      );
    };
    expect(await printed('en')).toMatchObject([
      ['D-28', { kind: 'numbers', rows: [{ number: '8124' }] }],
      ['D-29', { kind: 'text', text: 'See Para. 28.' }],
    ]);
    expect((await printed('zhTw'))[1]).toMatchObject(['D-29', { text: '見第 28 段。' }]);
  });

  it('needs one explanation of its change', async () => {
    const hub = hubOf(h);
    const before = await hub.time('2024-01-01', '2024-12-31');
    const sectionId = 'ghg.scope2.location_based:total:figures';
    await hub.store(before.id, { sectionId, value: scope2('4000') as never });
    const report = await reportWith(['D-28', 'D-29']);
    await answering(h, report).answer('D-28/ghg.scope2.location_based', 0, scope2('8124'));
    const { get, send, ok } = callerOf(h);
    const asked = async () =>
      (await ok<{ findings: Finding[] }>(get(`/reports/${report.id}/validation`))).findings.flatMap(
        ({ kind, disclosureCode }) => (kind === 'change-unexplained' ? [disclosureCode] : []),
      );
    expect(await asked()).toEqual(['D-28', 'D-29']);
    const reason = { text: 'A second plant was opened.' };
    await ok(send('PUT', `/reports/${report.id}/answers/D-28/ghg.scope2.location_based/explanation`, reason));
    expect(await asked()).toEqual([]);
    await answering(h, report).answer('D-29/ghg.scope2.location_based', 1, scope2('9000'));
    expect(await asked()).toEqual(['D-28', 'D-29']);
  });
});

describe('a question that asks for other people by the same metric', () => {
  it('stays blank when all employees are counted, and keeps what is said of men and women', async () => {
    await offerEverything(h);
    const codes = ['B1-NumberOfEmployees', 'B8-NumberOfMaleEmployees', 'B8-NumberOfFemaleEmployees'];
    const { answer, answers } = answering(h, await reportWith(codes, 'vsme-2026'));
    const people = (number: string) => ({ type: 'integer', rows: [{ number, unit: '1', descriptor: '' }] });
    await answer('B1-NumberOfEmployees/workforce.headcount', 0, people('100'));
    await answer('B8-NumberOfMaleEmployees/workforce.headcount', 0, people('60'));
    const said = (await answers()).filter(({ fieldKey }) => fieldKey === 'workforce.headcount');
    expect(said.map(({ disclosureCode, value }) => [disclosureCode, value])).toEqual([
      ['B1-NumberOfEmployees', people('100')],
      ['B8-NumberOfMaleEmployees', people('60')],
    ]);
  });
});
