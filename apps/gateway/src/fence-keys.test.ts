import { apiScopes, type Problem, permissionOfScope } from '@esg/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiOf } from './modules/api-keys/testing.ts';
import { createHarness, type Harness } from './testing/harness.ts';
import { callOf, fencedOperations, type Operation } from './testing/operations.ts';

// The test calls every operation of the gateway, which takes longer than a usual test.
vi.setConfig({ testTimeout: 120_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const nobodys = (name: string) => (name === 'id' ? '00000000-0000-4000-8000-000000000000' : 'none');
/** Operations that do not answer as expected to this key. */
const wrongOnes = async (secret: string, operations: readonly Operation[], expected: string) => {
  const wrong: string[] = [];
  for (const operation of operations) {
    const answer = await apiOf(h).call(secret, ...callOf(operation, nobodys));
    const code = answer.ok ? '' : ((await answer.json()) as Problem).code;
    if (`${answer.status} ${code}` !== expected) wrong.push(`${operation.operationId} ${answer.status} ${code}`);
  }
  return wrong;
};
const isPublic = (operation: Operation) => operation['x-scopes'] !== undefined;

describe('fence matrix: API keys', () => {
  it('are accepted only by operations with a scope, and by none about people, billing or accounts', () => {
    const offered = fencedOperations.filter(isPublic);
    expect(offered.length).toBeGreaterThan(25);
    const without = offered.filter((operation) => {
      const [scope] = operation['x-scopes'] ?? [];
      return !scope || permissionOfScope[scope] !== operation['x-permission'];
    });
    expect(without.map(({ operationId }) => operationId)).toEqual([]);
    const closed = [
      'auth',
      'accounts',
      'sessions',
      'payment',
      'people',
      'users',
      'organizations',
      'api-keys',
      'webhooks',
    ];
    expect(offered.filter(({ tags }) => tags.some((tag) => closed.includes(tag)))).toEqual([]);
  });

  it('with every scope are refused by operations for people', async () => {
    const { secret } = await apiOf(h).make(apiScopes);
    const closed = fencedOperations.filter((operation) => !isPublic(operation));
    expect(await wrongOnes(secret, closed, '403 key.not_accepted')).toEqual([]);
  });

  it.each(apiScopes)('without %s are refused by every operation that needs it', async (scope) => {
    const { secret } = await apiOf(h).make(apiScopes.filter((other) => other !== scope));
    const closed = fencedOperations.filter((operation) => operation['x-scopes']?.[0] === scope);
    expect(closed.length).toBeGreaterThan(0);
    expect(await wrongOnes(secret, closed, '403 key.scope_missing')).toEqual([]);
  });

  it('that were revoked or have expired are refused everywhere', async () => {
    const revoked = await apiOf(h).make(apiScopes);
    await apiOf(h).revoke(revoked.key.id);
    expect(await wrongOnes(revoked.secret, fencedOperations, '401 auth.not_authenticated')).toEqual([]);
    const expired = await apiOf(h).make(apiScopes, new Date(h.clock.now().getTime() + 1000).toISOString());
    h.clock.advance(2);
    expect(await wrongOnes(expired.secret, fencedOperations, '401 auth.not_authenticated')).toEqual([]);
  });
});
