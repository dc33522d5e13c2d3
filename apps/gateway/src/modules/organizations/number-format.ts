import { currencyOfCountry, type NumberFormat, numberFormatOf } from '@esg/contract';
import type { organisations } from './organizations.tables.ts';

type Known = Pick<typeof organisations.$inferSelect, 'numberFormat' | 'headquartersCountry'>;

/** How an organisation's numbers are written: its own choice, else the usual format of its headquarters' country (decision 13). */
export const numberFormatIn = ({ numberFormat, headquartersCountry }: Known): NumberFormat =>
  numberFormat ?? numberFormatOf(headquartersCountry);

/** How an organisation's figures are entered and written: its number format, and the currency of its headquarters' country. */
export const figureSettingsIn = (known: Known): { numberFormat: NumberFormat; currency: string | null } => ({
  numberFormat: numberFormatIn(known),
  currency: currencyOfCountry(known.headquartersCountry),
});
