import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { numberFormatIn, organisations } from '../organizations/index.ts';

/** The number format of the organisation that asks. */
export const findNumberFormat = async (tx: Transaction, id: string) => {
  const { numberFormat, headquartersCountry } = organisations;
  const [row] = await tx
    .select({ numberFormat, headquartersCountry })
    .from(organisations)
    .where(eq(organisations.id, id));
  return numberFormatIn(row ?? { numberFormat: null, headquartersCountry: null });
};
