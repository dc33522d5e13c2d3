import type { ApprovalRules, Problem, ReportWork } from '@esg/contract';
import { body, type Harness, type PersonName, personOf } from '../../testing/harness.ts';

export const idOf = (name: PersonName) => personOf(name).id;

/** Calls about the work on one report. */
export const working = (h: Harness, reportId: string) => {
  const send = (name: PersonName, method: 'POST' | 'PUT' | 'PATCH', path: string, value: unknown) =>
    h.as(name).request(`/reports/${reportId}${path}`, body(method, value));
  const work = async (name: PersonName = 'verdant.admin') =>
    (await (await h.as(name).request(`/reports/${reportId}/work`)).json()) as ReportWork;
  return {
    send,
    work,
    of: async (code: string, name?: PersonName) =>
      (await work(name)).disclosures.find((disclosure) => disclosure.code === code),
    submit: (name: PersonName, code: string) => send(name, 'POST', `/disclosures/${code}/approval`, { note: 'Please' }),
    decide: (name: PersonName, code: string, decision: 'approved' | 'rejected', step = 0) =>
      send(name, 'POST', `/disclosures/${code}/approval/decisions`, { decision, step, reason: 'Looked at it' }),
  };
};

/** Status, and the code where it was refused. */
export const outcome = async (answer: Promise<Response>) => {
  const response = await answer;
  return response.ok ? `${response.status}` : `${response.status} ${((await response.json()) as Problem).code}`;
};

/** Gives the organisation approvers. */
export const setRules = async (
  h: Harness,
  steps: readonly (readonly PersonName[])[],
  change: Partial<Omit<ApprovalRules, 'steps'>> = {},
  by: PersonName = 'verdant.admin',
) => {
  const admin = h.as(by);
  const { version } = (await (await admin.request('/organizations/approval-rules')).json()) as ApprovalRules;
  const rules = {
    ofDisclosures: true,
    ofReports: false,
    separateDuties: false,
    version,
    evidence: { of: 'none' as const, isBlocking: false },
    steps: steps.map((names) => ({ approverIds: names.map(idOf) })),
    ...change,
  };
  const answer = await admin.request('/organizations/approval-rules', body('PUT', rules));
  if (!answer.ok) throw new Error(await answer.text());
};

/** Makes somebody of Verdant an administrator for this test. */
export const promote = async (h: Harness, name: PersonName) => {
  await h.database.pool.query("update users set role = 'administrator' where id = $1", [idOf(name)]);
};
