import type { BuilderContent, Framework, FrameworkSummary } from '@esg/contract';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { frameworkVersions } from './frameworks.tables.ts';
import { frameworkReleases, ownFrameworks } from './own-frameworks.tables.ts';

export type OwnFrameworkRow = typeof ownFrameworks.$inferSelect;
export type ReleaseRow = Omit<typeof frameworkReleases.$inferSelect, 'content' | 'tenantId' | 'organisationId'> & {
  reportCount: number;
};
type Writer = { readonly id: string; readonly name: string };

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(ownFrameworks.tenantId, tenantId), eq(ownFrameworks.organisationId, organisationId));
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(ownFrameworks.id, id));
const ownReleases = ({ tenantId, organisationId }: Scoped) =>
  and(eq(frameworkReleases.tenantId, tenantId), eq(frameworkReleases.organisationId, organisationId));
const writtenBy = (by: Writer, at: Date) => ({ updatedAt: at, updatedById: by.id, updatedByName: by.name });

/** How many own frameworks the organisation has. */
export const countOwn = async (scoped: Scoped): Promise<number> => {
  const [row] = await scoped.tx.select({ held: count() }).from(ownFrameworks).where(own(scoped));
  return row?.held ?? 0;
};

/** All own frameworks, the one changed last first. */
export const listOwn = (scoped: Scoped): Promise<OwnFrameworkRow[]> =>
  scoped.tx
    .select()
    .from(ownFrameworks)
    .where(own(scoped))
    .orderBy(desc(ownFrameworks.updatedAt), asc(ownFrameworks.id));

/** The own framework; locked for this transaction where it is about to change. */
export const findOwn = async (scoped: Scoped, id: string, hold = false): Promise<OwnFrameworkRow | undefined> => {
  const query = scoped.tx.select().from(ownFrameworks).where(one(scoped, id));
  const [row] = hold ? await query.for('update') : await query;
  return row;
};

/** Stores a new draft and returns its id. */
export const insertOwn = async (scoped: Scoped, content: BuilderContent, by: Writer, at: Date): Promise<string> => {
  const { tenantId, organisationId } = scoped;
  const [row] = await scoped.tx
    .insert(ownFrameworks)
    .values({ tenantId, organisationId, content, createdAt: at, ...writtenBy(by, at) })
    .returning({ id: ownFrameworks.id });
  if (!row) throw new Error('The database stored no framework');
  return row.id;
};

/** Stores another state. The caller has locked the row. */
export const updateOwn = async (
  scoped: Scoped,
  id: string,
  change: { content?: BuilderContent; isDraft?: boolean },
  by: Writer,
  at: Date,
) => {
  await scoped.tx
    .update(ownFrameworks)
    .set({ ...change, ...writtenBy(by, at), version: sql`${ownFrameworks.version} + 1` })
    .where(one(scoped, id));
};

export const deleteOwn = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(ownFrameworks).where(one(scoped, id));
};

const { versionId, frameworkId, number, summary, publishedAt, publishedByName, withdrawnAt } = frameworkReleases;
const reportCount = sql<number>`(
  select count(*)::int from reports
  where reports.organisation_id = framework_releases.organisation_id and reports.version_id = framework_releases.version_id)`;

/** Published versions of one own framework, or of all, newest first. */
export const listReleases = (scoped: Scoped, id?: string): Promise<ReleaseRow[]> =>
  scoped.tx
    .select({ versionId, frameworkId, number, summary, publishedAt, publishedByName, withdrawnAt, reportCount })
    .from(frameworkReleases)
    .where(and(ownReleases(scoped), id === undefined ? undefined : eq(frameworkId, id)))
    .orderBy(asc(frameworkId), desc(number));

/** The content that a release was made from. */
export const findReleaseContent = async (
  scoped: Scoped,
  id: string,
  release: number,
): Promise<BuilderContent | undefined> => {
  const [row] = await scoped.tx
    .select({ content: frameworkReleases.content })
    .from(frameworkReleases)
    .where(and(ownReleases(scoped), eq(frameworkId, id), eq(number, release)));
  return row?.content;
};

type Release = { frameworkId: string; number: number; content: BuilderContent; by: Writer; at: Date };

/** Stores the version permanently, and its release. */
export const insertRelease = async (
  scoped: Scoped,
  framework: Framework,
  hash: string,
  { by, at, ...release }: Release,
) => {
  const { tx, tenantId, organisationId } = scoped;
  const { topics: _topics, omissionReasons: _reasons, units: _units, ...of } = framework;
  await tx.insert(frameworkVersions).values({
    tenantId,
    organisationId,
    hash,
    versionId: framework.versionId,
    content: framework,
    importedAt: at,
  });
  await tx.insert(frameworkReleases).values({
    tenantId,
    organisationId,
    ...release,
    summary: of satisfies FrameworkSummary,
    versionId: framework.versionId,
    publishedAt: at,
    publishedByName: by.name,
  });
};

/** Sets whether reports may start with the release; returns whether it exists. */
export const setWithdrawn = async (scoped: Scoped, id: string, release: number, at: Date | null): Promise<boolean> => {
  const rows = await scoped.tx
    .update(frameworkReleases)
    .set({ withdrawnAt: at })
    .where(and(ownReleases(scoped), eq(frameworkId, id), eq(number, release)))
    .returning({ versionId });
  return rows.length > 0;
};

/** Summaries of the releases that reports may be started with: the newest of each framework. */
export const listOffered = async (scoped: Scoped): Promise<FrameworkSummary[]> => {
  const rows = await scoped.tx
    .selectDistinctOn([frameworkId], { summary })
    .from(frameworkReleases)
    .where(and(ownReleases(scoped), isNull(withdrawnAt)))
    .orderBy(asc(frameworkId), desc(number));
  return rows.map((row) => row.summary);
};

/** Whether the version is one of the organisation's own that was withdrawn. */
export const isWithdrawn = async (scoped: Scoped, version: string): Promise<boolean> => {
  const [row] = await scoped.tx
    .select({ withdrawnAt })
    .from(frameworkReleases)
    .where(and(ownReleases(scoped), eq(versionId, version)));
  return row !== undefined && row.withdrawnAt !== null;
};
