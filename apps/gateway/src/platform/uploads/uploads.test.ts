import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditLogPage } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contributionsOf, guestOf, keyFor, newAddress, scope1 } from '../../modules/contributions/testing.ts';
import { callerOf, startReport } from '../../modules/reports/testing.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { createScan } from './clamd.ts';

/** The harmless text that every scanner reports, put together here so that this file does not contain it. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Speaks clamd's side of INSTREAM, byte by byte as its manual says. */
const startClamd = () =>
  createServer((socket) => {
    let received = Buffer.alloc(0);
    const content: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      if (content.length === 0 && received.length < 10) return;
      if (content.length === 0) {
        if (received.subarray(0, 10).toString() !== 'zINSTREAM\0') return socket.end('UNKNOWN COMMAND\0');
        received = received.subarray(10);
        content.push(Buffer.alloc(0));
      }
      while (received.length >= 4) {
        const length = received.readUInt32BE();
        if (length === 0) {
          const bytes = Buffer.concat(content);
          if (bytes.length > 20_000_000) return socket.end('INSTREAM size limit exceeded. ERROR\0');
          return socket.end(bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
        }
        if (received.length < 4 + length) return;
        content.push(received.subarray(4, 4 + length));
        received = received.subarray(4 + length);
      }
    });
  });

const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
const socketPath = join(folder, 'clamd.ctl');
const servers: Server[] = [];
let address = '';
let h: Harness;
beforeAll(async () => {
  const tcp = startClamd();
  const unix = startClamd();
  servers.push(tcp, unix);
  await new Promise<void>((ready) => tcp.listen(0, '127.0.0.1', ready));
  await new Promise<void>((ready) => unix.listen(socketPath, ready));
  address = `tcp://127.0.0.1:${(tcp.address() as AddressInfo).port}`;
  h = await createHarness({ scan: (bytes) => scanner(bytes) });
});
let scanner: ReturnType<typeof createScan>;
beforeEach(async () => {
  scanner = createScan(address);
  await h.reset();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await h.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a virus scanner', () => {
  it('receives the whole file, over TCP and over a unix socket', async () => {
    for (const at of [address, `unix://${socketPath}`]) {
      const scan = createScan(at);
      expect(await scan(Buffer.from('a harmless text'))).toBeNull();
      expect(await scan(new Uint8Array())).toBeNull();
      // Further on than one piece of what is sent.
      expect(await scan(Buffer.from(`${'x'.repeat(200_000)}${eicar}`))).toBe('Eicar-Test-Signature');
    }
  });

  it('that is away, or gives an unknown answer, counts as not having scanned the file', async () => {
    await expect(createScan('tcp://127.0.0.1:9')(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
    await expect(createScan(address)(Buffer.alloc(21_000_000))).rejects.toThrow('size limit');
    const silent = createServer(() => undefined);
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    const { port } = silent.address() as AddressInfo;
    await expect(createScan(`tcp://127.0.0.1:${port}`, 50)(Buffer.from('x'))).rejects.toThrow('too long');
    silent.close();
  });
});

const upload = (path: string, field: string, file: File, method = 'POST') => {
  const form = new FormData();
  form.set(field, file);
  return h.as('verdant.admin').request(path, { method, body: form });
};
/** The entries of the report's log about refused files. */
const refusedIn = async (id: string) => {
  const { ok, get } = callerOf(h);
  return (await ok<AuditLogPage>(get(`/reports/${id}/audit-log?action=file-refused`))).items;
};
/** Each way in which a signed-in person sends a file. */
const ways = [
  ['a document of evidence', '/data-points/00000000-0000-4000-8000-000000000000/evidence', 'file', 'POST'],
  ['a document of a report', '/reports/00000000-0000-4000-8000-000000000000/documents', 'file', 'POST'],
  ['figures to import', '/imports', 'file', 'POST'],
  ['entities to import', '/entities/import', 'file', 'POST'],
  ['a picture of a person', '/users/upload-image', 'original', 'POST'],
  ['a logo', '/organizations/00000000-0000-4000-8000-000000000000/logo', 'original', 'PATCH'],
  ['an attachment', '/contact-us', 'attachment', 'POST'],
] as const;

describe('an upload', () => {
  it.each(ways)('of %s is refused where the scanner finds something', async (_, path, field, method) => {
    const answer = await upload(path, field, new File([eicar], 'invoice.pdf'), method);
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'file.infected' }]);
  });

  it.each(ways)('of %s is refused while no scanner answers', async (_, path, field, method) => {
    scanner = createScan('tcp://127.0.0.1:9');
    const answer = await upload(path, field, new File(['harmless'], 'invoice.pdf'), method);
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'file.scanner_away' }]);
    expect(answer.headers.get('retry-after')).toBe('60');
  });

  it('is scanned however its media type is written', async () => {
    const text = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${eicar}\r\n--b--\r\n`;
    const headers = { 'content-type': 'Multipart/Form-Data; boundary=b' };
    const answer = await h.as('verdant.admin').request('/imports', { method: 'POST', headers, body: text });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'file.infected' }]);
  });

  it('of a guest is scanned as well', async () => {
    const contributions = contributionsOf(h);
    const email = newAddress();
    const report = await contributions.report();
    await contributions.invite(report, { emails: [email] });
    const guest = await guestOf(h, await keyFor(h, email));
    const form = new FormData();
    form.set('file', new File([eicar], 'invoice.pdf'));
    const path = `/contribution/evidence/${scope1.code}/${scope1.fieldKey}`;
    const answer = await guest.call(path, { method: 'POST', body: form });
    expect(await answer.json()).toMatchObject({ code: 'file.infected' });
    expect(await refusedIn(report.id)).toMatchObject([
      {
        section: scope1.code,
        field: scope1.fieldKey,
        newValue: 'invoice.pdf · Eicar-Test-Signature',
        by: { name: `${email} (external)` },
      },
    ]);
  });

  it('that was meant for a report is recorded in its audit log when refused: who, which file, and what was found', async () => {
    const report = await startReport(h);
    const path = `/reports/${report.id}/documents`;
    const person = await h.as('verdant.admin').request('/users/me');
    const { firstName, lastName } = (await person.json()) as { firstName: string; lastName: string };
    expect((await upload(path, 'file', new File([eicar], 'in\u202e\0voice.pdf'))).status).toBe(422);
    expect(await refusedIn(report.id)).toMatchObject([
      { newValue: 'invoice.pdf · Eicar-Test-Signature', oldValue: null, by: { name: `${firstName} ${lastName}` } },
    ]);
    const form = new FormData();
    form.set('file', new File([eicar], 'invoice.pdf'));
    for (const name of ['verdant.sister', 'harbour.admin', 'verdant.entity'] as const)
      expect((await h.as(name).request(path, { method: 'POST', body: form })).status).toBe(422);
    expect(await refusedIn(report.id)).toHaveLength(1);
  });

  it('reaches its route when the scanner finds nothing', async () => {
    const answer = await upload('/imports', 'file', new File(['a,b\n1,2\n'], 'figures.csv'));
    expect(answer.status).toBe(201);
  });
});
