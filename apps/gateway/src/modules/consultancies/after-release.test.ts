import type { ClientRelease, Contribution, DraftLink, NotificationPage } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { guestOf, keyFor, newAddress, scope1, tonnes } from '../contributions/testing.ts';
import { refusalOf } from '../payment/testing.ts';
import { startReport } from '../reports/testing.ts';
import { consulting, host } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const { clientId, visit } = consulting(() => h);

const release = async () => {
  const id = await clientId();
  const answer = await h
    .as('harbour.admin')
    .request(`/consultancies/clients/${id}/releases`, body('POST', { name: 'Lantau Ferries' }));
  return (await answer.json()) as ClientRelease;
};
const keyIn = (link: string) => /#key=([\w-]+)$/.exec(link)?.[1] ?? '';
const asked = (email: string) => ({
  role: 'contributor' as const,
  people: [{ email }],
  language: 'en' as const,
  questions: [{ disclosureCode: scope1.code, fieldKey: scope1.fieldKey }],
});
const told = async () =>
  ((await (await h.as('lantau.admin').request('/notifications')).json()) as NotificationPage).items;

describe('once a client is no longer managed', () => {
  it('every link that the consultancy’s people made, or that leads to them, is closed', async () => {
    const { request } = await visit();
    const report = await startReport(h, 'lantau.admin', 'Ours');
    const made = await request(`/reports/${report.id}/draft-links`, body('POST', { name: 'A friend', language: 'en' }));
    const { link } = (await made.json()) as DraftLink;
    const reader = await guestOf(h, keyIn(link), host);
    const toConsultant = newAddress();
    await request(`/reports/${report.id}/contributions`, body('POST', asked(toConsultant)));
    const guest = await guestOf(h, await keyFor(h, toConsultant), host);
    expect((await guest.answer(scope1, 0, tonnes('5'))).status).toBe(200);
    // Their own people invited somebody of the consultancy, and somebody else.
    const toMailbox = 'member@harbour.example';
    const toOther = newAddress();
    for (const email of [toMailbox, toOther])
      await h.as('lantau.admin').request(`/reports/${report.id}/contributions`, body('POST', asked(email)));
    const other = await guestOf(h, await keyFor(h, toOther), host);

    await release();
    expect(await refusalOf(await reader.call('/contribution/draft/pages?language=en'))).toMatch(/^401/);
    expect(await refusalOf(await guest.answer(scope1, 1, tonnes('9')))).toMatch(/^401/);
    expect((await guestOf(h, keyIn(link), host)).status).not.toBe(201);
    expect((await other.call('/contribution')).status).toBe(200);
    const { contributions } = (await (await h.as('lantau.admin').request('/report-collaborators')).json()) as {
      contributions: Contribution[];
    };
    const open = contributions.filter(({ status }) => status !== 'revoked');
    expect(open.map(({ email }) => email)).toEqual([toOther]);
  });

  it('its administrators are notified by e-mail and in the product', async () => {
    await release();
    const mail = await mailTo(h, 'admin@lantau.example', /no longer works for your organisation/);
    expect(mail.text).toContain('Sofia Ng (Harbour Advisory)');
    expect((await told()).map(({ kind }) => kind)).toEqual(['consultancy.left']);
  });
});
