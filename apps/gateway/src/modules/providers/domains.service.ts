import { isPublicMailDomain, type SignInDomain, type SignInDomainFailure } from '@esg/contract';
import { isRefusedBy, type Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { isOnTrial } from '../payment/index.ts';
import { type DomainRow, findDomain, findProver, recordCheck } from './domains.repository.ts';

/**
 * Below the domain, so that the record conflicts with no other. It has no product name, because the page that asks for it has the tenant's
 * brand.
 */
const recordOf = ({ domain, token }: DomainRow) => ({
  name: `_sign-in-check.${domain}`,
  value: `sign-in-check=${token}`,
});

const stateOf = ({ provedAt, failure }: DomainRow) => {
  if (provedAt) return 'proved';
  return failure ? 'failed' : 'pending';
};

/** A domain as the organisation's administrators see it. */
export const domainViewOf = (row: DomainRow): SignInDomain => ({
  domain: row.domain,
  state: stateOf(row),
  failure: row.failure,
  record: recordOf(row),
  checkedAt: row.checkedAt?.toISOString() ?? null,
  provedAt: row.provedAt?.toISOString() ?? null,
});

/** Throws `sign_in_provider.public_domain` for domains at which anybody can get an address. */
export const requireOwnable = (domains: readonly string[]) => {
  const open = domains.find(isPublicMailDomain);
  if (open) throw new ProblemError('sign_in_provider.public_domain', { extra: { domain: open } });
};

/** Throws `sign_in_provider.on_trial`. */
export const requirePaid = async ({ database }: GatewayDeps, { organisationId }: Scope) => {
  if (await database.withSystem((tx) => isOnTrial(tx, organisationId)))
    throw new ProblemError('sign_in_provider.on_trial');
};

const failureIn = async (deps: GatewayDeps, row: DomainRow): Promise<SignInDomainFailure | null> => {
  const { name, value } = recordOf(row);
  try {
    const records = await deps.resolveText(name);
    if (records.some((record) => record.trim() === value)) return null;
    return records.length === 0 ? 'no-record' : 'other-record';
  } catch (err) {
    deps.log.info({ err }, 'a name server did not answer');
    return 'no-answer';
  }
};

const prove = async (deps: GatewayDeps, scope: Scope, row: DomainRow): Promise<SignInDomainFailure | null> => {
  const checkedAt = deps.now();
  const failure = await failureIn(deps, row);
  const keep = (why: SignInDomainFailure | null) =>
    deps.database.withSystem(async (tx) => {
      const prover = why ? undefined : await findProver(tx, scope.tenantId, row.domain);
      const kept = prover && prover !== scope.organisationId ? 'taken' : why;
      await recordCheck(tx, scope, row, { checkedAt, failure: kept, provedAt: kept ? null : checkedAt });
      return kept;
    });
  // Two organisations may prove the same domain at the same moment: the database accepts one.
  return keep(failure).catch((error: unknown) => {
    if (isRefusedBy(error, 'unique')) return keep('taken');
    throw error;
  });
};

/**
 * Looks for the record of one of the organisation’s domains.
 * Throws `sign_in_provider.on_trial`, `sign_in_provider.public_domain`, `request.too_many` or `resource.not_found`.
 */
export const checkDomain = async (deps: GatewayDeps, scope: Scope, domain: string): Promise<SignInDomain> => {
  await deps.limits.countAttempt('key', scope.userId);
  await requirePaid(deps, scope);
  requireOwnable([domain]);
  const find = () => deps.database.withScope(scope, (scoped) => findDomain(scoped, domain));
  const row = await find();
  if (!row) throw new ProblemError('resource.not_found');
  // A proof stays valid: the operator may have given it, and a record may be removed after it was seen.
  if (!row.provedAt) await prove(deps, scope, row);
  const checked = await find();
  if (!checked) throw new ProblemError('resource.not_found');
  return domainViewOf(checked);
};
