import {
  type BuilderContent,
  builderLimits,
  disclosuresIn,
  emptyContent,
  type FrameworkRelease,
  findingsOf,
  issueAt,
  type NewOwnFramework,
  type OwnFramework,
  type OwnFrameworkChange,
  type OwnFrameworkSummary,
  ownFieldsIn,
} from '@esg/contract';
import { hashOfFramework } from '@esg/standards';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  countOwn,
  deleteOwn,
  findOwn,
  findReleaseContent,
  frameworkAsStored,
  insertOwn,
  insertRelease,
  listOwn,
  listReleases,
  type OwnFrameworkRow,
  type ReleaseRow,
  setWithdrawn,
  updateOwn,
} from '../frameworks/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { findActor } from '../users/index.ts';
import { builtFramework } from './build-framework.ts';
import { contentFrom } from './copy-framework.ts';
import { knowsMetric, knowsUnitKind } from './palette.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

const releaseOf = (row: ReleaseRow): FrameworkRelease => ({
  versionId: row.versionId,
  number: row.number,
  edition: row.summary.version,
  disclosureCount: row.summary.disclosureCount,
  reportCount: row.reportCount,
  publishedAt: row.publishedAt.toISOString(),
  publishedBy: row.publishedByName,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
});

const headOf = (row: OwnFrameworkRow, releases: readonly ReleaseRow[]) => ({
  id: row.id,
  isDraft: row.isDraft,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: { id: row.updatedById, name: row.updatedByName },
  releases: releases.map(releaseOf),
});

/** The present own framework, or `resource.not_found`. */
const ownIn = async (scoped: Scoped, id: string): Promise<OwnFramework> => {
  const row = await findOwn(scoped, id);
  if (!row) throw new ProblemError('resource.not_found');
  return { ...headOf(row, await listReleases(scoped, id)), content: row.content };
};

/** Locks the framework for a change of the state that the person saw. Throws `own_framework.stale` with the present one. */
const take = async (scoped: Scoped, id: string, version: number): Promise<OwnFrameworkRow> => {
  const row = await findOwn(scoped, id, true);
  if (!row) throw new ProblemError('resource.not_found');
  if (row.version !== version)
    throw new ProblemError('own_framework.stale', { extra: { current: await ownIn(scoped, id) } });
  return row;
};

/** Limits that the schema does not check, and unknown kinds of unit. */
const requireFit = (content: BuilderContent) => {
  if (Buffer.byteLength(JSON.stringify(content)) > builderLimits.contentBytesMax)
    throw new ProblemError('own_framework.full');
  const issues = ownFieldsIn(content).flatMap(({ path, field }) =>
    field.unitKind === null || knowsUnitKind(field.unitKind)
      ? []
      : [issueAt(`${path}.unitKind`, 'choice_unknown', { choice: field.unitKind })],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

const beginning = async (scoped: Scoped, given: NewOwnFramework): Promise<BuilderContent> => {
  const { name } = given;
  const owner = (await findOwnOrganisation(scoped))?.organisation.name ?? '';
  if (given.from === 'nothing') return { ...emptyContent(name), owner };
  if (given.from === 'own') return { ...(await ownIn(scoped, given.id)).content, name };
  const framework = await frameworkAsStored(scoped, given.versionId);
  if (!framework) throw new ProblemError('request.invalid', { issues: [issueAt('versionId', 'choice_unknown')] });
  return { ...contentFrom(framework, new Set(given.disclosureCodes), name), owner };
};

/** All own frameworks without their content, the last changed one first. */
export const readAll = ({ database }: Pick<Deps, 'database'>, scope: Scope): Promise<OwnFrameworkSummary[]> =>
  database.withScope(scope, async (scoped) => {
    const releases = Map.groupBy(await listReleases(scoped), ({ frameworkId }) => frameworkId);
    return (await listOwn(scoped)).map((row) => {
      const { name, edition } = row.content;
      const disclosureCount = disclosuresIn(row.content).length;
      return { ...headOf(row, releases.get(row.id) ?? []), name, edition, disclosureCount };
    });
  });

/** One own framework with its draft. */
export const readOne = ({ database }: Pick<Deps, 'database'>, scope: Scope, id: string) =>
  database.withScope(scope, (scoped) => ownIn(scoped, id));

/** Does the work and sends a notice of the change. */
const write = async (deps: Deps, scope: Scope, id: string, work: (scoped: Scoped) => Promise<void>) => {
  const after = await deps.database.withScope(scope, async (scoped) => {
    await work(scoped);
    return ownIn(scoped, id);
  });
  deps.realtime.publish(scope, { type: 'own-framework.changed', frameworkId: id });
  return after;
};

/** Begins a framework with this content. Throws `own_framework.full` at the limit. */
export const createFrom = (deps: Deps, scope: Scope, content: BuilderContent) =>
  started(deps, scope, async () => content);

/** Begins a framework of one's own. */
export const create = (deps: Deps, scope: Scope, given: NewOwnFramework) =>
  started(deps, scope, (scoped) => beginning(scoped, given));

const started = async (deps: Deps, scope: Scope, contentIn: (scoped: Scoped) => Promise<BuilderContent>) => {
  const made = await deps.database.withScope(scope, async (scoped) => {
    const content = await contentIn(scoped);
    requireFit(content);
    await lockLimit(scoped, 'own-frameworks');
    if ((await countOwn(scoped)) >= builderLimits.frameworksMax) throw new ProblemError('own_framework.full');
    return ownIn(scoped, await insertOwn(scoped, content, await findActor(scoped), deps.now()));
  });
  deps.realtime.publish(scope, { type: 'own-framework.changed', frameworkId: made.id });
  return made;
};

/** Stores the draft. Throws `own_framework.stale`, and `own_framework.no_draft` for a published one. */
export const change = (deps: Deps, scope: Scope, id: string, { content, version }: OwnFrameworkChange) =>
  write(deps, scope, id, async (scoped) => {
    requireFit(content);
    const row = await take(scoped, id, version);
    if (!row.isDraft) throw new ProblemError('own_framework.no_draft');
    await updateOwn(scoped, id, { content }, await findActor(scoped), deps.now());
  });

/** The next number where the edition is a number. */
const nextEdition = (edition: string) => (/^\d{1,6}$/.test(edition) ? String(Number(edition) + 1) : edition);

/** Begins a new version from the published one. */
export const reopen = (deps: Deps, scope: Scope, id: string, version: number) =>
  write(deps, scope, id, async (scoped) => {
    const { isDraft, content } = await take(scoped, id, version);
    if (isDraft) return;
    const next = { ...content, edition: nextEdition(content.edition) };
    await updateOwn(scoped, id, { isDraft: true, content: next }, await findActor(scoped), deps.now());
  });

/** Discards the draft; the last published version is current again. */
export const discard = (deps: Deps, scope: Scope, id: string, version: number) =>
  write(deps, scope, id, async (scoped) => {
    await take(scoped, id, version);
    const [last] = await listReleases(scoped, id);
    const content = last && (await findReleaseContent(scoped, id, last.number));
    if (!content) throw new ProblemError('own_framework.no_draft');
    await updateOwn(scoped, id, { isDraft: false, content }, await findActor(scoped), deps.now());
  });

const requireReady = (content: BuilderContent) => {
  const issues = findingsOf(content, knowsMetric)
    .filter(({ blocking }) => blocking)
    .map(({ kind, partId, fieldId }) =>
      issueAt([partId, fieldId].filter(Boolean).join('.') || 'content', 'invalid', { finding: kind }),
    );
  if (issues.length > 0) throw new ProblemError('own_framework.not_ready', { issues });
};

/**
 * Publishes the draft: a framework version that never changes, for this organisation alone. Throws `own_framework.not_ready` with
 * what is missing.
 */
export const publish = async (deps: Deps, scope: Scope, id: string, version: number) => {
  const published = await write(deps, scope, id, async (scoped) => {
    const { isDraft, content } = await take(scoped, id, version);
    if (!isDraft) throw new ProblemError('own_framework.no_draft');
    requireReady(content);
    const [last] = await listReleases(scoped, id);
    const number = (last?.number ?? 0) + 1;
    const framework = builtFramework(content, `own-${id}-${number}`);
    const by = await findActor(scoped);
    const at = deps.now();
    await insertRelease(scoped, framework, hashOfFramework(framework), { frameworkId: id, number, content, by, at });
    await updateOwn(scoped, id, { isDraft: false }, by, at);
  });
  deps.realtime.publish(scope, { type: 'frameworks.changed' });
  return published;
};

/** Withdraws the release, so that no report starts with it, or offers it again. Existing reports keep it. */
export const withdraw = async (deps: Deps, scope: Scope, id: string, release: number, withdrawn: boolean) => {
  const after = await write(deps, scope, id, async (scoped) => {
    if (!(await setWithdrawn(scoped, id, release, withdrawn ? deps.now() : null)))
      throw new ProblemError('resource.not_found');
  });
  deps.realtime.publish(scope, { type: 'frameworks.changed' });
  return after;
};

/** Removes a framework that was never published. Throws `own_framework.published`. */
export const remove = async (deps: Deps, scope: Scope, id: string) => {
  await deps.database.withScope(scope, async (scoped) => {
    if (!(await findOwn(scoped, id, true))) throw new ProblemError('resource.not_found');
    if ((await listReleases(scoped, id)).length > 0) throw new ProblemError('own_framework.published');
    await deleteOwn(scoped, id);
  });
  deps.realtime.publish(scope, { type: 'own-framework.changed', frameworkId: id });
};
