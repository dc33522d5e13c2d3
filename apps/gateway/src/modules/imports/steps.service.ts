import {
  type Import,
  type ImportAgainQuery,
  type ImportApplication,
  type ImportDetail,
  type ImportMapping,
  type ImportState,
  type Issue,
  importLimits,
  issueAt,
  sameJson,
} from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { requireWriter } from '../data-points/index.ts';
import { findActor } from '../users/index.ts';
import {
  countAtWork,
  detailOf,
  type ImportJob,
  type ImportRow,
  importOf,
  lockImport,
  rememberHeadings,
  updateImport,
} from './imports.repository.ts';
import { announce, readImport, readImportFile, uploadImport } from './imports.service.ts';
import { listWrittenEntities } from './items.repository.ts';
import { headingKey } from './mapping/headings.ts';
import { skipItems } from './outcomes.repository.ts';
import { importerOf, undoneBy } from './undoing.ts';

type Deps = Pick<GatewayDeps, 'database' | 'jobs' | 'now' | 'realtime'>;
type Step = (scoped: Scoped, row: ImportRow) => Promise<Partial<ImportRow> & { state: ImportState }>;

/** The values with which each state begins, before its job runs. */
const anew = { progress: 0, aliveAt: null, attempts: 0 } as const;

const take = async (scoped: Scoped, id: string, from: readonly ImportState[]): Promise<ImportRow> => {
  const row = await lockImport(scoped, id);
  if (!row) throw new ProblemError('resource.not_found');
  if (!from.includes(row.state)) throw new ProblemError('import.step_refused');
  return row;
};

/** Moves the import on from one of these states, with the job for it: both are stored, or neither. */
const begin = async (
  deps: Deps,
  job: Job<ImportJob>,
  scope: Scope,
  id: string,
  from: readonly ImportState[],
  step: Step,
): Promise<ImportRow> => {
  await deps.jobs.start();
  const { tenantId, organisationId, userId } = scope;
  const row = await deps.database.withScope(scope, async (scoped) => {
    const before = await take(scoped, id, from);
    await lockLimit(scoped, 'imports');
    if ((await countAtWork(scoped)) >= importLimits.unfinishedMax)
      throw new ProblemError('request.too_many', { retryAfterSeconds: 10 });
    const change = await step(scoped, before);
    const after = await updateImport(scoped, id, before.state, { ...anew, ...change });
    await job.enqueue({ id, tenantId, organisationId, userId }, scoped.tx);
    return after ?? before;
  });
  announce(deps, scope, id);
  return row;
};

/** A sheet needs a metric, a time and a value; each field once, each column for one field. */
const issuesOf = ({ sheets }: ImportRow, { sheet, headerRow, columns, times = [] }: ImportMapping): Issue[] => {
  const preview = sheets[sheet]?.preview;
  if (!preview || headerRow > preview.length) return [issueAt(preview ? 'headerRow' : 'sheet', 'choice_unknown')];
  const fields = columns.map(({ field }) => field);
  const has = (field: (typeof fields)[number]) => fields.includes(field);
  const twice = columns.flatMap(({ field, index }, place) =>
    fields.indexOf(field) < place || columns.findIndex((other) => other.index === index) < place
      ? [issueAt(`columns.${place}`, 'invalid', { field })]
      : [],
  );
  const clashing = times.flatMap(({ index, period, part }, place) => {
    const isTwice = times.some(
      (other, at) => at < place && (other.index === index || (sameJson(other.period, period) && other.part === part)),
    );
    const isField = columns.some((column) => column.index === index);
    return isTwice || isField ? [issueAt(`times.${place}`, 'invalid')] : [];
  });
  const hasTimes = times.length > 0;
  const missing = [
    has('value') || hasTimes ? null : 'value',
    has('metric') || has('section') || has('rowId') ? null : 'metric',
    hasTimes || has('period') || (has('start') && has('end')) || has('rowId') ? null : 'period',
  ].flatMap((field) => (field === null ? [] : [issueAt('columns', 'required', { field })]));
  return [...twice, ...clashing, ...missing];
};

/**
 * Sets the meaning of the columns and starts the dry run. Throws `import.mapping_incomplete` with the missing fields. The meanings of
 * headings are stored for the organisation's next import.
 */
export const mapImport = async (
  deps: Deps,
  job: Job<ImportJob>,
  scope: Scope,
  id: string,
  mapping: ImportMapping,
): Promise<ImportDetail> => {
  const row = await begin(deps, job, scope, id, ['mapping', 'checked'], async (scoped, before) => {
    const issues = issuesOf(before, mapping);
    if (issues.length > 0) throw new ProblemError('import.mapping_incomplete', { issues });
    const headings = before.sheets[mapping.sheet]?.preview[mapping.headerRow - 1] ?? [];
    const named = mapping.columns.flatMap(({ index, field }) => {
      const key = headingKey(headings[index] ?? '');
      return key === '' || field === 'rowId' ? [] : [[key, field] as const];
    });
    await rememberHeadings(scoped, new Map(named), deps.now());
    return { state: 'checking', mapping, counts: null };
  });
  return detailOf(row);
};

/** The import with the suggestion for one of its sheets, for a person to review. */
const beginWith = async (
  { database }: Deps,
  scope: Scope,
  made: ImportDetail,
  sheet: number,
): Promise<ImportDetail> => {
  const mapping = made.sheets[sheet]?.suggestion ?? null;
  await database.withScope(scope, (scoped) => updateImport(scoped, made.id, 'mapping', { mapping }));
  return { ...made, mapping };
};

/**
 * Starts a new import with the file of an old one: checked as before, so that open questions can be answered, or with another sheet. Stored
 * data points stay unchanged.
 */
export const repeatImport = async (
  deps: GatewayDeps,
  job: Job<ImportJob>,
  scope: Scope,
  id: string,
  { sheet }: ImportAgainQuery,
): Promise<ImportDetail> => {
  const { mapping, fileName, sheets } = await readImport(deps, scope, id);
  if (sheet !== undefined && !sheets[sheet])
    throw new ProblemError('request.invalid', { issues: [issueAt('sheet', 'choice_unknown')] });
  const { content } = await readImportFile(deps, scope, id);
  const made = await uploadImport(deps, scope, { bytes: Uint8Array.from(content), fileName });
  if (sheet !== undefined) return beginWith(deps, scope, made, sheet);
  return mapping ? mapImport(deps, job, scope, made.id, mapping) : made;
};

/** Starts writing the checked items. Throws `permission.denied` where some are of another manager's entities: the job runs without the role. */
export const applyImport = async (
  deps: Deps,
  job: Job<ImportJob>,
  scope: Scope,
  id: string,
  { conflicts }: ImportApplication,
): Promise<Import> => {
  const row = await begin(deps, job, scope, id, ['checked'], async (scoped) => {
    if (conflicts !== 'overwrite') await skipItems(scoped, id, conflicts === 'skip' ? 'all' : 'unchosen');
    await requireWriter(scoped, await listWrittenEntities(scoped, id));
    const actor = await findActor(scoped);
    return {
      state: 'applying',
      conflicts,
      appliedAt: deps.now(),
      appliedById: actor.id,
      appliedByName: actor.name,
    };
  });
  return importOf(row);
};

/**
 * Starts undoing the data points that an import wrote. Throws `permission.denied` for people who neither imported them nor may undo what
 * others imported.
 */
export const undoImport = async (deps: Deps, job: Job<ImportJob>, scope: Scope, id: string): Promise<Import> => {
  const row = await begin(deps, job, scope, id, ['applied'], async (scoped, before) => {
    const undone = await undoneBy(scoped, importerOf(before), deps.now());
    await requireWriter(scoped, await listWrittenEntities(scoped, id));
    return { state: 'undoing', ...undone };
  });
  return importOf(row);
};

/** The state after a stop: the running job sees it after its present batch. */
const stopped: Partial<Record<ImportState, ImportState>> = {
  mapping: 'cancelled',
  checked: 'cancelled',
  checking: 'cancelling',
  applying: 'cancelling',
};

/** Stops an import. A dry run goes back to the mapping; the job that writes takes back what it wrote. */
export const cancelImport = async (deps: Deps, scope: Scope, id: string): Promise<Import> => {
  const row = await deps.database.withScope(scope, async (scoped) => {
    const before = await take(scoped, id, ['mapping', 'checked', 'checking', 'applying']);
    const isWriting = before.state === 'applying';
    if (isWriting) await requireWriter(scoped, await listWrittenEntities(scoped, id));
    // Stopping an import that writes undoes what it wrote.
    const undone = isWriting ? await undoneBy(scoped, importerOf(before), deps.now()) : {};
    const state = stopped[before.state] ?? before.state;
    return (await updateImport(scoped, id, before.state, { state, progress: 0, ...undone })) ?? before;
  });
  announce(deps, scope, id);
  return importOf(row);
};
