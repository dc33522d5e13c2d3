import type { ModelCall, ModelCallDetail, ModelFailure, ModelPurpose, modelCallStates } from '@esg/contract';
import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { users } from '../users/users.tables.ts';
import {
  languageModelCalls,
  languageModelMonths,
  languageModelSettings,
  languageModels,
} from './language-models.tables.ts';

export type ModelRow = typeof languageModels.$inferSelect;
type CallState = (typeof modelCallStates)[number];

/** The tenant's own model. */
export const findModel = async ({ tx, tenantId }: Pick<Scoped, 'tx' | 'tenantId'>): Promise<ModelRow | undefined> => {
  const [row] = await tx.select().from(languageModels).where(eq(languageModels.tenantId, tenantId));
  return row;
};

/** Connects a model for a tenant, instead of the one before. */
export const putModel = async (tx: Transaction, row: ModelRow) => {
  const { tenantId: _tenantId, ...change } = row;
  await tx.insert(languageModels).values(row).onConflictDoUpdate({ target: languageModels.tenantId, set: change });
};

/** Whether the tenant had one. */
export const deleteModel = async (tx: Transaction, tenantId: string) =>
  (await tx.delete(languageModels).where(eq(languageModels.tenantId, tenantId)).returning()).length > 0;

const fullName = sql<string | null>`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`;

/** What the organisation decided, with the name of whoever did; undefined where nobody has decided anything. */
export const findSettings = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ settings: languageModelSettings, agreedByName: fullName })
    .from(languageModelSettings)
    .leftJoin(users, eq(users.id, languageModelSettings.agreedBy))
    .where(ownRows(languageModelSettings, scoped));
  return row && { ...row.settings, agreedByName: row.agreedByName };
};

type Settings = typeof languageModelSettings.$inferSelect;
/** What somebody decided; what is left out stays. */
type SettingsChange = Pick<Settings, 'tokensPerMonth'> &
  Partial<Pick<Settings, 'agreedHost' | 'agreedRunBy' | 'agreedBy' | 'agreedAt' | 'agreedToFigures'>>;

/** Whether the settings stood at this version, 0 where there were none, and are changed now. */
export const updateSettings = async (scoped: Scoped, version: number, change: SettingsChange): Promise<boolean> => {
  const { tx, tenantId, organisationId } = scoped;
  if (version === 0) {
    const values = { ...change, tenantId, organisationId };
    return (await tx.insert(languageModelSettings).values(values).onConflictDoNothing().returning()).length > 0;
  }
  const changed = await tx
    .update(languageModelSettings)
    .set({ ...change, version: version + 1 })
    .where(and(ownRows(languageModelSettings, scoped), eq(languageModelSettings.version, version)))
    .returning();
  return changed.length > 0;
};

const ofMonth = (scoped: Scoped, month: string) =>
  and(ownRows(languageModelMonths, scoped), eq(languageModelMonths.month, month));

/** Tokens that the organisation has used or reserved in this month. */
export const findTokensUsed = async (scoped: Scoped, month: string): Promise<number> => {
  const [row] = await scoped.tx
    .select({ tokens: languageModelMonths.tokens })
    .from(languageModelMonths)
    .where(ofMonth(scoped, month));
  return row?.tokens ?? 0;
};

/** Takes tokens from the month's budget. False, and nothing taken, where it has not as many left: the row is locked, so that none is taken twice. */
export const reserveTokens = async (scoped: Scoped, month: string, tokens: number, most: number): Promise<boolean> => {
  const { tx, tenantId, organisationId } = scoped;
  await tx.insert(languageModelMonths).values({ tenantId, organisationId, month, tokens: 0 }).onConflictDoNothing();
  const taken = await tx
    .update(languageModelMonths)
    .set({ tokens: sql`${languageModelMonths.tokens} + ${tokens}` })
    .where(and(ofMonth(scoped, month), sql`${languageModelMonths.tokens} + ${tokens} <= ${most}`))
    .returning();
  return taken.length > 0;
};

/** A call that is about to be sent. */
export type NewCall = {
  readonly purpose: ModelPurpose;
  readonly modelName: string;
  readonly runBy: string;
  readonly month: string;
  readonly tokens: number;
  readonly instructions: string;
  readonly data: string;
  readonly documentIds: readonly string[];
};

/** Writes a call down, and returns its id. */
export const insertCall = async (scoped: Scoped, call: NewCall, now: Date): Promise<string> => {
  const { tx, tenantId, organisationId, userId } = scoped;
  const values = { ...call, documentIds: [...call.documentIds], tenantId, organisationId, userId };
  const [row] = await tx
    .insert(languageModelCalls)
    .values({ ...values, state: 'sent', createdAt: now })
    .returning({ id: languageModelCalls.id });
  if (!row) throw new Error('A call of a language model was not stored');
  return row.id;
};

/** How a call ended. Without `tokens` those that were reserved stay counted. */
export type CallEnd = {
  readonly state: CallState;
  readonly failure: ModelFailure | null;
  readonly answer: string;
  readonly tokens: number | undefined;
};

/** Writes how a call ended, once, and gives back what was reserved and not used. */
export const endCall = async (scoped: Scoped, id: string, end: CallEnd, now: Date) => {
  const isOpen = and(
    ownRows(languageModelCalls, scoped),
    eq(languageModelCalls.id, id),
    eq(languageModelCalls.state, 'sent'),
  );
  const [open] = await scoped.tx.select().from(languageModelCalls).where(isOpen).for('update');
  if (!open) return;
  const { state, failure, answer, tokens } = end;
  const counted = { tokens: tokens ?? open.tokens, isEstimate: tokens === undefined };
  await scoped.tx
    .update(languageModelCalls)
    .set({ state, failure, answer, endedAt: now, ...counted })
    .where(isOpen);
  await scoped.tx
    .update(languageModelMonths)
    .set({ tokens: sql`greatest(0, ${languageModelMonths.tokens} + ${counted.tokens - open.tokens})` })
    .where(ofMonth(scoped, open.month));
};

type ListedRow = Omit<typeof languageModelCalls.$inferSelect, 'instructions' | 'data' | 'answer'> & {
  readonly userName: string | null;
  readonly isEmptied: boolean;
};

/** The row as the API answers it; `isWithheld` where a document it quotes is in the bin. */
export const callFrom = (row: ListedRow, isWithheld: boolean): ModelCall => {
  const { id, purpose, state, failure, modelName, runBy, userName, tokens, isEstimate, createdAt, endedAt } = row;
  return {
    id,
    purpose,
    state,
    failure,
    modelName,
    runBy,
    userName,
    tokens,
    isEstimate,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    isWithheld: isWithheld || row.isEmptied,
  };
};

const { instructions, data, answer, ...columns } = getTableColumns(languageModelCalls);
const listed = {
  ...columns,
  userName: fullName,
  isEmptied: sql<boolean>`${languageModelCalls.data} = ''`,
};

/** A page of the log, newest first, without texts. */
export const listCalls = (scoped: Scoped, after: ListPosition | undefined, limit: number) =>
  scoped.tx
    .select(listed)
    .from(languageModelCalls)
    .leftJoin(users, eq(users.id, languageModelCalls.userId))
    .where(and(ownRows(languageModelCalls, scoped), olderThan(languageModelCalls, after)))
    .orderBy(desc(languageModelCalls.createdAt), desc(languageModelCalls.id))
    .limit(limit);

/** One call with its texts. */
export const findCall = async (scoped: Scoped, id: string) => {
  const [row] = await scoped.tx
    .select({ ...listed, instructions, data, answer })
    .from(languageModelCalls)
    .leftJoin(users, eq(users.id, languageModelCalls.userId))
    .where(and(ownRows(languageModelCalls, scoped), eq(languageModelCalls.id, id)));
  return row;
};

/** What the model answered to these calls of the person for a purpose, in the order of the calls; whatever is no answer is left out. */
export const listOwnAnswers = async (
  scoped: Scoped,
  purpose: ModelPurpose,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await scoped.tx
    .select({ id: languageModelCalls.id, answer: languageModelCalls.answer })
    .from(languageModelCalls)
    .where(
      and(
        ownRows(languageModelCalls, scoped),
        inArray(languageModelCalls.id, [...ids]),
        eq(languageModelCalls.userId, scoped.userId),
        eq(languageModelCalls.purpose, purpose),
        eq(languageModelCalls.state, 'answered'),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row.answer]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The same as the API answers it: without its texts where they are withheld. */
export const callDetailFrom = (
  row: NonNullable<Awaited<ReturnType<typeof findCall>>>,
  isWithheld: boolean,
): ModelCallDetail => {
  const call = callFrom(row, isWithheld);
  const texts = call.isWithheld ? { data: '', answer: '' } : { data: row.data, answer: row.answer };
  return { ...call, instructions: row.instructions, ...texts };
};

/** Deletes what is older than the log keeps, of all organisations. */
export const deleteOldCalls = (tx: Transaction, before: Date) =>
  tx.delete(languageModelCalls).where(lt(languageModelCalls.createdAt, before));

/** Ends calls whose gateway went down, of all organisations; what they reserved stays counted. */
export const endLostCalls = (tx: Transaction, before: Date, now: Date) =>
  tx
    .update(languageModelCalls)
    .set({ state: 'failed', failure: 'cut', endedAt: now })
    .where(and(eq(languageModelCalls.state, 'sent'), lt(languageModelCalls.createdAt, before)));
