import type { Problem, ShortToken } from '@esg/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { giveEntities } from '../modules/access-grants/index.ts';
import { createPayment } from '../modules/payment/index.ts';
import { describeApi, type RequestVariables, trackRequest } from '../platform/http/index.ts';
import { errorAnswers } from '../sites/index.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { guestOperations, operations, publicOperations } from '../testing/operations.ts';
import { createAudiences } from './index.ts';

// Calls every operation of the gateway, which takes longer than other tests.
vi.setConfig({ testTimeout: 120_000 });

type Audiences = ReturnType<typeof createAudiences>;
type Audience = Exclude<keyof Audiences, 'elsewhere'>;
const names: readonly Audience[] = ['public', 'guest', 'grant', 'ownAccount', 'work'];

let h: Harness;
let audiences: Audiences;
let onError: ReturnType<typeof errorAnswers>['onError'];
beforeAll(async () => {
  h = await createHarness();
  const { directory } = h;
  const payment = createPayment(h.deps);
  audiences = createAudiences({ ...h.deps, ...h.deps.sessions, directory, payment, describe: async () => ({}) });
  ({ onError } = errorAnswers(h.deps.config, directory));
});
afterAll(() => h.close());

/** An API of only these audiences, mounted in this order. */
const apiOf = (order: readonly Audience[]) => {
  const api = new Hono<{ Variables: RequestVariables }>().use(trackRequest(h.deps.log)).onError(onError);
  for (const name of order) api.route('/api', audiences[name] as unknown as Hono);
  return api;
};
const idsOf = async (name: Audience): Promise<readonly string[]> => {
  const { paths } = (await describeApi(apiOf([name]), 'test')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  return Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
};

/** Answers to calls without an identity, each once. */
const answersOf = async (
  api: ReturnType<typeof apiOf>,
  ids: readonly string[],
  headers: Readonly<Record<string, string>> = {},
) => {
  const answers: string[] = [];
  for (const operation of operations.filter(({ operationId }) => ids.includes(operationId))) {
    const { operationId, path, method, requestBody } = operation;
    const answer = await api.request(`http://verdant.localhost:4200${path.replaceAll(/\{\w+\}/g, 'none')}`, {
      method,
      headers: { 'tenant-url': 'verdant.localhost', 'content-type': 'application/json', ...headers },
      body: requestBody ? '{}' : null,
    });
    const isProblem = !answer.ok && answer.headers.get('content-type')?.includes('json');
    const code = isProblem ? ((await answer.json()) as Problem).code : '';
    answers.push(`${operationId} ${answer.status} ${code}`.trim());
  }
  return answers;
};
const refused = (ids: readonly string[], refusal: string) =>
  operations.flatMap(({ operationId }) => (ids.includes(operationId) ? [`${operationId} ${refusal}`] : []));

describe('the audiences of the API', () => {
  it('serve each operation of the document once, and no operation that is not listed', async () => {
    const served = await Promise.all(names.map(idsOf));
    expect(served.flat().toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
    expect((await idsOf('public')).toSorted()).toEqual(publicOperations.toSorted());
    expect((await idsOf('guest')).toSorted()).toEqual(guestOperations.toSorted());
  });

  const rotated = names.map((_, first) => [...names.slice(first), ...names.slice(0, first)]);
  const orders = [...rotated, names.toReversed(), ...names.map((name) => [name])].map((order) => ({ order }));

  it.each(orders)('refuse callers without their proof, mounted as $order', async ({ order }) => {
    const api = apiOf(order);
    const { accessToken } = await h.signIn('verdant.admin');
    const proofOfOthers = {
      guest: accessToken,
      grant: 'esgk_made-up',
      ownAccount: 'esgk_made-up',
      work: 'esgk_made-up',
    };
    for (const name of order) {
      if (name === 'public') continue;
      const ids = await idsOf(name);
      const refusal = name === 'guest' ? '401 contribution.session_ended' : '401 auth.not_authenticated';
      expect(await answersOf(api, ids)).toEqual(refused(ids, refusal));
      const authorization = `Bearer ${proofOfOthers[name]}`;
      expect(await answersOf(api, ids, { authorization })).toEqual(refused(ids, refusal));
    }
  });

  it('take the short token of the entity portal there, and refuse it everywhere else', async () => {
    await h.reset();
    const { scope, request } = h.as('verdant.entity');
    await h.database.withScope(scope, ({ tx }) => giveEntities(tx, { ...scope, id: scope.userId }, [], h.clock.now()));
    const asked = await request('/reporting-entity/auth/short-token', { method: 'POST' });
    const { token } = (await asked.json()) as ShortToken;
    const headers = { authorization: `Bearer ${token}` };
    const api = apiOf(names);
    const closed = (await Promise.all((['ownAccount', 'work'] as const).map(idsOf))).flat();
    expect(await answersOf(api, closed, headers)).toEqual(refused(closed, '401 auth.not_authenticated'));
    expect(await answersOf(api, guestOperations, headers)).toEqual(
      refused(guestOperations, '401 contribution.session_ended'),
    );
    expect(await answersOf(api, ['issueShortToken'], headers)).toEqual(['issueShortToken 401 auth.not_authenticated']);
    expect(await answersOf(api, ['logOut', 'followSession'], headers)).not.toContainEqual(
      expect.stringMatching(/ 2\d\d/),
    );
    expect(await answersOf(api, ['listPortalRequests'], headers)).toEqual(['listPortalRequests 200']);
    await request('/auth/logout', { method: 'POST' });
    expect(await answersOf(api, ['listPortalRequests'], headers)).toEqual([
      'listPortalRequests 401 auth.not_authenticated',
    ]);
  });

  it.each(orders)('answer anyone who asks for public operations, mounted as $order', async ({ order }) => {
    if (!order.includes('public')) return;
    h.forgetAttempts();
    const alone = await answersOf(apiOf(['public']), publicOperations);
    expect(alone).toContain('readHealth 200');
    h.forgetAttempts();
    expect(await answersOf(apiOf(order), publicOperations)).toEqual(alone);
  });
});
