import type { Scoped } from '../../platform/database/index.ts';
import { listFactorsByType } from './climate-factors.repository.ts';
import { findRules } from './climate-rules.repository.ts';
import { type Basis, type Marks, marksOf } from './reckon.ts';

/** What lines of the organisation are reckoned by now, and the marks of results that go by it. */
export const readBasis = async (scoped: Scoped): Promise<{ readonly basis: Basis; readonly marks: Marks }> => {
  const basis = { rules: await findRules(scoped), ownFactors: await listFactorsByType(scoped) };
  return { basis, marks: marksOf(basis) };
};
