import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { figureSettingsIn, organisations } from '../organizations/index.ts';

/** How the figures of the organisation that asks are entered and written. */
export const findFigureSettings = async (tx: Transaction, id: string) => {
  const { numberFormat, headquartersCountry } = organisations;
  const [row] = await tx
    .select({ numberFormat, headquartersCountry })
    .from(organisations)
    .where(eq(organisations.id, id));
  return figureSettingsIn(row ?? { numberFormat: null, headquartersCountry: null });
};
