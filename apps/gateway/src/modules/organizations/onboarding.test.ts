import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { organisations } from './organizations.tables.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const process = '/user-organization/user-settings/register-process';
/** Sets every organisation back to new. */
const begin = () =>
  h.database.withSystem((tx) => tx.update(organisations).set({ registerProcess: 1, informationStep: '0' }));
/** Fills in everything that the company profile requires. */
const complete = () =>
  h.database.withSystem((tx) =>
    tx.update(organisations).set({
      headquartersCountry: 'HK',
      employeesCount: '50-249',
      industry: 'ISIC-C',
      ownership: 'private',
    }),
  );
const go = (step: number, name: PersonName = 'verdant.admin') => h.as(name).request(process, body('POST', { step }));
const fill = (informationStep: string, name: PersonName = 'verdant.admin') =>
  h.as(name).request('/organizations/information-step', body('PATCH', { informationStep }));
const profile = async (name: PersonName) =>
  (await (await h.as(name).request('/users/profiles')).json()) as { registerProcess: number; informationStep: string };

describe('signing up', () => {
  it('goes step by step, and is remembered for everybody of the organisation', async () => {
    await begin();
    for (const step of [2, 1, 2, 3, 8]) expect((await go(step)).status, String(step)).toBe(200);
    expect(await (await h.as('verdant.member').request(process)).json()).toEqual({ step: 8 });
    await complete();
    for (const step of ['1', '0', '1', '2', '3', '4']) expect((await fill(step)).status, step).toBe(204);
    expect(await profile('verdant.member')).toMatchObject({ registerProcess: 8, informationStep: '4' });
    expect(await profile('verdant.sister')).toMatchObject({ registerProcess: 1, informationStep: '0' });
  });

  it.each([8, 4, 0])('refuses to skip to step %s', async (step) => {
    await begin();
    expect((await go(step)).status).toBe(422);
    expect((await profile('verdant.admin')).registerProcess).toBe(1);
  });

  it('refuses to skip a page of the company profile', async () => {
    await begin();
    const refused = await fill('3');
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'onboarding.step_refused' }]);
  });

  it('deviation 17: continues from a page of the company profile once its required fields are filled', async () => {
    await begin();
    await h.database.withSystem((tx) =>
      tx
        .update(organisations)
        .set({ headquartersCountry: null, employeesCount: null, industry: null, ownership: null }),
    );
    const refused = async (step: string) => {
      const answer = await fill(step);
      const { code, issues } = (await answer.json()) as { code: string; issues: { path: string; rule: string }[] };
      return [answer.status, code, issues.map(({ path, rule }) => `${path} ${rule}`)];
    };
    const tell = (facts: Partial<typeof organisations.$inferInsert>) =>
      h.database.withSystem((tx) => tx.update(organisations).set(facts));
    expect(await refused('1')).toEqual([422, 'request.invalid', ['headquartersCountry required']]);
    await tell({ headquartersCountry: 'HK' });
    expect((await fill('1')).status).toBe(204);
    expect(await refused('2')).toEqual([422, 'request.invalid', ['employeesCount required']]);
    await tell({ employeesCount: '50-249' });
    expect((await fill('2')).status).toBe(204);
    await tell({ industry: 'ISIC-C', ownership: 'public', stockExchange: null });
    expect(await refused('3')).toEqual([422, 'request.invalid', ['stockExchange required']]);
    await tell({ ownership: 'private' });
    expect((await fill('3')).status).toBe(204);
    // Going back requires nothing.
    await tell({ employeesCount: null });
    expect((await fill('0')).status).toBe(204);
    expect((await fill('1')).status).toBe(204);
  });

  it('cannot be gone back to once it is over', async () => {
    expect((await go(1)).status).toBe(422);
    for (const step of ['0', '1', '3']) expect((await fill(step)).status, step).toBe(422);
    expect((await fill('4')).status).toBe(204);
    expect(await profile('verdant.member')).toMatchObject({ registerProcess: 8, informationStep: '4' });
  });
});

describe('the company', () => {
  const company = { name: 'Verdant Ltd', industry: null, headquartersCountry: 'HK' };
  const change = (fields: object) =>
    h.as('verdant.admin').request('/organization-profiles', body('PUT', { ...company, ...fields }));
  const listed = {
    employeesCount: '50-249',
    annualTurnover: '2m-10m',
    ownership: 'public',
    stockExchange: 'XHKG',
    chineseName: '翠鋒製造有限公司',
    stockCode: '0293',
    yearEndMonth: 3,
  };

  it('keeps size, turnover, ownership, exchange, stock code, Chinese name and year end, and leaves fields that are not sent unchanged', async () => {
    expect(await (await change(listed)).json()).toMatchObject(listed);
    expect(await (await change({})).json()).toMatchObject(listed);
    expect(await (await change({ ownership: 'private' })).json()).toMatchObject({
      stockExchange: null,
      stockCode: null,
      yearEndMonth: 3,
    });
  });

  it('refuses an exchange and a size that do not exist, and names the field', async () => {
    for (const [path, wrong] of [
      ['stockExchange', { ...listed, stockExchange: 'MARS' }],
      ['employeesCount', { employeesCount: 'many' }],
    ] as const)
      expect(await (await change(wrong)).json()).toMatchObject({ issues: [{ path, rule: 'choice_unknown' }] });
  });

  it('refuses a stock code with spaces and a month that does not exist', async () => {
    for (const [path, wrong] of [
      ['stockCode', { ...listed, stockCode: 'HK 293' }],
      ['yearEndMonth', { yearEndMonth: 13 }],
    ] as const)
      expect(await (await change(wrong)).json()).toMatchObject({ code: 'request.invalid', issues: [{ path }] });
  });

  it('has a language for reports and one for e-mails', async () => {
    const { organisationId } = h.as('verdant.admin').scope;
    const set = (path: string) =>
      h.as('verdant.admin').request(`/organizations/${organisationId}/${path}`, { method: 'PATCH' });
    expect((await set('report-lang?lang=zhTw')).status).toBe(204);
    expect((await set('lang?lang=zhTw')).status).toBe(204);
    expect((await set('lang?lang=fr')).status).toBe(422);
    const read = await h.as('verdant.member').request('/organization-profiles');
    expect(await read.json()).toMatchObject({
      reportLanguage: 'zhTw',
      reportInBoth: null,
      communicationLanguage: 'zhTw',
    });
    for (const both of [true, false]) {
      expect((await set(`report-lang?lang=en&both=${both}`)).status).toBe(204);
      const again = await h.as('verdant.member').request('/organization-profiles');
      expect(await again.json()).toMatchObject({ reportLanguage: 'en', reportInBoth: both });
    }
    expect((await set('report-lang?lang=en&both=perhaps')).status).toBe(422);
  });
});

describe('access to signing up', () => {
  it('is limited to administrators of the organisation', async () => {
    await begin();
    const { organisationId } = h.as('verdant.admin').scope;
    const languagePath = `/organizations/${organisationId}/lang?lang=zhTw`;
    for (const name of ['verdant.member', 'verdant.entity'] as const) {
      expect((await go(2, name)).status).toBe(403);
      expect((await fill('1', name)).status).toBe(403);
      expect((await h.as(name).request(languagePath, { method: 'PATCH' })).status).toBe(403);
    }
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await h.as(name).request(languagePath, { method: 'PATCH' })).status).toBe(404);
    expect((await h.anonymous(process)).status).toBe(401);
    expect(await profile('verdant.admin')).toMatchObject({ registerProcess: 1, informationStep: '0' });
  });
});
