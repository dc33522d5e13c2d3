import { type Database, type Scope, systemScope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { deleteUnnamedShapes, listShapeOwners, shapesDeletedMax } from './shapes.repository.ts';
import { addUpSoon } from './with-sums.ts';

/** Removes the shapes of an organisation that nobody names any more. */
export const sweepShapes = async (database: Database, scope: Scope) => {
  let removed: number;
  do removed = await database.withScope(scope, deleteUnnamedShapes);
  while (removed === shapesDeletedMax);
};

type Deps = Pick<GatewayDeps, 'database' | 'log'>;

/** Adds up what a recalculation changed, so that nobody waits for it later, and removes the shapes that only former results had. */
export const settleSoon = async (deps: Deps, scope: Scope): Promise<void> => {
  await addUpSoon(deps, scope);
  await sweepShapes(deps.database, scope).catch((err: unknown) =>
    deps.log.warn({ err }, 'climate shapes were not swept'),
  );
};

/** The same of all organisations, each night: lines that are changed or deleted leave shapes too. */
export const sweepAllShapes = async ({ database, log }: Deps) => {
  for (const owner of await database.withSystem(listShapeOwners))
    await sweepShapes(database, systemScope(owner)).catch((err: unknown) =>
      log.warn({ err, ...owner }, 'climate shapes were not swept'),
    );
};
