import type { PersonalData } from '@esg/contract';
import { homeScopeOf, type Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { readMe } from '../users/index.ts';
import { findAccountRow, listOwnNotifications, listOwnSignIns, listOwnWork } from './personal-data.repository.ts';

const text = (moment: Date) => moment.toISOString();
const textOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

/** Everything that is stored about the caller. */
export const exportPersonalData = async (deps: GatewayDeps, scope: Scope): Promise<PersonalData> => {
  const me = await readMe(deps, scope);
  return deps.database.withScope(homeScopeOf(scope), async (scoped) => {
    const found = await findAccountRow(scoped);
    if (!found) throw new ProblemError('auth.not_authenticated');
    const { visits, keys, authenticatorAppSince } = await listOwnSignIns(scoped);
    const { told, digest } = await listOwnNotifications(scoped);
    const { collaborations, activity } = await listOwnWork(scoped);
    const { role, createdAt, acceptedTermsAt, lastSignInAt } = found.user;
    return {
      exportedAt: text(deps.now()),
      account: {
        ...me,
        role,
        organization: found.organization,
        createdAt: text(createdAt),
        acceptedTermsAt: textOrNull(acceptedTermsAt),
        lastSignInAt: textOrNull(lastSignInAt),
      },
      signIns: visits.map(({ createdAt: at, revokedAt, ...client }) => ({
        ...client,
        at: text(at),
        endedAt: textOrNull(revokedAt),
      })),
      authenticatorAppSince: textOrNull(authenticatorAppSince),
      passkeys: keys.map(({ name, createdAt: at, lastUsedAt }) => ({
        name,
        createdAt: text(at),
        lastUsedAt: textOrNull(lastUsedAt),
      })),
      notifications: told.map(({ kind, facts, createdAt: at, readAt }) => ({
        kind,
        facts,
        at: text(at),
        readAt: textOrNull(readAt),
      })),
      notificationDigest: digest,
      reports: collaborations,
      activity: activity.map(({ at, ...entry }) => ({ ...entry, at: text(at) })),
    };
  });
};
