import { may, type Problem, roles } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from './testing/harness.ts';
import { callOf, fencedOperations } from './testing/operations.ts';

// The test calls every operation of the gateway, which takes longer than a usual test.
vi.setConfig({ testTimeout: 120_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

/**
 * Operations that need no permission: about the caller only, or readable for everybody in a tenant. All others name one in the document
 * (`requirePermission`), so that a new operation is in the matrix from its first day.
 */
const everybodys = [
  'changePassword',
  'listSessions',
  'endSessions',
  'endSession',
  'readAccountSecurity',
  'beginTotp',
  'confirmTotp',
  'endTotp',
  'renewRecoveryCodes',
  'beginPasskey',
  'addPasskey',
  'changePasskey',
  'removePasskey',
  'readMe',
  'readMyProfile',
  'changeMyDetails',
  'changeMyLanguage',
  'changeMyAvatar',
  'removeMyAvatar',
  'readAvatar',
  'exportMyData',
  'askSupport',
  'readSubscriptionStatus',
  'readConsultantCompany',
  'listCountries',
  'listSectors',
  'listStockExchanges',
  'listIndustries',
  'listArticles',
  'listNews',
  'listContentCategories',
  'readNewsMark',
  'markNewsRead',
  'listNotifications',
  'markNotificationsRead',
  'readNotificationSettings',
  'changeNotificationSettings',
];

const nobodys = (name: string) => (name === 'id' ? '00000000-0000-4000-8000-000000000000' : 'none');
const answerOf = async (answer: Response) => {
  const code = answer.ok ? '' : ((await answer.json()) as Problem).code;
  return `${answer.status} ${code}`.trim();
};

describe('fence matrix: roles', () => {
  it('knows who may call each operation', () => {
    const open = fencedOperations.filter((operation) => !operation['x-permission']);
    expect(open.map(({ operationId }) => operationId).filter((id) => !everybodys.includes(id))).toEqual([]);
  });

  it.each(roles)('%s is refused by every operation that the permission table does not grant', async (role) => {
    const { scope } = h.as('verdant.member');
    await h.database.pool.query('update users set role = $1 where id = $2', [role, scope.userId]);
    const closed = fencedOperations.filter((operation) => {
      const permission = operation['x-permission'];
      return permission && !may(role, permission, 'Standard');
    });
    const wrong: string[] = [];
    for (const operation of closed) {
      const answer = await answerOf(await h.as('verdant.member').request(...callOf(operation, nobodys)));
      if (answer !== '403 permission.denied') wrong.push(`${operation.operationId} ${answer}`);
    }
    expect(wrong).toEqual([]);
    expect(closed.length).toBeGreaterThan(role === 'administrator' ? -1 : 10);
  });
});
