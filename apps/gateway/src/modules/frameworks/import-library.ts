import { createHash } from 'node:crypto';
import { findFramework, listFrameworks } from '@esg/standards';
import type { GatewayDeps } from '../../platform/deps.ts';
import { insertVersion, listHashes } from './frameworks.repository.ts';

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Stores every version of the library that the database lacks, and says how many. Repeating it does nothing. A version that is
 * stored with other content stays as it is, since reports stand on it: the library must give the new content a new version.
 */
export const importLibrary = async ({ database, log, now }: Pick<GatewayDeps, 'database' | 'log' | 'now'>) =>
  database.withSystem(async (tx) => {
    const stored = await listHashes(tx);
    let imported = 0;
    for (const { versionId } of listFrameworks()) {
      const framework = findFramework(versionId);
      if (!framework) throw new Error(`The library lists ${versionId}, but does not hold it`);
      const hash = hashOf(framework);
      const known = stored.get(versionId);
      if (known === hash) continue;
      if (known) {
        log.warn({ versionId }, 'the library changed a version that is stored already; reports keep the stored one');
        continue;
      }
      await insertVersion(tx, framework, hash, now());
      imported += 1;
    }
    return imported;
  });
