import { successionRows } from './data.ts';
import { deepFreeze } from './freeze.ts';
import type { SuccessionRow } from './rows.ts';

/** Every code that another one follows, with the day and what it counts for; either may have left the library. Frozen. */
export const listSuccessions = (): readonly SuccessionRow[] => deepFreeze(successionRows());
