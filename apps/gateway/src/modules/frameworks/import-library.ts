import { findFramework, frameworkHashes } from '@esg/standards';
import type { GatewayDeps } from '../../platform/deps.ts';
import { insertVersion, listHashes } from './frameworks.repository.ts';

/**
 * Stores every version of the library that the database lacks, and returns how many. Repeating it does nothing, and reads no framework. A
 * version that is stored with other content stays, because reports use it: the library must give the new content a new version.
 */
export const importLibrary = async ({ database, log, now }: Pick<GatewayDeps, 'database' | 'log' | 'now'>) =>
  database.withSystem(async (tx) => {
    const stored = await listHashes(tx);
    let imported = 0;
    for (const [versionId, hash] of frameworkHashes()) {
      const known = stored.get(versionId);
      if (known === hash) continue;
      if (known) {
        log.warn({ versionId }, 'the library changed a version that is stored already; reports keep the stored one');
        continue;
      }
      const framework = findFramework(versionId);
      if (!framework) throw new Error(`The library names ${versionId}, but does not hold it`);
      await insertVersion(tx, framework, hash, now());
      imported += 1;
    }
    return imported;
  });
