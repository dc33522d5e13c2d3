import { successionRows } from './data.ts';
import { deepFreeze } from './freeze.ts';
import type { SuccessionRow } from './rows.ts';

/** Every code with a successor, with the day and what it is compared with; either may have left the library. Frozen. */
export const listSuccessions = (): readonly SuccessionRow[] => deepFreeze(successionRows());
