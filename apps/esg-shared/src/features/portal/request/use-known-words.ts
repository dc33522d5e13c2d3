import { useFormatters } from '@esg/app-kit';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KnownBefore } from './question-state.ts';

/** Who entered answers before they were asked for, and when: of the whole period, or how many months of it. */
export const useKnownWords = () => {
  const { t } = useLingui();
  const { date, list } = useFormatters();
  return ({ names, at, months }: KnownBefore): string => {
    const by = list(names);
    const day = date(at);
    if (months === 0) return t`Already entered by ${by} on ${day}`;
    return plural(months, {
      one: `# month was already entered by ${by} on ${day}`,
      other: `# months were already entered by ${by}, last on ${day}`,
    });
  };
};
