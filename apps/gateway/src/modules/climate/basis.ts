import type { Scoped } from '../../platform/database/index.ts';
import { listFactorsByType } from './climate-factors.repository.ts';
import { findBasisRules } from './climate-rules.repository.ts';
import { type Basis, type Marks, marksOf } from './reckon.ts';

/** What lines of the organisation are reckoned by now, and the marks of results that go by it. */
export const readBasis = async (scoped: Scoped): Promise<{ readonly basis: Basis; readonly marks: Marks }> => {
  const basis = { rules: await findBasisRules(scoped), ownFactors: await listFactorsByType(scoped) };
  return { basis, marks: marksOf(basis) };
};

type Read = Awaited<ReturnType<typeof readBasis>>;

/**
 * Reads the same for lot after lot, and answers with the very same as long as nothing changed: what was chosen among its factors stays known.
 */
export const createBasisReader = (): ((scoped: Scoped) => Promise<Read>) => {
  let before: { readonly text: string; readonly read: Read } | undefined;
  return async (scoped) => {
    const read = await readBasis(scoped);
    const text = JSON.stringify([read.basis.rules, [...read.basis.ownFactors]]);
    if (before?.text !== text) before = { text, read };
    return before.read;
  };
};
