import type { Finding, ReportDocument } from '@esg/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callerOf, completeReport, startReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
const upload = (name: string, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(pdf)): RequestInit => {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  return { method: 'POST', body: form };
};
const send = (id: string, name: string, query = '', person: PersonName = 'verdant.admin') =>
  h.as(person).request(`/reports/${id}/documents${query}`, upload(name));
const listed = async (answer: Promise<Response>) => callerOf(h).ok<ReportDocument[]>(answer);

describe('documents of a report', () => {
  it('are stored with the person who uploaded them, numbered where a name repeats, and returned byte by byte', async () => {
    const { id } = await startReport(h);
    await send(id, 'Bills.pdf');
    h.clock.advance(1);
    const documents = await listed(send(id, 'bills.pdf', '', 'verdant.member'));
    expect(documents.map(({ name, by }) => [name, by.name])).toEqual([
      ['Bills.pdf', 'Mei Chan'],
      ['bills (2).pdf', 'Daniel Lau'],
    ]);
    const file = await h.as('verdant.member').request(`/reports/${id}/documents/${documents[0]?.id}/file`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
    // Whatever the file contains, no browser opens it as a page.
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toMatch(/; sandbox$/);
  });

  it('replace another document as the evidence of its figures, and can be removed', async () => {
    const { id } = await startReport(h);
    const [first] = await listed(send(id, 'Bills.pdf'));
    const path = `/reports/${id}/documents/${first?.id}`;
    const changed = await listed(
      h.as('verdant.admin').request(path, body('PUT', { disclosureCodes: ['305-1', '9-9'] })),
    );
    expect(changed[0]?.disclosureCodes).toEqual(['305-1']);
    const [second, ...none] = await listed(send(id, 'Bills.pdf', `?replaces=${first?.id}`));
    expect(none).toEqual([]);
    expect(second).toMatchObject({ name: 'Bills.pdf', disclosureCodes: ['305-1'] });
    expect(second?.id).not.toBe(first?.id);
    const gone = await h.as('verdant.admin').request(`/reports/${id}/documents/${second?.id}`, { method: 'DELETE' });
    expect(gone.status).toBe(204);
    expect(await listed(h.as('verdant.admin').request(`/reports/${id}/documents`))).toEqual([]);
  });

  it('prove figures: validation names a disclosure that has none while others have', async () => {
    const { id } = await completeReport(h);
    const kinds = async () =>
      (await callerOf(h).ok<{ findings: Finding[] }>(callerOf(h).get(`/reports/${id}/validation`))).findings
        .filter(({ kind }) => kind === 'evidence-missing')
        .map(({ disclosureCode }) => disclosureCode);
    expect(await kinds()).toEqual([]);
    const [document] = await listed(send(id, 'Bills.pdf'));
    expect(await kinds()).toEqual(['305-1']);
    const path = `/reports/${id}/documents/${document?.id}`;
    await listed(h.as('verdant.admin').request(path, body('PUT', { disclosureCodes: ['305-1'] })));
    expect(await kinds()).toEqual([]);
  });

  it('are refused in other formats, with bytes that do not match their name, and in a published report', async () => {
    const { id } = await completeReport(h);
    const codeOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { code: string }).code;
    expect(await codeOf(send(id, 'virus.exe'))).toBe('file.format_refused');
    const drawn = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const png = new Uint8Array(drawn);
    expect(await codeOf(h.as('verdant.admin').request(`/reports/${id}/documents`, upload('a.png', png)))).toBe(
      'file.format_refused',
    );
    expect(await codeOf(send(id, 'Bills.docx'))).toBe('file.unreadable');
    await callerOf(h).ok(callerOf(h).send('POST', `/reports/${id}/publish`, {}));
    expect(await codeOf(send(id, 'Bills.pdf'))).toBe('report.read_only');
  });

  it('are closed to strangers, entity users, other organisations and other tenants', async () => {
    const { id } = await startReport(h);
    expect((await h.anonymous(`/reports/${id}/documents`)).status).toBe(401);
    expect((await h.as('verdant.sister').request(`/reports/${id}/documents`)).status).toBe(404);
    expect((await send(id, 'Bills.pdf', '', 'harbour.admin')).status).toBe(404);
    expect((await send(id, 'Bills.pdf', '', 'verdant.entity')).status).toBe(403);
  });
});
