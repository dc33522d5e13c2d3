import type { Contribution, ContributionDraft, ContributionSession, Report } from '@esg/contract';
import { body, type Harness, type PersonName } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { callerOf, startReport } from '../reports/testing.ts';

export const organisation = { code: '2-1', fieldKey: 'org.profile' };
export const scope1 = { code: '305-1', fieldKey: 'ghg.scope1.total' };
export const tonnes = (number: string) => ({
  type: 'number' as const,
  rows: [{ number, unit: 't{CO2e}', descriptor: '' }],
});

let guests = 0;
/** An unused address: e-mails of earlier tests may still be under way. */
export const newAddress = () => {
  guests += 1;
  return `guest${guests}.${process.pid}@partner.example`;
};

/** Invites people to questions of a report, and what the invited then do. */
export const contributionsOf = (h: Harness, name: PersonName = 'verdant.admin') => {
  const { send, ok, get } = callerOf(h, name);
  const draft = (given: Partial<ContributionDraft> & { emails?: string[] }): ContributionDraft => {
    const { emails = [newAddress()], ...rest } = given;
    return {
      role: 'contributor',
      people: emails.map((email) => ({ email })),
      language: 'en',
      questions: [{ disclosureCode: scope1.code, fieldKey: scope1.fieldKey }],
      ...rest,
    };
  };
  const tryInvite = (report: Pick<Report, 'id'>, given: Partial<ContributionDraft> & { emails?: string[] } = {}) =>
    send('POST', `/reports/${report.id}/contributions`, draft(given));
  return {
    send,
    ok,
    get,
    tryInvite,
    report: (title?: string) => startReport(h, name, title),
    invite: async (report: Pick<Report, 'id'>, given: Parameters<typeof tryInvite>[1] = {}) => {
      const [made] = await ok<Contribution[]>(tryInvite(report, given));
      if (!made) throw new Error('Nobody was invited');
      return made;
    },
    list: async () => (await ok<{ contributions: Contribution[] }>(get('/report-collaborators'))).contributions,
  };
};

/** The secret in the newest e-mail to this address with that subject. */
export const keyFor = async (h: Harness, email: string, subject = /has asked you/) => {
  const { text } = await mailTo(h, email, subject);
  const key = /#key=([\w-]+)/.exec(text)?.[1];
  if (!key) throw new Error('The e-mail has no link with a key');
  return key;
};

/** Calls of somebody who has a link. */
export const guestOf = async (h: Harness, key: string, host?: string) => {
  const opened = await h.anonymous('/contribution-sessions', body('POST', { key }), host);
  const session = (await opened.json()) as ContributionSession;
  const call = (path: string, init: RequestInit = {}, at = host) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${session.token}`);
    return h.anonymous(path, { ...init, headers }, at);
  };
  const answer = ({ code, fieldKey }: typeof scope1, version: number, value: unknown) =>
    call(`/contribution/answers/${code}/${fieldKey}`, body('PUT', { version, value }));
  return { status: opened.status, session, call, answer };
};
