import { type SupportQuestion, supportLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { caughtMails } from '../../platform/mail/mail.tables.ts';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF';
const question: SupportQuestion = {
  name: 'Mei Chan',
  email: 'mei@elsewhere.example',
  category: 'reporting',
  subject: 'A unit is missing',
  message: 'Our steam meter counts in tonnes.\n\nWhich unit should we choose?',
};
const ask = (change: Partial<Record<keyof SupportQuestion, string>> = {}, file?: File, name?: PersonName) => {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...question, ...change })) form.set(key, value);
  if (file) form.set('attachment', file);
  return h.as(name ?? 'verdant.member').request('/contact-us', { method: 'POST', body: form });
};
const mails = () => h.database.withSystem((tx) => tx.select().from(caughtMails));
const until = (check: (found: Awaited<ReturnType<typeof mails>>) => void) =>
  vi.waitFor(async () => check(await mails()), { timeout: 12_000, interval: 100 });

describe('a question to the support team', () => {
  it('reaches the tenant’s support address, is answered to the person, and is confirmed to them', async () => {
    const file = new File([pdf], '../meter.pdf', { type: 'application/pdf' });
    expect((await ask({}, file)).status).toBe(204);
    await until((found) => expect(found).toHaveLength(2));
    const to = async (address: string) => (await mails()).find(({ recipient }) => recipient === address);
    const toTeam = await to('help@verdant.example');
    expect(toTeam).toMatchObject({
      replyTo: 'mei@elsewhere.example',
      subject: 'Verdant – Reporting: A unit is missing',
    });
    expect(toTeam?.text).toContain('Which unit should we choose?');
    expect(toTeam?.text).toContain('meter.pdf');
    expect(toTeam?.attachment).toEqual({ name: 'meter.pdf', base64: btoa(pdf) });
    expect((await to('mei@elsewhere.example'))?.replyTo).toBe('help@verdant.example');
  });

  it('is refused with the fields that are wrong, and nothing is sent', async () => {
    const refused = await ask({ email: 'nobody', category: 'jokes', message: 'short' });
    expect(refused.status).toBe(422);
    const { issues } = (await refused.json()) as { issues: { path: string; rule: string }[] };
    expect(issues.map(({ path, rule }) => [path, rule])).toEqual([
      ['email', 'email_invalid'],
      ['category', 'choice_unknown'],
      ['message', 'too_short'],
    ]);
    const large = new File([new Uint8Array(supportLimits.attachmentBytesMax + 1)], 'a.pdf');
    expect(await (await ask({}, large)).json()).toMatchObject({ code: 'file.too_big' });
    expect(await (await ask({}, new File(['x'], 'a.exe'))).json()).toMatchObject({ code: 'file.format_refused' });
    const disguised = [
      new File(['MZ a program'], 'meter.pdf', { type: 'application/pdf' }),
      new File(['%PDF-1.7 <script>alert(1)</script>'], 'meter.pdf', { type: 'application/pdf' }),
      new File(['PK\u0003\u0004 no archive'], 'meter.docx'),
      new File([Buffer.from('\u0089PNG\r\n\u001a\n a program', 'latin1')], 'meter.png'),
    ];
    for (const file of disguised)
      expect(await (await ask({}, file)).json(), file.name).toMatchObject({ code: 'file.unreadable' });
    expect(await mails()).toEqual([]);
    expect((await ask({}, new File(['x'], 'Mail.MSG'))).status).toBe(204);
    await until((found) => expect(found).toHaveLength(2));
  });

  it('is taken from signed-in people only, and a limited number of times in an hour', async () => {
    expect((await h.anonymous('/contact-us', { method: 'POST', body: new FormData() })).status).toBe(401);
    const form = { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'nothing' };
    expect((await h.as('verdant.entity').request('/contact-us', form)).status).toBe(400);
    for (let n = 0; n < supportLimits.questionsPerHourMax; n += 1)
      await ask({ message: '' }, undefined, 'harbour.admin');
    const refused = await ask({}, undefined, 'harbour.admin');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
