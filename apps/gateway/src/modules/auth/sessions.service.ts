import type { AccountSession } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findAccountById } from './accounts.repository.ts';
import type { AuthDeps } from './auth.deps.ts';
import { listSessionsOf, listSignIns, revokeSignInsOf } from './sessions.repository.ts';

/** The caller's sign-ins. */
export const listSessions = async (
  { database, now }: AuthDeps,
  scope: Scope,
  currentId: string,
): Promise<AccountSession[]> => {
  const rows = await database.withScope(scope, ({ tx }) => listSignIns(tx, scope.userId, now()));
  return rows.map(({ id, browser, system, address, createdAt, lastUsedAt }) => ({
    id,
    browser,
    system,
    address,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
    isCurrent: id === currentId,
  }));
};

/** Every session of an account, even in another organisation, for `dropSessions`. */
export const listSessionIds = ({ database }: Pick<AuthDeps, 'database'>, { tenantId }: Scope, userId: string) =>
  database.withSystem((tx) => listSessionsOf(tx, tenantId, userId));

/** Makes sure that ended sessions are refused and their connections closed. */
export const disconnectSessions = (
  { forget, realtime }: Pick<AuthDeps, 'forget' | 'realtime'>,
  ids: readonly string[],
) => {
  for (const id of ids) {
    forget(id);
    realtime.disconnectSession(id);
  }
};

/** Signs the caller out everywhere, or everywhere else. */
export const endSessions = async (deps: AuthDeps, scope: Scope, except: string | undefined) => {
  const ended = await deps.database.withScope(scope, ({ tx }) =>
    revokeSignInsOf(tx, scope.userId, { except }, deps.now()),
  );
  disconnectSessions(deps, ended.sessions);
};

/** Ends one of the caller's sign-ins. Throws `resource.not_found`. */
export const endSession = async (deps: AuthDeps, scope: Scope, id: string) => {
  const ended = await deps.database.withScope(scope, ({ tx }) =>
    revokeSignInsOf(tx, scope.userId, { only: id }, deps.now()),
  );
  if (ended.signIns === 0) throw new ProblemError('resource.not_found');
  disconnectSessions(deps, ended.sessions);
};

/** Signs somebody of the caller's organisation out everywhere. Throws `resource.not_found`. */
export const endSessionsOfColleague = async (deps: AuthDeps, scope: Scope, userId: string) => {
  const ended = await deps.database.withScope(scope, async ({ tx, tenantId }) => {
    // Inside the scope: nobody outside the organisation is visible.
    if (!(await findAccountById(tx, tenantId, userId))) throw new ProblemError('resource.not_found');
    return revokeSignInsOf(tx, userId, {}, deps.now());
  });
  deps.log.info({ by: scope.userId, of: userId, signIns: ended.signIns }, 'an administrator ended sessions');
  disconnectSessions(deps, ended.sessions);
};
