import type { GatewayDeps } from '../../platform/deps.ts';
import { writeDatabase } from './system.repository.ts';

/** More frequent calls get the last result: health is open to everybody, and a check costs a write. */
const keptMilliseconds = 5000;

/** Checks whether data can be stored now: in the database, and in the file storage. Checks every few seconds at most. */
export const createWriteWatch = ({ database, storage }: Pick<GatewayDeps, 'database' | 'storage'>) => {
  let found: Promise<boolean> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = () =>
    Promise.all([storage.requireRoom(), database.withSystem(writeDatabase)]).then(
      () => true,
      () => false,
    );
  return (): Promise<boolean> => {
    const now = performance.now();
    if (!found || now - lookedAt > keptMilliseconds) {
      found = look();
      lookedAt = now;
    }
    return found;
  };
};
