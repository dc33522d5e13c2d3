import {
  type DeletedDocument,
  type Document,
  type DocumentChange,
  type DocumentDetail,
  type DocumentHistoryEntry,
  type DocumentList,
  type DocumentTagCategory,
  deletedDocumentDays,
  documentLimits,
  type Problem,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { storeTexts } from '../document-reading/testing.ts';
import { startReport } from '../reports/testing.ts';
import { purgeDeletedDocuments } from './documents.service.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const pdf = (mark = '') => Buffer.from(`%PDF-1.7\n1 0 obj\n<<${mark}>>\nendobj\ntrailer\n<<>>\n%%EOF`);
const upload = (name: string, bytes: Uint8Array = pdf()): RequestInit => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return { method: 'POST', body: form };
};
const ask = (path: string, init: RequestInit = {}, name: PersonName = 'verdant.admin') =>
  h.as(name).request(path, init);
const send = (name: string, { query = '', bytes = pdf(), by = 'verdant.admin' as PersonName } = {}) =>
  ask(`/documents${query}`, upload(name, bytes), by);
const ok = async <Value>(answer: Promise<Response>): Promise<Value> => {
  const got = await answer;
  expect(got.ok, await got.clone().text()).toBe(true);
  return got.status === 204 ? (undefined as Value) : ((await got.json()) as Value);
};
const added = (name: string, more: Parameters<typeof send>[1] = {}) => ok<Document>(send(name, more));
const list = (name: PersonName = 'verdant.member') => ok<DocumentList>(ask('/documents', {}, name));
const names = async (name?: PersonName) => (await list(name)).documents.map((document) => document.name);
const detail = (id: string) => ok<DocumentDetail>(ask(`/documents/${id}`));
const deletedOnes = () => ok<DeletedDocument[]>(ask('/deleted-documents'));
const refusal = async (answer: Promise<Response>) => {
  const got = await answer;
  return `${got.status} ${got.ok ? '' : ((await got.json()) as Problem).code}`.trim();
};
const remove = (...ids: string[]) => ok(ask('/deleted-documents', body('POST', { ids })));
const as = (
  { name, owner, expiresOn, tagIds, company, version }: Document,
  change: Partial<DocumentChange>,
): RequestInit => body('PUT', { name, ownerId: owner?.id ?? null, expiresOn, tagIds, company, version, ...change });
const category = (tags: string[], name = 'Kind') =>
  ok<DocumentTagCategory>(
    ask('/document-tag-categories', body('POST', { name, isVisible: true, tags: tags.map((tag) => ({ name: tag })) })),
  );

describe('documents', () => {
  it('are uploaded by everybody who works on reports, belong to who uploaded them, and come back byte by byte as a download', async () => {
    const document = await added('Bills 2025.pdf', { by: 'verdant.member' });
    expect(document).toMatchObject({ name: 'Bills 2025.pdf', mediaType: 'application/pdf', fileNumber: 1, version: 1 });
    expect([document.uploadedBy, document.owner?.name]).toEqual(['Daniel Lau', 'Daniel Lau']);
    const file = await ask(`/documents/${document.id}/file`);
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf())).toBe(true);
    // Whatever the file contains, no browser opens it as a page.
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toMatch(/; sandbox$/);
    expect(await list()).toMatchObject({ bytes: pdf().length, bytesMax: documentLimits.bytesPerOrganisationMax });
  });

  it('are sent in parts to whoever may read them, uncompressed and with their length', async () => {
    const document = await added('Bills 2025.pdf');
    const path = `/documents/${document.id}/file?number=1`;
    const part = async (headers: Record<string, string>, init: RequestInit = {}) => {
      const answer = await ask(path, Object.assign({ headers: { 'accept-encoding': 'gzip', ...headers } }, init));
      const { status, headers: got } = answer;
      return [status, got.get('content-range'), got.get('content-length'), await answer.text()];
    };
    const whole = pdf().toString();
    const size = whole.length;
    const all = [200, null, String(size), whole];
    const first = await ask(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers.get('accept-ranges')).toBe('bytes');
    expect(first.headers.get('content-encoding')).toBeNull();
    expect(first.headers.get('cache-control')).toContain('no-transform');
    expect(await part({ range: 'bytes=0-7' })).toEqual([206, `bytes 0-7/${size}`, '8', '%PDF-1.7']);
    expect(await part({ range: 'bytes=-5' })).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, '5', '%%EOF']);
    expect(await part({ range: `bytes=${size}-` })).toEqual([416, `bytes */${size}`, null, '']);
    expect(await part({ range: 'bytes=0-1,3-4' })).toEqual(all);
    expect(await part({}, { method: 'HEAD' })).toEqual([200, null, String(size), '']);
    const tag = first.headers.get('etag') ?? '';
    expect((await part({ range: 'bytes=0-7', 'if-range': tag }))[0]).toBe(206);
    expect(await part({ range: 'bytes=0-7', 'if-range': '"another"' })).toEqual(all);
    const range: RequestInit = { headers: { range: 'bytes=0-7' } };
    expect((await h.anonymous(path, range)).status).toBe(401);
    expect(await refusal(ask(path, range, 'verdant.entity'))).toBe('403 permission.denied');
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect(await refusal(ask(path, range, name))).toBe('404 resource.not_found');
    await remove(document.id);
    expect(await refusal(ask(path, range))).toBe('404 resource.not_found');
  });

  it('are kept side by side where a name repeats, also when both come at once', async () => {
    await Promise.all([added('Bills.pdf'), added('bills.pdf')]);
    expect((await names()).map((name) => name.toLowerCase()).toSorted()).toEqual(['bills (2).pdf', 'bills.pdf']);
  });

  it('are replaced by a new version, and keep the earlier ones, their tags and their name', async () => {
    const { tags } = await category(['Energy']);
    const first = await added('Bills.pdf');
    await ok(ask(`/documents/${first.id}`, as(first, { tagIds: tags.map(({ id }) => id) })));
    const second = await added('Bills of May.pdf', { query: `?replaces=${first.id}`, bytes: pdf('/New true') });
    expect(second).toMatchObject({ id: first.id, name: 'Bills.pdf', fileNumber: 2, tagIds: [tags[0]?.id] });
    const { versions } = await detail(first.id);
    expect(versions.map(({ number, name }) => [number, name])).toEqual([
      [2, 'Bills of May.pdf'],
      [1, 'Bills.pdf'],
    ]);
    const file = async (query = '') =>
      Buffer.from(await (await ask(`/documents/${first.id}/file${query}`)).arrayBuffer()).toString();
    expect([await file(), await file('?number=1')]).toEqual([pdf('/New true').toString(), pdf().toString()]);
    expect(await refusal(ask(`/documents/${first.id}/file?number=3`))).toBe('404 resource.not_found');
  });

  it('name the reports that the same file proves something in', async () => {
    const { id } = await startReport(h);
    await ok(ask(`/reports/${id}/documents`, upload('Proof.pdf')));
    const same = await added('Bills.pdf');
    const other = await added('Other.pdf', { bytes: pdf('/Other true') });
    expect((await detail(same.id)).reports.map((report) => report.id)).toEqual([id]);
    expect((await detail(other.id)).reports).toEqual([]);
  });

  it('are Outlook messages as well, recognised by their content', async () => {
    const start = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    const named = (stream: string) => Buffer.concat([start, Buffer.alloc(1024), Buffer.from(stream, 'utf16le')]);
    expect(await added('Offer.msg', { bytes: named('__properties_version1.0') })).toMatchObject({
      mediaType: 'application/vnd.ms-outlook',
    });
    expect(await refusal(send('Old.msg', { bytes: named('WordDocument') }))).toBe('422 file.unreadable');
  });

  it('are refused in other formats, with bytes that do not match their name, and above 15 MB', async () => {
    expect(await refusal(send('virus.exe'))).toMatch(/file\.format_refused$/);
    expect(await refusal(send('picture.png'))).toMatch(/file\.format_refused$/);
    expect(await refusal(send('Bills.docx'))).toMatch(/file\.unreadable$/);
    const large = Buffer.concat([pdf(), Buffer.alloc(documentLimits.bytesMax)]);
    expect(await refusal(send('Large.pdf', { bytes: large }))).toMatch(/file\.too_big$/);
    expect(await list()).toMatchObject({ documents: [], bytes: 0 });
  });

  it('are refused where the storage of the organisation is full, and leave no bytes behind', async () => {
    await added('Bills.pdf');
    await h.database.withSystem((tx) =>
      tx.execute(sql`update files set bytes = ${documentLimits.bytesPerOrganisationMax}`),
    );
    const count = async () => (await h.database.pool.query('select count(*)::int as count from files')).rows[0]?.count;
    const before = await count();
    expect(await refusal(send('More.pdf'))).toBe('422 document.storage_full');
    expect(await count()).toBe(before);
  });
});

describe('several documents', () => {
  const download = (ids: readonly string[], name: PersonName = 'verdant.member') =>
    ask('/document-downloads', body('POST', { ids }), name);

  it('come as one ZIP file with the newest file of each under its name, without deleted ones', async () => {
    const bills = await added('Bills.pdf');
    await added('Old.pdf', { query: `?replaces=${bills.id}`, bytes: pdf('/New true') });
    const policy = await added('政策.pdf', { bytes: pdf('/Policy true') });
    const deleted = await added('Deleted.pdf');
    await remove(deleted.id);
    const answer = await download([bills.id, policy.id, deleted.id]);
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(zip.length));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    const content = zip.toString();
    for (const held of ['Bills.pdf', '政策.pdf', '/New true', '/Policy true']) expect(content).toContain(held);
    expect(content).not.toContain('Deleted.pdf');
  });

  it('come without those whose bytes are lost, and with a text that names them', async () => {
    const bills = await added('Bills.pdf');
    const lost = await added('Lost.pdf', { bytes: pdf('/Lost true') });
    const { rows } = await h.database.withSystem((tx) =>
      tx.execute<{ id: string }>(sql`select file_id as id from document_versions where document_id = ${lost.id}`),
    );
    const { tenantId, organisationId } = h.as('verdant.admin').scope;
    await h.deps.storage.delete({ tenantId, organisationId, fileId: rows[0]?.id ?? '' });
    const answer = await download([bills.id, lost.id]);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(zip.length));
    expect(zip.toString()).toMatch(/Bills\.pdf.*could not be included.*Lost\.pdf/s);
    expect(await refusal(download([lost.id]))).toBe('404 resource.not_found');
  });

  it('are refused above 500 MB together, and to those who may not read them', async () => {
    const { id } = await added('Bills.pdf');
    expect(await refusal(download([id], 'harbour.admin'))).toBe('404 resource.not_found');
    expect(await refusal(download([id], 'verdant.entity'))).toBe('403 permission.denied');
    await h.database.withSystem((tx) =>
      tx.execute(sql`update files set bytes = ${documentLimits.bytesPerDownloadMax + 1}`),
    );
    expect(await refusal(download([id]))).toBe('422 document.download_too_big');
  });
});

describe('what is said about a document', () => {
  it('changes with name, owner, expiry and tags; a name without its extension gets it again', async () => {
    const { tags } = await category(['Energy']);
    const document = await added('Bills.pdf');
    const ownerId = h.as('verdant.member').scope.userId;
    const change = { name: 'Power bills', ownerId, expiresOn: '2027-03-31', tagIds: tags.map(({ id }) => id) };
    expect(await ok(ask(`/documents/${document.id}`, as(document, change)))).toMatchObject({
      name: 'Power bills.pdf',
      owner: { name: 'Daniel Lau' },
      expiresOn: '2027-03-31',
      tagIds: change.tagIds,
      version: 2,
    });
  });

  it('says whose report it is where a person knows better than its first pages', async () => {
    const { id } = await added('Peer.pdf');
    const cover = 'Pacific Power Holdings Limited\nSustainability Report 2024';
    await storeTexts(h, h.as('verdant.admin').scope, id, [cover]);
    const { document, companyRead } = await detail(id);
    expect([document.company, companyRead]).toEqual([null, 'Pacific Power Holdings Limited']);
    await ok(ask(`/documents/${id}`, as(document, { company: '' })));
    const own = await detail(id);
    expect([own.document.company, own.companyRead]).toEqual(['', 'Pacific Power Holdings Limited']);
    await ok(ask(`/documents/${id}`, as(own.document, { company: 'Ocean Terminals Group' })));
    expect((await detail(id)).document).toMatchObject({ company: 'Ocean Terminals Group', version: 3 });
    const path = `/document-history?documentId=${id}`;
    const [deed] = await ok<DocumentHistoryEntry[]>(ask(path));
    expect(deed?.fields).toEqual(['company']);
    const long = as({ ...own.document, version: 3 }, { company: 'a'.repeat(1000) });
    expect(await refusal(ask(`/documents/${id}`, long))).toBe('422 request.invalid');
    expect(await refusal(ask(`/documents/${id}`, as(own.document, {}), 'verdant.entity'))).toBe(
      '403 permission.denied',
    );
  });

  it('is refused from an older state, with a name that is taken, and with tags or owners of others', async () => {
    const document = await added('Bills.pdf');
    await added('Other.pdf');
    const path = `/documents/${document.id}`;
    expect(await refusal(ask(path, as(document, { name: 'other.pdf' })))).toBe('422 document.exists');
    const stranger = h.as('harbour.admin').scope.userId;
    expect(await refusal(ask(path, as(document, { ownerId: stranger })))).toBe('422 request.invalid');
    expect(await refusal(ask(path, as(document, { tagIds: [document.id] })))).toBe('422 request.invalid');
    await ok(ask(path, as(document, { name: 'Mine' })));
    const late = await ask(path, as(document, { name: 'Late' }));
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'resource.stale', current: { name: 'Mine.pdf', version: 2 } },
    ]);
  });

  it('gives several documents tags at once, and loses tags that a category gives up', async () => {
    const kind = await category(['Energy', 'Water']);
    const [energy = '', water = ''] = kind.tags.map(({ id }) => id);
    const ids = [(await added('One.pdf')).id, (await added('Two.pdf')).id];
    await ok(ask('/document-taggings', body('POST', { ids, add: [energy, water], remove: [] })));
    await ok(ask('/document-taggings', body('POST', { ids: ids.slice(0, 1), add: [], remove: [energy] })));
    const tagged = async () => (await list()).documents.map(({ tagIds }) => tagIds.toSorted());
    expect(await tagged()).toEqual([[water], [energy, water].toSorted()]);
    // Who has a document open with the tags of before takes none away unseen.
    expect((await list()).documents.map(({ version }) => version)).toEqual([3, 2]);
    // Given once more, the one that has both has not changed.
    await ok(ask('/document-taggings', body('POST', { ids, add: [water], remove: [] })));
    await ok(ask('/document-taggings', body('POST', { ids: ids.slice(0, 1), add: [], remove: [energy] })));
    expect((await list()).documents.map(({ version }) => version)).toEqual([3, 2]);
    const change = { name: 'Topic', isVisible: false, tags: [{ id: energy, name: 'Power' }], version: kind.version };
    expect(await ok(ask(`/document-tag-categories/${kind.id}`, body('PUT', change)))).toMatchObject({
      name: 'Topic',
      isVisible: false,
      tags: [{ id: energy, name: 'Power' }],
    });
    expect(await tagged()).toEqual([[], [energy]]);
    expect(await refusal(ask(`/document-tag-categories/${kind.id}`, body('PUT', change)))).toBe('409 resource.stale');
    await ok(ask(`/document-tag-categories/${kind.id}`, { method: 'DELETE' }));
    expect(await tagged()).toEqual([[], []]);
  });
});

describe('deleted documents', () => {
  it('can be restored, under another name where theirs is taken meanwhile', async () => {
    const { id } = await added('Bills.pdf');
    await remove(id);
    expect(await names()).toEqual([]);
    expect(await refusal(ask(`/documents/${id}`))).toBe('404 resource.not_found');
    expect(await deletedOnes()).toMatchObject([{ id, name: 'Bills.pdf', deletedBy: 'Mei Chan' }]);
    await added('Bills.pdf');
    await ok(ask('/deleted-documents/restore', body('POST', { ids: [id] })));
    expect(await names()).toEqual(['Bills (2).pdf', 'Bills.pdf']);
    expect(await deletedOnes()).toEqual([]);
  });

  it('are deleted for good by administrators only, with all their bytes, and only from there', async () => {
    const { id } = await added('Bills.pdf');
    await added('Bills.pdf', { query: `?replaces=${id}` });
    const kept = await added('Kept.pdf');
    await remove(id);
    const purge = body('POST', { ids: [id, kept.id] });
    expect(await refusal(ask('/deleted-documents/purge', purge, 'verdant.member'))).toBe('403 permission.denied');
    await ok(ask('/deleted-documents/purge', purge));
    expect([await deletedOnes(), await names()]).toEqual([[], ['Kept.pdf']]);
    expect(await list()).toMatchObject({ bytes: pdf().length });
  });

  it('are purged after 30 days, and not a day earlier', async () => {
    const { id } = await added('Bills.pdf');
    await remove(id);
    h.clock.advance((deletedDocumentDays - 1) * 86_400);
    h.signOutAll();
    await purgeDeletedDocuments(h.deps);
    expect(await deletedOnes()).toHaveLength(1);
    h.clock.advance(86_400);
    h.signOutAll();
    await purgeDeletedDocuments(h.deps);
    expect(await deletedOnes()).toEqual([]);
  });
});

it('purges the other documents of all tenants where the bytes of one cannot be deleted', async () => {
  const broken = await added('Broken.pdf');
  const other = await added('Other.pdf', { by: 'harbour.admin' });
  await remove(broken.id);
  await ok(ask('/deleted-documents', body('POST', { ids: [other.id] }), 'harbour.admin'));
  h.clock.advance((deletedDocumentDays + 1) * 86_400);
  h.signOutAll();
  const storage = { ...h.deps.storage, delete: () => Promise.reject(new Error('The disk is broken')) };
  await expect(purgeDeletedDocuments({ ...h.deps, storage })).rejects.toThrow('2 of 2 failed');
  expect([await deletedOnes(), await ok(ask('/deleted-documents', {}, 'harbour.admin'))]).toEqual([[], []]);
});

it('tells who did what with each document, also after it is purged, and lets nobody change that', async () => {
  const { id } = await added('Bills.pdf', { by: 'verdant.member' });
  const second = await added('Bills.pdf', { query: `?replaces=${id}` });
  const renamed = await ok<Document>(ask(`/documents/${id}`, as(second, { name: 'Power', expiresOn: '2027-03-31' })));
  await ok(ask(`/documents/${id}`, as(renamed, {})));
  await remove(id);
  await ok(ask('/deleted-documents/restore', body('POST', { ids: [id] })));
  await added('Other.pdf');
  await remove(id);
  await ok(ask('/deleted-documents/purge', body('POST', { ids: [id] })));
  const history = (query = '', name?: PersonName) =>
    ok<DocumentHistoryEntry[]>(ask(`/document-history${query}`, {}, name));
  const told = (await history(`?documentId=${id}`)).map(({ action, by, fields }) => [action, by, ...fields]);
  expect(told).toEqual([
    ['purged', 'Mei Chan'],
    ['deleted', 'Mei Chan'],
    ['restored', 'Mei Chan'],
    ['deleted', 'Mei Chan'],
    ['changed', 'Mei Chan', 'name', 'expiry'],
    ['replaced', 'Mei Chan'],
    ['added', 'Daniel Lau'],
  ]);
  expect((await history()).map(({ documentName }) => documentName)).toContain('Other.pdf');
  expect(await history('', 'verdant.sister')).toEqual([]);
  expect(await refusal(ask('/document-history', {}, 'verdant.entity'))).toBe('403 permission.denied');
  await expect(h.database.pool.query("update document_history set by_name = 'Nobody'")).rejects.toThrow();
});

it('keeps out strangers, those who answer for entities, other organisations and tenants', async () => {
  const { id } = await added('Bills.pdf');
  const deleted = await added('Deleted.pdf');
  await remove(deleted.id);
  const kind = await category(['Energy']);
  expect((await h.anonymous('/documents')).status).toBe(401);
  for (const path of ['/documents', `/documents/${id}`, '/deleted-documents', '/document-tag-categories'])
    expect(await refusal(ask(path, {}, 'verdant.entity')), path).toBe('403 permission.denied');
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    expect(await names(name)).toEqual([]);
    expect(await ok(ask('/deleted-documents', {}, name))).toEqual([]);
    expect(await ok(ask('/document-tag-categories', {}, name))).toEqual([]);
    expect(await refusal(ask(`/documents/${id}/file`, {}, name))).toBe('404 resource.not_found');
    expect(await refusal(send('Bills.pdf', { query: `?replaces=${id}`, by: name }))).toBe('404 resource.not_found');
    const both = body('POST', { ids: [id, deleted.id] });
    for (const path of ['', '/restore', '/purge']) await ok(ask(`/deleted-documents${path}`, both, name));
    const tagging = body('POST', { ids: [id], add: kind.tags.map((tag) => tag.id), remove: [] });
    expect(await refusal(ask('/document-taggings', tagging, name))).toBe('422 request.invalid');
  }
  expect([await names(), (await deletedOnes()).map(({ name }) => name)]).toEqual([['Bills.pdf'], ['Deleted.pdf']]);
});
