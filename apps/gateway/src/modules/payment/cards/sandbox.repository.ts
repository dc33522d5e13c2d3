import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import { sandboxCards } from './sandbox.tables.ts';

type SandboxCardRow = typeof sandboxCards.$inferSelect;

const own = ({ tenantId, organisationId }: Scoped, id: string) =>
  and(eq(sandboxCards.tenantId, tenantId), eq(sandboxCards.organisationId, organisationId), eq(sandboxCards.id, id));

export const insertSandboxCard = async (
  { tx, tenantId, organisationId }: Scoped,
  card: Pick<SandboxCardRow, 'card' | 'behaviour' | 'funding' | 'createdAt'>,
): Promise<string> => {
  const rows = await tx
    .insert(sandboxCards)
    .values({ ...card, tenantId, organisationId })
    .returning({ id: sandboxCards.id });
  return rows.map(({ id }) => id).join();
};

/** Exchanges a token made after that moment for its card; works once. */
export const keepSandboxCard = async (scoped: Scoped, id: string, madeAfter: Date, keptAt: Date) => {
  const [row] = await scoped.tx
    .update(sandboxCards)
    .set({ keptAt })
    .where(and(own(scoped, id), isNull(sandboxCards.keptAt), gt(sandboxCards.createdAt, madeAfter)))
    .returning();
  return row;
};

/** A stored card. */
export const findSandboxCard = async (scoped: Scoped, id: string): Promise<SandboxCardRow | undefined> => {
  const [row] = await scoped.tx.select().from(sandboxCards).where(own(scoped, id));
  return row;
};
