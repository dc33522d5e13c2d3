import type { Framework } from '@esg/contract';
import { eq, isNull } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { frameworkVersions } from './frameworks.tables.ts';

/** The stored version with that id, and whether it is the library's; `undefined` where this person may not see it. */
export const findVersion = async (
  { tx }: Scoped,
  versionId: string,
): Promise<{ content: Framework; shared: boolean } | undefined> => {
  const [row] = await tx
    .select({ content: frameworkVersions.content, organisationId: frameworkVersions.organisationId })
    .from(frameworkVersions)
    .where(eq(frameworkVersions.versionId, versionId));
  return row && { content: row.content, shared: row.organisationId === null };
};

/** Hash of that version, if this person may see it; `undefined` otherwise. */
export const findHash = async ({ tx }: Scoped, versionId: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ hash: frameworkVersions.hash })
    .from(frameworkVersions)
    .where(eq(frameworkVersions.versionId, versionId));
  return row?.hash;
};

/** Hashes of the library's stored versions, by id. */
export const listHashes = async (tx: Transaction): Promise<Map<string, string>> => {
  const rows = await tx
    .select({ versionId: frameworkVersions.versionId, hash: frameworkVersions.hash })
    .from(frameworkVersions)
    .where(isNull(frameworkVersions.organisationId));
  return new Map(rows.map(({ versionId, hash }) => [versionId, hash]));
};

/** Stores a version of the library. Does nothing where another process was first. */
export const insertVersion = async (tx: Transaction, content: Framework, hash: string, importedAt: Date) => {
  await tx
    .insert(frameworkVersions)
    .values({ versionId: content.versionId, content, hash, importedAt })
    .onConflictDoNothing();
};
