import { employeeBands, turnoverBands } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/**
 * Bands of size and turnover (spec section 3) as options, smallest first. The bands are in US dollars; a company of Hong Kong reads them in
 * its own currency, which is pegged to the US dollar at 7.8, with the band itself beside.
 */
export const useBands = (headquartersCountry: string) => {
  const { t } = useLingui();
  const employees: Record<(typeof employeeBands)[number], string> = {
    'under-50': t`Under 50`,
    '50-249': t`50 to 249`,
    '250-999': t`250 to 999`,
    '1000-4999': t`1,000 to 4,999`,
    '5000-and-over': t`5,000 and over`,
  };
  const turnovers: Record<(typeof turnoverBands)[number], string> = {
    'under-2m': t`Under USD 2 million`,
    '2m-10m': t`USD 2 to 10 million`,
    '10m-50m': t`USD 10 to 50 million`,
    '50m-1bn': t`USD 50 million to 1 billion`,
    'over-1bn': t`Over USD 1 billion`,
  };
  const inHongKong: Record<(typeof turnoverBands)[number], string> = {
    'under-2m': t`Under HKD 15.6 million (USD 2 million)`,
    '2m-10m': t`HKD 15.6 to 78 million (USD 2 to 10 million)`,
    '10m-50m': t`HKD 78 to 390 million (USD 10 to 50 million)`,
    '50m-1bn': t`HKD 390 million to 7.8 billion (USD 50 million to 1 billion)`,
    'over-1bn': t`Over HKD 7.8 billion (USD 1 billion)`,
  };
  const shown = headquartersCountry === 'HK' ? inHongKong : turnovers;
  return {
    employees: employeeBands.map((value) => ({ value, label: employees[value] })),
    turnovers: turnoverBands.map((value) => ({ value, label: shown[value] })),
  };
};
