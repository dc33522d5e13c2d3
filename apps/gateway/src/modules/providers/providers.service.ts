import type { SignInProvider, SignInProviderChange, SignInProviderCheck, SignInProviderFound } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { Place } from '../auth/index.ts';
import { discover, type Provider } from './openid.ts';
import {
  findOwnProvider,
  forgetSubjects,
  type ProviderRow,
  putProvider,
  removeProvider,
} from './providers.repository.ts';

/** Where every provider sends people back to: one address of the accounts site. */
export const redirectUriOf = ({ accounts }: Place) => `${accounts}/api/auth/providers/callback`;

const purposeOf = (organisationId: string) => `sign-in-provider:${organisationId}`;

/** Plain http, for a provider on the developer's own machine, is not for production. */
export const allowsHttp = ({ config }: Pick<GatewayDeps, 'config'>) => config.environment !== 'production';

/** The provider with its secret in the clear. */
export const openProvider = ({ vault }: Pick<GatewayDeps, 'vault'>, row: ProviderRow) => ({
  ...{ issuer: row.issuer, clientId: row.clientId },
  clientSecret: vault.open(row.clientSecret, purposeOf(row.organisationId)),
});

const viewOf = (row: ProviderRow | undefined, place: Place): SignInProvider => ({
  provider: row
    ? {
        ...{ name: row.name, issuer: row.issuer, clientId: row.clientId, domains: row.domains },
        ...{ membership: row.membership, enabled: row.enabled, hasSecret: true },
        updatedAt: row.updatedAt.toISOString(),
      }
    : null,
  redirectUri: redirectUriOf(place),
});

/** How people of the caller's organisation may sign in besides. */
export const readProvider = ({ database }: GatewayDeps, scope: Scope, place: Place) =>
  database.withScope(scope, async (scoped) => viewOf(await findOwnProvider(scoped), place));

const describeProvider = (deps: GatewayDeps, provider: Provider) =>
  discover(provider, allowsHttp(deps)).catch((err: unknown) => {
    deps.log.info({ err }, 'a sign-in provider could not be reached');
    throw new ProblemError('auth.provider_unreachable');
  });

/**
 * Sets how people of the caller's organisation may sign in besides. A stored secret is sent to the issuer it was entered for
 * and to no other. Throws `auth.provider_unreachable` where the issuer does not describe itself, and `request.invalid`.
 */
export const changeProvider = async (
  deps: GatewayDeps,
  scope: Scope,
  { clientSecret: given, ...change }: SignInProviderChange,
  place: Place,
): Promise<SignInProvider> => {
  const before = await deps.database.withScope(scope, findOwnProvider);
  const isSame = before?.issuer === change.issuer && before.clientId === change.clientId;
  const clientSecret = given ?? (isSame ? openProvider(deps, before).clientSecret : undefined);
  if (!clientSecret)
    throw new ProblemError('request.invalid', { issues: [{ path: 'clientSecret', rule: 'required', params: {} }] });
  await describeProvider(deps, { ...change, clientSecret });
  const sealed = deps.vault.seal(clientSecret, purposeOf(scope.organisationId));
  return deps.database.withScope(scope, async (scoped) => {
    if (before && before.issuer !== change.issuer) await forgetSubjects(scoped);
    await putProvider(scoped, { ...change, clientSecret: sealed, updatedAt: deps.now() });
    return viewOf(await findOwnProvider(scoped), place);
  });
};

/** What a provider says of itself, before anybody relies on it. Throws `auth.provider_unreachable`. */
export const checkProvider = async (
  deps: GatewayDeps,
  { userId }: Scope,
  { issuer }: SignInProviderCheck,
): Promise<SignInProviderFound> => {
  await deps.limits.countAttempt('key', userId);
  const found = await describeProvider(deps, { issuer, clientId: 'check', clientSecret: 'none' });
  const { issuer: named, authorization_endpoint: authorizationEndpoint } = found.serverMetadata();
  if (!authorizationEndpoint) throw new ProblemError('auth.provider_unreachable');
  return { issuer: named, authorizationEndpoint };
};

/** Ends signing in through a provider. Accounts stay. Throws `resource.not_found`. */
export const dropProvider = async ({ database }: GatewayDeps, scope: Scope) => {
  const removed = await database.withScope(scope, removeProvider);
  if (!removed) throw new ProblemError('resource.not_found');
};
