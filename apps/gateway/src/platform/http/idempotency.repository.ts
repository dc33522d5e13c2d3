import { createHash } from 'node:crypto';
import { apiLimits } from '@esg/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Scoped, Transaction } from '../database/index.ts';
import { idempotencyKeys } from './idempotency.tables.ts';
import { ProblemError } from './problem.ts';

type Request = {
  /** Name of the operation: one key may serve several. */
  operation: string;
  /** The `Idempotency-Key` header, if the client sent one. */
  key: string | undefined;
  /** The checked body: the same key with another body is refused with `request.key_reused`. */
  body: unknown;
  /** Status of the answer. */
  status: number;
  now: Date;
};

const keyLengthMax = apiLimits.idempotencyKeyLengthMax;
const keptMilliseconds = apiLimits.idempotencySeconds * 1000;

/**
 * Does the work of a creating request once per person, operation and key, in the work's own transaction: a repeat gets the first answer,
 * and a simultaneous request waits for it. Without a key it always does the work.
 */
export const answerOnce = async <Answer>(
  { tx, tenantId, organisationId, userId }: Scoped,
  { operation, key, body, status, now }: Request,
  run: () => Promise<Answer>,
): Promise<Answer> => {
  if (key === undefined) return run();
  if (key.length === 0 || key.length > keyLengthMax) {
    throw new ProblemError('request.invalid', {
      issues: [{ path: 'idempotency-key', rule: key ? 'too_long' : 'required', params: { length: keyLengthMax } }],
    });
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const entry = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  const mine = await tx
    .insert(idempotencyKeys)
    .values({ tenantId, organisationId, userId, operation, key, bodyHash, status, answer: {}, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (mine.length === 0) {
    const [given] = await tx.select().from(idempotencyKeys).where(entry);
    if (given && now.getTime() - given.createdAt.getTime() <= keptMilliseconds) {
      if (given.bodyHash !== bodyHash) throw new ProblemError('request.key_reused');
      return given.answer as Answer;
    }
    await tx.update(idempotencyKeys).set({ bodyHash, status, createdAt: now }).where(entry);
  }
  const answer = await run();
  await tx.update(idempotencyKeys).set({ answer }).where(entry);
  return answer;
};

/** Deletes answers older than a day; a repeat after that counts as a new request. */
export const forgetYesterdaysAnswers = async (tx: Transaction, now: Date) => {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMilliseconds)));
};

/** What is stored of an answer besides its status. */
export type GivenAnswer = { body: string; headers: Record<string, string> };
type Begun = { key: string; hash: string; now: Date; lostSeconds: number };
type Before = { kind: 'none' | 'running' | 'another' } | { kind: 'given'; status: number; answer: GivenAnswer };

/** Whole requests of API keys, which stand beside the single operations above. */
const wholeRequest = 'request';
/** Until there is an answer. */
const noStatus = 0;

const requestEntry = ({ userId }: Scoped, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.operation, wholeRequest), eq(idempotencyKeys.key, key));

/** Records that the request has begun, or returns its earlier result. A lost request, or one older than a day, begins again. */
export const beginAnswer = async (scoped: Scoped, { key, hash, now, lostSeconds }: Begun): Promise<Before> => {
  const { tx, tenantId, organisationId, userId } = scoped;
  const begin = { bodyHash: hash, status: noStatus, answer: {}, createdAt: now };
  const entry = { tenantId, organisationId, userId, operation: wholeRequest, key };
  const mine = await tx
    .insert(idempotencyKeys)
    .values({ ...entry, ...begin })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (mine.length > 0) return { kind: 'none' };
  const [given] = await tx.select().from(idempotencyKeys).where(requestEntry(scoped, key)).for('update');
  const age = given ? now.getTime() - given.createdAt.getTime() : Number.POSITIVE_INFINITY;
  const isOver = age > keptMilliseconds || (given?.status === noStatus && age > lostSeconds * 1000);
  if (!given || isOver) {
    await tx.update(idempotencyKeys).set(begin).where(requestEntry(scoped, key));
    return { kind: 'none' };
  }
  if (given.bodyHash !== hash) return { kind: 'another' };
  if (given.status === noStatus) return { kind: 'running' };
  return { kind: 'given', status: given.status, answer: given.answer as GivenAnswer };
};

/** Stores the answer for repeats. */
export const keepAnswer = async (scoped: Scoped, key: string, status: number, answer: GivenAnswer) => {
  await scoped.tx.update(idempotencyKeys).set({ status, answer }).where(requestEntry(scoped, key));
};

/** Lets the request be made again. */
export const forgetAnswer = async (scoped: Scoped, key: string) => {
  await scoped.tx.delete(idempotencyKeys).where(requestEntry(scoped, key));
};
