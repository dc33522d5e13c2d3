import type { BrandContent } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf, content, problemOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

describe('the brands of a tenant', () => {
  it('begin with one published version', async () => {
    expect(await callerOf(h).read()).toMatchObject({
      published: { state: 'published', number: 1, content: { companyName: 'Verdant' }, restoredFrom: null },
      draft: null,
      history: [],
      sharedUntil: null,
    });
  });

  it('hold a draft that nobody else sees, and name who saved it and when', async () => {
    const { saved, read, seen } = callerOf(h);
    h.clock.advance(60);
    const draft = await saved({ companyName: '  Verdant Group  ', supportEmail: 'CARE@Verdant.example' });
    expect(draft).toMatchObject({
      state: 'draft',
      number: null,
      content,
      updatedAt: h.clock.now().toISOString(),
      updatedBy: { name: 'Mei Chan' },
      publishedAt: null,
    });
    expect((await read()).draft).toEqual(draft);
    expect((await seen()).companyName).toBe('Verdant');
  });

  it('store colours in lower case, and leave empty colours to the theme', async () => {
    const primary = { color: '#ABCDEF', hoverColor: '', activeColor: '#00FF00' };
    const { content: stored } = await callerOf(h).saved({ colorSetting: { ...content.colorSetting, primary } });
    expect(stored.colorSetting.primary).toEqual({ color: '#abcdef', hoverColor: '', activeColor: '#00ff00' });
  });

  it('lose a discarded draft, however often it is discarded', async () => {
    const { saved, read, request } = callerOf(h);
    await saved();
    for (const _ of [1, 2]) expect((await request('/brands/draft', { method: 'DELETE' })).status).toBe(204);
    expect((await read()).draft).toBeNull();
  });
});

describe('two people at one draft', () => {
  it('do not overwrite each other: the second is shown what the first saved', async () => {
    const { saved, save } = callerOf(h);
    const first = await saved();
    const second = await saved({ companyName: 'Second' }, first.version);
    expect(second.version).toBeGreaterThan(first.version);
    const refused = await save({ companyName: 'Third' }, first.version);
    expect(refused.status).toBe(409);
    expect(await problemOf(refused)).toMatchObject({ code: 'brand.stale', current: second });
    expect((await save({ companyName: 'Third' }, null)).status).toBe(409);
  });

  it('save at the same moment, and one of them wins', async () => {
    const { saved, save, read } = callerOf(h);
    const { version } = await saved();
    const names = ['Left', 'Right', 'Middle'];
    const answers = await Promise.all(names.map((companyName) => save({ companyName }, version)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const winner = names[answers.findIndex(({ status }) => status === 200)];
    expect((await read()).draft?.content.companyName).toBe(winner);
  });

  it('begin drafts at the same moment, and share one', async () => {
    const { save } = callerOf(h);
    const answers = await Promise.all(['Left', 'Right'].map((companyName) => save({ companyName })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('learn that the draft is gone, and never see its version number again', async () => {
    const { saved, save, request } = callerOf(h);
    const { version } = await saved();
    await request('/brands/draft', { method: 'DELETE' });
    expect(await problemOf(await save({ companyName: 'Late' }, version))).toMatchObject({ current: null });
    const again = await saved();
    expect(again.version).toBeGreaterThan(version);
  });

  it('do not discard what the other one saved meanwhile', async () => {
    const { saved, read, request } = callerOf(h);
    const first = await saved();
    const second = await saved({ companyName: 'Second' }, first.version);
    const discard = (version: unknown) => request(`/brands/draft?version=${version}`, { method: 'DELETE' });
    const refused = await discard(first.version);
    expect([refused.status, await problemOf(refused)]).toMatchObject([409, { code: 'brand.stale', current: second }]);
    expect((await discard('x')).status).toBe(422);
    expect((await read()).draft).toEqual(second);
    expect((await discard(second.version)).status).toBe(204);
  });

  it('may repeat a save whose response was lost', async () => {
    const { saved } = callerOf(h);
    const first = await saved();
    expect(await saved()).toEqual(first);
    expect(await saved({}, 12_345)).toEqual(first);
  });
});

describe('saving a brand', () => {
  const colors = content.colorSetting;
  const refused: [string, Partial<Record<keyof BrandContent, unknown>>, { path: string; rule: string }][] = [
    ['a name of one letter', { companyName: ' V ' }, { path: 'content.companyName', rule: 'too_short' }],
    ['no name', { companyName: '' }, { path: 'content.companyName', rule: 'required' }],
    ['a name of 256', { companyName: 'x'.repeat(256) }, { path: 'content.companyName', rule: 'too_long' }],
    ['no e-mail address', { supportEmail: 'care' }, { path: 'content.supportEmail', rule: 'email_invalid' }],
    [
      'a primary colour that ends the rule it stands in',
      { colorSetting: { ...colors, primary: { ...colors.primary, color: '#fff;}body{background:url(//x)' } } },
      { path: 'content.colorSetting.primary.color', rule: 'color_invalid' },
    ],
    [
      'a named colour',
      { colorSetting: { ...colors, secondary: { ...colors.secondary, hoverColor: 'red' } } },
      { path: 'content.colorSetting.secondary.hoverColor', rule: 'color_invalid' },
    ],
    [
      'a short colour',
      { colorSetting: { ...colors, special: { ...colors.special, secondaryColor: '#abc' } } },
      { path: 'content.colorSetting.special.secondaryColor', rule: 'color_invalid' },
    ],
    [
      'no special colour',
      { colorSetting: { ...colors, special: { ...colors.special, color: '' } } },
      { path: 'content.colorSetting.special.color', rule: 'required' },
    ],
    ['no colours', { colorSetting: null }, { path: 'content.colorSetting', rule: 'invalid' }],
    [
      'style sheets',
      { colorSetting: { ...colors, css: 'body{display:none}' } },
      { path: 'content.colorSetting.css', rule: 'invalid' },
    ],
  ];
  it.each(refused)('is refused with %s', async (_, change, issue) => {
    const { request } = callerOf(h);
    const answer = await request('/brands/draft', body('PUT', { content: { ...content, ...change }, version: null }));
    expect(answer.status).toBe(422);
    expect(await problemOf(answer)).toMatchObject({ code: 'request.invalid', issues: [issue] });
  });

  it.each(['<script>alert(1)</script>', "Robert'); drop table tenants;--", '綠能集團 🌿'])(
    'keeps odd texts as they are: %s',
    async (companyName) => expect((await callerOf(h).saved({ companyName })).content.companyName).toBe(companyName),
  );

  it('removes marks that reverse text from a name', async () => {
    expect((await callerOf(h).saved({ companyName: '\u202eGroup' })).content.companyName).toBe('Group');
  });

  it('refuses texts that the database cannot store, and invalid versions', async () => {
    const { save, publish } = callerOf(h);
    expect((await save({ companyName: 'a\u0000b' })).status).toBe(422);
    for (const version of [-1, 1.5, 'x' as unknown as number])
      expect((await save({}, version)).status, String(version)).toBe(422);
    expect((await publish(-1)).status).toBe(422);
  });
});
