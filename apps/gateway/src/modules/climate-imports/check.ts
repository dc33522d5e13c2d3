import { activityMonths } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ReadError, runThread } from '../../platform/reading/index.ts';
import {
  type LineKey,
  listLinesLike,
  listMeteredOf,
  listNewestOfMeters,
  readOwnNames,
  readQuestions,
} from '../climate/index.ts';
import { readWriter } from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import { readFile } from '../files/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { catalogueOf } from './catalogue.ts';
import type { ImportRow } from './climate-imports.repository.ts';
import { doubtsBeside } from './doubts.ts';
import { formerOf, planRows } from './plan.ts';
import { progressOf } from './progress.ts';
import { readLine } from './read-line.ts';
import { answersByQuestion } from './row-answers.ts';
import { clearRows, insertRows } from './rows.repository.ts';
import type { MappedRow, SheetJob, SheetMessage } from './worker.ts';

/** Reading the largest file takes about ten seconds; each lot is held against the lines that are there meanwhile. */
const readTimeoutMs = 5 * 60_000;

const readAround = (deps: GatewayDeps, scope: Scope) =>
  deps.database.withScope(scope, async (scoped) => {
    const organisation = (await findOwnOrganisation(scoped))?.organisation.name ?? '';
    return {
      catalogue: catalogueOf(
        await listEntities(scoped),
        organisation,
        await readWriter(scoped),
        await readOwnNames(scoped),
      ),
      questionOf: await readQuestions(scoped),
    };
  });

/** The meters that have a name, each once. */
const metersIn = (keys: readonly LineKey[]) => {
  const named = keys.filter(({ label }) => label !== '');
  const meters = named.map(({ entityId, label, activityTypeId }) => ({ entityId, label, activityTypeId }));
  return [...new Map(meters.map((meter) => [JSON.stringify(meter), meter])).values()];
};

/**
 * The dry run: reads the file through its mapping in a thread, holds each row against the lines that are there, and stores what would become
 * of it. No line changes. A file that cannot be read to its end leaves the import as failed with the reason. An attempt that was thought
 * lost leaves what the next one finds as it is.
 */
export const checkImport = async (deps: GatewayDeps, scope: Scope, row: ImportRow) => {
  const { mapping } = row;
  if (!mapping) throw new Error('An import was to be checked without a mapping');
  const progress = progressOf(deps, scope, row);
  const { catalogue, questionOf } = await readAround(deps, scope);
  await progress.inLot((scoped) => clearRows(scoped, row.id));
  const { content } = await readFile(deps, scope, row.fileId);
  const seen = new Map<string, number>();
  const amountAt = mapping.columns.find(({ field }) => field === 'amount')?.index ?? -1;
  const sheet = row.sheets[mapping.sheet];
  const heading = sheet?.preview[mapping.headerRow - 1]?.[amountAt] ?? '';
  const answers = answersByQuestion(mapping.answers ?? []);
  const months = activityMonths(deps.now());
  const isRegionChosen = mapping.usual.region !== sheet?.suggestion.usual.region;
  const plan = async (rows: readonly MappedRow[]) => {
    const read = rows.map((each) => readLine(each, mapping, catalogue, heading));
    const keys = read.flatMap(({ said }): LineKey[] => (said ? [said, formerOf(said) ?? []].flat() : []));
    const meters = metersIn(keys);
    await progress.inLot(async (scoped) =>
      insertRows(
        scoped,
        row.id,
        planRows(read, {
          standing: await listLinesLike(scoped, keys),
          meters: await listNewestOfMeters(scoped, meters),
          seen,
          questionOf,
          doubtOf: doubtsBeside(await listMeteredOf(scoped, meters)),
          isRegionChosen,
          answers,
          months,
        }),
      ),
    );
  };
  try {
    await runThread<SheetMessage, true>({
      script: new URL('./worker.ts', import.meta.url),
      data: { bytes: content, mapping } satisfies SheetJob,
      timeoutMs: readTimeoutMs,
      onMessage: async (message, done, answer) => {
        if (message.kind === 'refused') throw new ReadError(message.code, message.facts);
        if (message.kind === 'done') return done(true);
        await plan(message.rows);
        await progress.report(message.share);
        answer('more');
      },
    });
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    await progress.inLot((scoped) => clearRows(scoped, row.id));
    await progress.finish({ state: 'failed', failure: error.code });
    return;
  }
  // Each lot is looked up by position when it is written: without statistics each look-up may read the whole table.
  await deps.database.refreshStatistics('climate_import_rows', ['import_id', 'position']);
  await progress.finish({ state: 'checked' });
};
