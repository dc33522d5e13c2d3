import { type Database, type Scope, systemScope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { deleteUnnamedShapes, listShapeOwners, shapesDeletedMax } from './shapes.repository.ts';

/** Removes the shapes of an organisation that nobody names any more. */
const sweepShapes = async (database: Database, scope: Scope) => {
  let removed: number;
  do removed = await database.withScope(scope, deleteUnnamedShapes);
  while (removed === shapesDeletedMax);
};

type Deps = Pick<GatewayDeps, 'database' | 'log'>;

/** The same of all organisations, each night: recalculations, and lines that are changed or deleted, leave shapes. */
export const sweepAllShapes = async ({ database, log }: Deps) => {
  for (const owner of await database.withSystem(listShapeOwners))
    await sweepShapes(database, systemScope(owner)).catch((err: unknown) =>
      log.warn({ err, ...owner }, 'climate shapes were not swept'),
    );
};
