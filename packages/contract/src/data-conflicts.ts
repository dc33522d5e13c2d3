import * as v from 'valibot';
import { ref } from './schema.ts';

/**
 * What happens to answers for a time frame that has data already (spec sections 3 and 4): all overwrite them; those of chosen disclosures
 * do, and the others keep the original; or somebody decided about each.
 */
export const dataConflictModes = ['ExportAll', 'SelectDisclosure', 'ResolvedConflict'] as const;
export const DataConflictModeSchema = v.pipe(v.picklist(dataConflictModes), ref('DataConflictMode'));
export type DataConflictMode = (typeof dataConflictModes)[number];

/** What happens to one existing data point (spec section 4). */
export const dataConflictChoices = ['overwrite', 'skip'] as const;
export const DataConflictChoiceSchema = v.pipe(v.picklist(dataConflictChoices), ref('DataConflictChoice'));
export type DataConflictChoice = (typeof dataConflictChoices)[number];
