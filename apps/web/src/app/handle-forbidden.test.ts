import { ApiError } from '@esg/api-client';
import type { Services } from '@esg/app-kit';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { handleForbidden } from './handle-forbidden.ts';

const statusPath = '/api/payment/organizations/subscriptions/current-status';

/** Handles a refusal on that page, with a gateway that returns this status. */
const meet = async (answer: () => Promise<unknown>, path = '/ct/reports') => {
  const go = vi.fn();
  const revoke = vi.fn();
  const get = vi.fn(async () => ({ data: await answer() }));
  const services = { api: { get }, session: { revoke } } as unknown as Services;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // The status that was cached before the refusal is ignored.
  queryClient.setQueryData(['payment', 'status'], { mayWork: true, status: 'registered' });
  await handleForbidden(services, queryClient, { path, go });
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ url: statusPath }));
  return [...go.mock.calls.flat(), ...revoke.mock.calls.map(() => 'revoked')];
};
const refused = (status: number) => async () =>
  Promise.reject(new ApiError(status, status === 0 ? 'network.unreachable' : 'permission.denied'));

it('leads to the forbidden page while the subscription is in force', async () => {
  expect(await meet(async () => ({ mayWork: true }))).toEqual(['/403']);
});

it('leads a suspended organisation to the restriction page, from pages that it may not open', async () => {
  expect(await meet(async () => ({ mayWork: false }))).toEqual(['/ct/restriction']);
  for (const path of ['/ct/account-settings', '/ct/account-settings/billing', '/ct/restriction'])
    expect(await meet(async () => ({ mayWork: false }), path)).toEqual([]);
});

it('ends the session where the check fails, and waits for a gateway that is away', async () => {
  expect(await meet(refused(403))).toEqual(['revoked']);
  expect(await meet(refused(401))).toEqual(['revoked']);
  expect(await meet(refused(0))).toEqual([]);
});
