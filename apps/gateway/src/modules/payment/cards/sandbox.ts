import { randomUUID } from 'node:crypto';
import type { CardToken, SandboxCard } from '@esg/contract';
import type { Scope, Scoped } from '../../../platform/database/index.ts';
import type { GatewayDeps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import type { CardProvider, ChargeOutcome } from './provider.ts';
import { findSandboxCard, insertSandboxCard, keepSandboxCard } from './sandbox.repository.ts';
import { testCardOf } from './sandbox-numbers.ts';

const tokenPrefix = 'tok_sandbox_';
const cardPrefix = 'card_sandbox_';
/** The reference of a stored card that the product uses. */
export const sandboxCardId = (id: string) => `${cardPrefix}${id}`;
/** A token is exchanged right after it was made. */
const tokenSeconds = 60 * 60;

const idIn = (text: string, prefix: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : undefined);
const isId = (id: string | undefined): id is string => id !== undefined && /^[0-9a-f-]{36}$/.test(id);

type SandboxDeps = Pick<GatewayDeps, 'database' | 'now'>;
/** The sandbox acts within the fence of the organisation whose card it is. */
const scopeOf = ({ tenantId, organisationId }: Pick<Scope, 'tenantId' | 'organisationId'>): Scope => ({
  tenantId,
  organisationId,
  userId: organisationId,
  role: 'administrator',
});

/**
 * Makes a token for a test card, as a card provider's own script does: number and security code are checked and not stored. Throws
 * `card.incorrect_number` for everything except the public test numbers, and `card.expired`.
 */
export const makeSandboxToken = async (deps: SandboxDeps, scope: Scope, entered: SandboxCard): Promise<CardToken> => {
  const test = testCardOf(entered.number);
  if (!test) throw new ProblemError('card.incorrect_number');
  const { expiryMonth, expiryYear } = entered;
  const now = deps.now();
  if (new Date(Date.UTC(expiryYear, expiryMonth, 1)) <= now) throw new ProblemError('card.expired');
  const card = { brand: test.brand, last4: entered.number.replaceAll(' ', '').slice(-4), expiryMonth, expiryYear };
  const { behaviour, funding } = test;
  const id = await deps.database.withScope(scope, (scoped) =>
    insertSandboxCard(scoped, { card, behaviour, funding, createdAt: now }),
  );
  return { tokenId: `${tokenPrefix}${id}`, card };
};

/** A card provider for trying the product: Stripe's public test numbers and the same answers, without any money. */
export const createSandboxProvider = ({ database, now }: SandboxDeps): CardProvider => ({
  kind: 'sandbox',
  keepCard: async (owner, tokenId) => {
    const id = idIn(tokenId, tokenPrefix);
    const keptAfter = new Date(now().getTime() - tokenSeconds * 1000);
    const found = isId(id)
      ? await database.withScope(scopeOf(owner), (scoped: Scoped) => keepSandboxCard(scoped, id, keptAfter, now()))
      : undefined;
    if (!found) throw new ProblemError('card.token_unknown');
    if (found.behaviour.at === 'keep') throw new ProblemError(found.behaviour.refusal);
    return {
      customerId: owner.customerId ?? `cus_sandbox_${randomUUID()}`,
      cardId: sandboxCardId(found.id),
      card: found.card,
      paymentType: found.funding === 'debit' ? 'debit' : 'card',
    };
  },
  charge: async ({ cardId, idempotencyKey, ...order }): Promise<ChargeOutcome> => {
    const id = idIn(cardId, cardPrefix);
    const found = isId(id)
      ? await database.withScope(scopeOf(order), (scoped) => findSandboxCard(scoped, id))
      : undefined;
    if (!found) return { kind: 'failed', refusal: 'card.declined', reference: null };
    const { card, behaviour } = found;
    const reference = `pi_sandbox_${idempotencyKey}`;
    if (behaviour.at === 'charge') return { kind: 'failed', refusal: behaviour.refusal, reference };
    const isExpired = new Date(Date.UTC(card.expiryYear, card.expiryMonth, 1)) <= now();
    return isExpired ? { kind: 'failed', refusal: 'card.expired', reference } : { kind: 'paid', reference };
  },
});
