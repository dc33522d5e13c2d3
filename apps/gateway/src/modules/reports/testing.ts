import type { Answer, AnswerValue, AuditEntry, Problem, Report, ReportDisclosure } from '@esg/contract';
import { body, type createHarness, type PersonName } from '../../testing/harness.ts';

type Harness = Awaited<ReturnType<typeof createHarness>>;

/** A short report: one narrative and one quantitative disclosure of GRI. */
export const codes = ['2-1', '305-1'];
export const period = { start: '2025-01-01', end: '2025-12-31' };
export const profile: AnswerValue = { type: 'textArea', text: { en: 'We make panels', zhTw: '我們生產面板' } };

/** Calls of one person; parses bodies and throws on refusals. */
export const callerOf = (h: Harness, name: PersonName = 'verdant.admin') => {
  const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, value: unknown) =>
    h.as(name).request(path, body(method, value));
  const get = (path: string) => h.as(name).request(path);
  const ok = async <Answer>(answer: Promise<Response>): Promise<Answer> => {
    const response = await answer;
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  return { send, get, ok };
};

/** Starts a report and selects its disclosures. */
export const startReport = async (h: Harness, name: PersonName = 'verdant.admin', title = 'Report 2025') => {
  const { send, ok } = callerOf(h, name);
  const report = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: title }));
  return ok<Report>(
    send('PATCH', `/reports/${report.id}`, { version: report.version, disclosureCodes: codes, period }),
  );
};

/** A report with both of its disclosures completed. */
export const completeReport = async (h: Harness, name: PersonName = 'verdant.admin', title = 'Report 2025') => {
  const { send, ok, get } = callerOf(h, name);
  const { id } = await startReport(h, name, title);
  const rows = ['Boilers', 'Vehicles'].map((descriptor, index) => ({
    number: `${1234 + index}.50`,
    unit: 't{CO2e}',
    descriptor,
  }));
  await ok(send('PUT', `/reports/${id}/answers/2-1/org.profile`, { version: 0, value: profile }));
  await ok(
    send('PUT', `/reports/${id}/answers/305-1/ghg.scope1.total`, { version: 0, value: { type: 'number', rows } }),
  );
  for (const code of codes) await ok(send('PUT', `/reports/${id}/disclosures/${code}`, { status: 'completed' }));
  return ok<Report>(get(`/reports/${id}`));
};

/** Calls about the content of one report. */
export const answering = (h: Harness, report: Report, name?: PersonName) => {
  const { send, ok, get } = callerOf(h, name);
  const put = (place: string, version: number, value: unknown) =>
    send('PUT', `/reports/${report.id}/answers/${place}`, { version, value });
  const disclosures = () => ok<ReportDisclosure[]>(get(`/reports/${report.id}/disclosures`));
  return {
    put,
    answer: (place: string, version: number, value: unknown) => ok<Answer>(put(place, version, value)),
    refusal: async (place: string, version: number, value: unknown) =>
      (await (await put(place, version, value)).json()) as Problem,
    mark: (code: string, value: unknown) => send('PUT', `/reports/${report.id}/disclosures/${code}`, value),
    stateOf: async (code: string) => (await disclosures()).find((disclosure) => disclosure.code === code),
    answers: () => ok<Answer[]>(get(`/reports/${report.id}/answers`)),
    read: () => ok<Report>(get(`/reports/${report.id}`)),
    log: async () => (await ok<{ items: AuditEntry[] }>(get(`/reports/${report.id}/audit-log?limit=100`))).items,
  };
};
