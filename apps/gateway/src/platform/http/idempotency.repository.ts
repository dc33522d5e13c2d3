import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Scoped, Transaction } from '../database/index.ts';
import { idempotencyKeys } from './idempotency.tables.ts';
import { ProblemError } from './problem.ts';

type Request = {
  /** Name of the operation: one key may serve several. */
  operation: string;
  /** The `Idempotency-Key` header, if the client sent one. */
  key: string | undefined;
  /** The checked body: the same key with another one is refused with `request.key_reused`. */
  body: unknown;
  /** Status of the answer. */
  status: number;
  now: Date;
};

const keyLengthMax = 80;

/**
 * Does the work of a creating request once per person, operation and key, in the work's own transaction: a repeat gets the
 * first answer, and a second request at the same moment waits for it. Without a key it simply does the work.
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
    if (given?.bodyHash !== bodyHash) throw new ProblemError('request.key_reused');
    return given.answer as Answer;
  }
  const answer = await run();
  await tx.update(idempotencyKeys).set({ answer }).where(entry);
  return answer;
};

const keptMilliseconds = 24 * 60 * 60 * 1000;

/** Forgets answers given more than a day ago; a repeat after that counts as a new request. */
export const forgetYesterdaysAnswers = async (tx: Transaction, now: Date) => {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMilliseconds)));
};
