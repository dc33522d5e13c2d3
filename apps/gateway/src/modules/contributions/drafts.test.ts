import {
  type ContributionTask,
  contributionLimits,
  type DraftLink,
  type DraftLinkRequest,
  type DraftOutline,
  type DraftThread,
  type Problem,
  type ReportDesign,
} from '@esg/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { completeReport } from '../reports/testing.ts';
import { contributionsOf, guestOf, keyFor, newAddress, scope1, tonnes } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const problemOf = async (answer: Promise<Response> | Response) => ((await (await answer).json()) as Problem).code;
const keyIn = (link: string) => /#key=([\w-]+)$/.exec(link)?.[1] ?? '';

/** A report whose draft is shared with its chairman, who opened the link. */
const sharedDraft = async (given: Partial<DraftLinkRequest> = {}) => {
  const work = contributionsOf(h);
  const report = await completeReport(h);
  const request: DraftLinkRequest = { name: 'Chairman Wong', language: 'en', ...given };
  const made = await work.ok<DraftLink>(work.send('POST', `/reports/${report.id}/draft-links`, request));
  const reader = await guestOf(h, keyIn(made.link));
  const say = (comment: object) => reader.call('/contribution/comments', body('POST', comment));
  const threads = () => work.ok<DraftThread[]>(work.get(`/reports/${report.id}/draft-threads`));
  return { ...work, report, made, reader, say, threads };
};

describe('the link to a draft', () => {
  it('shows the pages as they will be printed, without an account', async () => {
    const { made, reader, report } = await sharedDraft();
    expect(made.reader).toMatchObject({ name: 'Chairman Wong', email: '', role: 'reader', userId: null });
    const task = (await (await reader.call('/contribution')).json()) as ContributionTask;
    expect(task).toMatchObject({ role: 'reader', reportName: report.name, mayAnswer: false, disclosures: [] });
    const drawn = await reader.call('/contribution/draft/pages?language=en');
    const bytes = Buffer.from(await drawn.arrayBuffer());
    expect([drawn.status, drawn.headers.get('content-type'), bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const etag = drawn.headers.get('etag') ?? '';
    const again = await reader.call('/contribution/draft/pages?language=en', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('shows the figures of the KPI sheet without who works on them', async () => {
    const { reader, report, ok, send, get } = await sharedDraft();
    const { settings } = await ok<ReportDesign>(get(`/reports/${report.id}/design`));
    await ok(
      send('PUT', `/reports/${report.id}/design`, { version: 0, settings: { ...settings, kpiSheet: 'always' } }),
    );
    const drawn = await reader.call('/contribution/draft/pages?language=en');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await drawn.arrayBuffer())), {
      mergePages: true,
    });
    expect(text).toContain('KPI sheet');
    for (const word of ['Owner', 'Evidence']) expect(text).not.toContain(word);
    const own = await get(`/reports/${report.id}/pages?language=en`);
    const pages = await getDocumentProxy(new Uint8Array(await (own as Response).arrayBuffer()));
    expect((await extractText(pages, { mergePages: true })).text).toContain('Owner');
  });

  it('names the parts that may be commented on, in the reader’s language', async () => {
    const { reader } = await sharedDraft();
    const outline = async (language: string) =>
      (await (await reader.call(`/contribution/draft?language=${language}`)).json()) as DraftOutline;
    const codes = ({ chapters }: DraftOutline) =>
      chapters.flatMap((chapter) => chapter.disclosures.map(({ code }) => code));
    const english = await outline('en');
    const chinese = await outline('zhTw');
    expect(codes(english)).toEqual(['2-1', '305-1']);
    expect(codes(chinese)).toEqual(codes(english));
    expect(chinese.chapters[0]?.title).not.toBe(english.chapters[0]?.title);
  });

  it('is sent by e-mail where an address is given, and shows the latest draft', async () => {
    const email = newAddress();
    const { report, ok, send } = await sharedDraft({ email, message: 'Before the board meets' });
    const reader = await guestOf(h, await keyFor(h, email, /read the draft/));
    const before = await reader.call('/contribution/draft/pages?language=en');
    await ok(send('PUT', `/reports/${report.id}/answers/305-1/ghg.scope1.total`, { version: 1, value: tonnes('77') }));
    const known = { headers: { 'if-none-match': before.headers.get('etag') ?? '' } };
    expect((await reader.call('/contribution/draft/pages?language=en', known)).status).toBe(200);
  });

  it('ends on its last day, at once when it is withdrawn, and when a new link replaces it', async () => {
    const { made, reader, ok, send } = await sharedDraft({ days: 3 });
    const key = keyIn(made.link);
    await ok(send('POST', `/contributions/${made.reader.id}/revocation`, {}));
    for (const path of ['/contribution', '/contribution/draft?language=en', '/contribution/draft/pages?language=en'])
      expect(await problemOf(reader.call(path))).toBe('contribution.revoked');
    const renewed = await ok<DraftLink>(send('POST', `/contributions/${made.reader.id}/draft-links`, { days: 2 }));
    expect((await guestOf(h, key)).session).toMatchObject({ code: 'contribution.link_invalid' });
    const again = await guestOf(h, keyIn(renewed.link));
    expect((await again.call('/contribution/draft?language=en')).status).toBe(200);
    const third = await ok<DraftLink>(send('POST', `/contributions/${made.reader.id}/draft-links`, {}));
    expect(third.reader.expiresAt).toBe(renewed.reader.expiresAt);
    expect((await guestOf(h, keyIn(renewed.link))).session).toMatchObject({ code: 'contribution.link_invalid' });
    h.clock.advance(2 * 24 * 60 * 60 + 1);
    expect((await guestOf(h, keyIn(third.link))).session).toMatchObject({ code: 'contribution.link_expired' });
  });

  it('is in the report’s log with its reader, when it was given and when it was withdrawn', async () => {
    const { made, report, ok, send, get } = await sharedDraft();
    await ok(send('POST', `/contributions/${made.reader.id}/revocation`, {}));
    const { items } = await ok<{ items: { action: string; field: string; newValue: string | null }[] }>(
      get(`/reports/${report.id}/audit-log`),
    );
    expect(
      items.filter(({ field }) => field === 'collaborators').map(({ action, newValue }) => [action, newValue]),
    ).toEqual([
      ['invitation-revoked', null],
      ['invited', 'Chairman Wong · en · reader'],
    ]);
  });
});

describe('comments on a draft', () => {
  it('appear beside the preview and at their disclosure, and are answered and resolved', async () => {
    const { say, threads, report, reader, ok, send, get } = await sharedDraft();
    const outline = (await (await reader.call('/contribution/draft?language=en')).json()) as DraftOutline;
    const chapter = outline.chapters[0];
    for (const comment of [
      { disclosureCode: '305-1', text: 'Why so much?' },
      { chapterCode: chapter?.code, text: 'Shorter, please.' },
      { text: 'A good report.' },
    ])
      expect((await say(comment)).status).toBe(201);
    const [figure, part, whole] = await threads();
    expect(
      [figure, part, whole].map((thread) => [thread?.disclosureCode, thread?.chapterCode, thread?.external?.name]),
    ).toEqual([
      ['305-1', '', 'Chairman Wong'],
      ['', chapter?.code, 'Chairman Wong'],
      ['', '', 'Chairman Wong'],
    ]);
    expect(part?.partTitle).toBe(chapter?.title);
    const beside = await ok<DraftThread[]>(get(`/reports/${report.id}/disclosures/305-1/threads`));
    expect(beside.map(({ id, fieldKey }) => [id, fieldKey])).toEqual([[figure?.id, null]]);
    const answer = { chapterCode: chapter?.code, text: 'It is now.' };
    await ok(send('POST', `/contributions/${part?.external?.contributionId}/comments`, answer));
    const { comments } = (await (await reader.call('/contribution')).json()) as ContributionTask;
    expect(comments.map(({ by, chapterCode, text }) => [by, chapterCode, text]).at(-1)).toEqual([
      'Mei Chan',
      chapter?.code,
      'It is now.',
    ]);
    await ok(send('PATCH', `/reports/${report.id}/threads/${part?.id}`, { isResolved: true }));
    expect((await threads()).map(({ resolved }) => resolved?.by.name)).toEqual([undefined, 'Mei Chan', undefined]);
    await say({ chapterCode: chapter?.code, text: 'Shorter still.' });
    expect((await threads()).map(({ resolved }) => resolved)).toEqual([null, null, null]);
  });

  it('refer to existing parts of the draft, within the limits of a person’s calls', async () => {
    const { say, made, ok, send } = await sharedDraft();
    for (const place of [
      { disclosureCode: '2-2' },
      { chapterCode: 'nowhere' },
      { disclosureCode: '305-1', fieldKey: 'ghg.scope1.total' },
    ])
      expect(await problemOf(say({ ...place, text: 'Here?' }))).toBe('resource.not_found');
    const long = 'x'.repeat(contributionLimits.commentLengthMax + 1);
    expect((await say({ text: long })).status).toBe(422);
    expect(
      await problemOf(send('POST', `/contributions/${made.reader.id}/comments`, { disclosureCode: '2-2', text: 'a' })),
    ).toBe('resource.not_found');
    await ok(send('POST', `/contributions/${made.reader.id}/comments`, { text: 'Thank you.' }));
  });
});

describe('drafts are closed', () => {
  it('to contributors, whose questions are closed to readers of the draft', async () => {
    const work = contributionsOf(h);
    const report = await completeReport(h);
    const email = newAddress();
    await work.invite(report, { emails: [email] });
    const contributor = await guestOf(h, await keyFor(h, email));
    for (const path of ['/contribution/draft?language=en', '/contribution/draft/pages?language=en'])
      expect(await problemOf(contributor.call(path))).toBe('permission.denied');
    const { reader, made, send, ok } = await sharedDraft({ email });
    expect(await problemOf(reader.answer(scope1, 1, tonnes('1')))).toBe('resource.not_found');
    const path = `/contributions/${made.reader.id}`;
    expect(await problemOf(send('PATCH', path, { role: 'contributor' }))).toBe('contribution.not_open');
    expect(await problemOf(send('POST', `${path}/links`, {}))).toBe('contribution.not_open');
    expect(await problemOf(send('POST', `${path}/reminders`, {}))).toBe('contribution.not_open');
    await ok(send('PATCH', path, { language: 'zhTw' }));
  });

  it('to everybody who may not write the report, and to other organisations and tenants', async () => {
    const { report, made } = await sharedDraft();
    const request = { name: 'Somebody', language: 'en' };
    const outcomes = async (name: PersonName) => {
      const { send, get } = contributionsOf(h, name);
      const answers = [
        await send('POST', `/reports/${report.id}/draft-links`, request),
        await send('POST', `/contributions/${made.reader.id}/draft-links`, {}),
        await get(`/reports/${report.id}/draft-threads`),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await outcomes('verdant.entity')).toEqual([403, 403, 403]);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect(await outcomes(name)).toEqual([404, 404, 404]);
    const elsewhere = await guestOf(h, keyIn(made.link), 'harbour.localhost');
    expect(elsewhere.session).toMatchObject({ code: 'contribution.link_invalid' });
  });

  it('to links without a name or with too many days, and to readers who have pages drawn again and again', async () => {
    const { report, send, reader } = await sharedDraft();
    for (const wrong of [
      { name: ' ' },
      { days: contributionLimits.draftDaysMax + 1 },
      { days: 0 },
      { email: 'somebody' },
      { role: 'contributor' },
    ]) {
      const request = { name: 'Somebody', language: 'en', ...wrong };
      expect((await send('POST', `/reports/${report.id}/draft-links`, request)).status).toBe(422);
    }
    const drawn = await reader.call('/contribution/draft/pages?language=en');
    const known = { headers: { 'if-none-match': drawn.headers.get('etag') ?? '' } };
    const statuses: number[] = [];
    for (let n = 0; n < contributionLimits.drawingsPerMinuteMax; n += 1)
      statuses.push((await reader.call('/contribution/draft/pages?language=en', known)).status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([304]));
    expect(statuses.at(-1)).toBe(429);
  });
});
