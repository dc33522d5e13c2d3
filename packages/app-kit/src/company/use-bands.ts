import { employeeBands, turnoverBands } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/** Bands of size and turnover (spec section 3) as options, smallest first. */
export const useBands = () => {
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
  return {
    employees: employeeBands.map((value) => ({ value, label: employees[value] })),
    turnovers: turnoverBands.map((value) => ({ value, label: turnovers[value] })),
  };
};
