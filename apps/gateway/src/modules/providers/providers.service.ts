import type { SignInProvider, SignInProviderChange, SignInProviderCheck, SignInProviderFound } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { isPublicUrl } from '../../platform/outbound/index.ts';
import type { Place } from '../auth/index.ts';
import { isOnTrial } from '../payment/index.ts';
import { deleteDomains, listDomains, putDomains } from './domains.repository.ts';
import { domainViewOf, requireOwnable, requirePaid } from './domains.service.ts';
import { discover, type Provider } from './openid.ts';
import {
  deleteProvider,
  findOrganisationName,
  findOwnProvider,
  forgetSubjects,
  type ProviderRow,
  putProvider,
} from './providers.repository.ts';

/** The address of the accounts site that every provider sends people back to. */
export const redirectUriOf = ({ accounts }: Place) => `${accounts}/api/auth/providers/callback`;

const purposeOf = (organisationId: string) => `sign-in-provider:${organisationId}`;

/** The provider with its decrypted secret. */
export const openProvider = ({ vault }: Pick<GatewayDeps, 'vault'>, row: ProviderRow): Provider => ({
  issuer: row.issuer,
  clientId: row.clientId,
  clientSecret: vault.open(row.clientSecret, purposeOf(row.organisationId)),
});

const settingsOf = ({ issuer, clientId, membership, enabled, updatedAt }: ProviderRow, domains: string[]) => ({
  issuer,
  clientId,
  domains,
  membership,
  enabled,
  hasSecret: true,
  updatedAt: updatedAt.toISOString(),
});

/** The single sign-on settings of the caller's organisation. */
export const readProvider = async ({ database }: GatewayDeps, scope: Scope, place: Place): Promise<SignInProvider> => {
  const onTrial = await database.withSystem((tx) => isOnTrial(tx, scope.organisationId));
  return database.withScope(scope, async (scoped) => {
    const row = await findOwnProvider(scoped);
    const domains = (await listDomains(scoped)).map(domainViewOf);
    return {
      provider: row
        ? settingsOf(
            row,
            domains.map(({ domain }) => domain),
          )
        : null,
      domains: row ? domains : [],
      onTrial,
      organizationName: await findOrganisationName(scoped),
      redirectUri: redirectUriOf(place),
    };
  });
};

const describeProvider = (deps: GatewayDeps, provider: Provider) => {
  const allowLocal = deps.config.signInProvidersToLocal;
  if (!allowLocal && !isPublicUrl(new URL(provider.issuer))) throw new ProblemError('sign_in_provider.url_refused');
  return discover(provider, allowLocal).catch((err: unknown) => {
    deps.log.info({ err }, 'a sign-in provider could not be reached');
    throw new ProblemError('auth.provider_unreachable');
  });
};

const storeProvider = async (
  scoped: Scoped,
  { domains, ...settings }: Omit<SignInProviderChange, 'clientSecret'> & { clientSecret: string },
  before: ProviderRow | undefined,
  updatedAt: Date,
) => {
  if (before && before.issuer !== settings.issuer) await forgetSubjects(scoped);
  await putProvider(scoped, { ...settings, updatedAt });
  await putDomains(scoped, [...new Set(domains)]);
};

/**
 * Changes the single sign-on settings of the caller's organisation. A stored secret is sent only to the issuer it was entered for. Throws
 * `auth.provider_unreachable` where the issuer has no description, `sign_in_provider.url_refused`, `sign_in_provider.on_trial`,
 * `sign_in_provider.public_domain` and `request.invalid`.
 */
export const changeProvider = async (
  deps: GatewayDeps,
  scope: Scope,
  { clientSecret: given, ...change }: SignInProviderChange,
  place: Place,
): Promise<SignInProvider> => {
  await requirePaid(deps, scope);
  requireOwnable(change.domains);
  const before = await deps.database.withScope(scope, findOwnProvider);
  const isSame = before?.issuer === change.issuer && before.clientId === change.clientId;
  const clientSecret = given ?? (isSame ? openProvider(deps, before).clientSecret : undefined);
  if (!clientSecret)
    throw new ProblemError('request.invalid', { issues: [{ path: 'clientSecret', rule: 'required', params: {} }] });
  await describeProvider(deps, { ...change, clientSecret });
  const sealed = deps.vault.seal(clientSecret, purposeOf(scope.organisationId));
  await deps.database.withScope(scope, (scoped) =>
    storeProvider(scoped, { ...change, clientSecret: sealed }, before, deps.now()),
  );
  return readProvider(deps, scope, place);
};

/**
 * The provider's own description, to be checked before it is used. Throws `auth.provider_unreachable`, `sign_in_provider.url_refused` and
 * `sign_in_provider.on_trial`.
 */
export const checkProvider = async (
  deps: GatewayDeps,
  scope: Scope,
  { issuer }: SignInProviderCheck,
): Promise<SignInProviderFound> => {
  await deps.limits.countAttempt('key', scope.userId);
  await requirePaid(deps, scope);
  const found = await describeProvider(deps, { issuer, clientId: 'check', clientSecret: 'none' });
  const { issuer: named, authorization_endpoint: authorizationEndpoint } = found.serverMetadata();
  if (!authorizationEndpoint) throw new ProblemError('auth.provider_unreachable');
  return { issuer: named, authorizationEndpoint };
};

/** Removes a provider with the proofs of its domains. Accounts stay. Throws `resource.not_found`. */
export const removeProvider = async ({ database }: GatewayDeps, scope: Scope) => {
  const removed = await database.withScope(scope, async (scoped) => {
    await deleteDomains(scoped);
    return deleteProvider(scoped);
  });
  if (!removed) throw new ProblemError('resource.not_found');
};
