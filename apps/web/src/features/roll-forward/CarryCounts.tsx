import { useFormatters } from '@esg/app-kit';
import type { CarryPlan } from '@esg/contract';
import { Figure, Inline } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { carryStateWords } from './carry-words.ts';

/** The numbers of each kind at a glance. */
export const CarryCounts = ({ disclosures, fallsAway }: Pick<CarryPlan, 'disclosures' | 'fallsAway'>) => {
  const { t, i18n } = useLingui();
  const { integer } = useFormatters();
  const count = (state: CarryPlan['disclosures'][number]['state']) =>
    integer(disclosures.filter((line) => line.state === state).length);
  return (
    <Inline gap={8} align="start">
      {(['carried', 'needs-work', 'changed'] as const).map((state) => (
        <Figure key={state} label={i18n._(carryStateWords[state])} value={count(state)} />
      ))}
      <Figure label={t`No longer applies`} value={integer(fallsAway.length)} />
    </Inline>
  );
};
