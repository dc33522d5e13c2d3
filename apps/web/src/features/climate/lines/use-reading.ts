import { useFormatters, useNumberFormat } from '@esg/app-kit';
import { parseDecimal } from '@esg/quantities';

/** How a number field reads and writes numbers: in the separators of the person. */
export const useReading = () => {
  const { decimal } = useFormatters();
  const locale = useNumberFormat();
  return { parse: (text: string) => parseDecimal(text, locale), format: decimal };
};
