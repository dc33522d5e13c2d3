import type { Presence } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { reportIn } from '../reports/index.ts';
import { listColleagues } from './colleagues.repository.ts';

/** Everybody else who has the report open now, at any gateway. A consultant is shown by the name they sign with. */
export const readPresence = async (
  { database, realtime }: GatewayDeps,
  scope: Scope,
  reportId: string,
): Promise<Presence[]> => {
  const colleagues = await database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    return listColleagues(scoped);
  });
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  const there = await realtime.whoIsIn(scope, reportId);
  return there
    .filter(({ userId }) => userId !== scope.userId)
    .map(({ userId, name, disclosureCode }) => ({ userId, name: names.get(userId) ?? name, disclosureCode }));
};
