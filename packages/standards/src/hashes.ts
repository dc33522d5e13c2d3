import { createHash } from 'node:crypto';
import type { Framework } from '@esg/contract';
import { withoutAddedUnits } from './added-units.ts';
import { hashRows } from './data.ts';

/** SHA-256 of a built framework, hexadecimal: two versions with one hash have identical content, but for units that were added later. */
export const hashOfFramework = (framework: Framework): string =>
  createHash('sha256')
    .update(JSON.stringify(withoutAddedUnits(framework)))
    .digest('hex');

/** The hash of every version on offer by its id, known without building any. */
export const frameworkHashes = (): ReadonlyMap<string, string> => hashRows();
