import { useFormatters } from '@esg/app-kit';
import type { CalculationStep } from '@esg/contract';
import { formulaWords, readable } from '@esg/quantities';
import { useLingui } from '@lingui/react/macro';
import { leftOutTexts } from './use-step-text.ts';

type Names = { readonly metricOf: (key: string) => string; readonly entityOf: (id: string | null) => string };

/** A step for a narrow screen: whose it is, and then how it came about, without what the steps above it say already. */
export const useShortStepText = ({ metricOf, entityOf }: Names) => {
  const { t, i18n } = useLingui();
  const { period, integer, decimal } = useFormatters();
  const how = ({ method }: CalculationStep) =>
    method === 'weighted' ? t`averaged by weight` : method === 'sum' ? t`added up` : t`used as it is`;
  const wordsOf = (step: CalculationStep): string => {
    const taken = integer(step.days?.taken ?? 0);
    const all = integer(step.days?.all ?? 0);
    const share = decimal(readable(step.share?.percent ?? '100'));
    switch (step.kind) {
      case 'formula':
        return t`Calculated as ${formulaWords(step.formula ?? '', metricOf)}`;
      case 'entities':
        return step.entityId === null
          ? t`Figures of the entities, ${how(step)}`
          : t`With what is below it, ${how(step)}`;
      case 'labels':
        return t`Labelled figures, ${how(step)}`;
      case 'periods':
        return t`Shorter periods, ${how(step)}: ${taken} of ${all} days`;
      case 'pro_rata':
        return t`By the day: ${taken} of ${all} days are in the period`;
      case 'share':
        return t`Counts with ${share}%`;
      case 'left_out':
        return t`Left out: ${step.leftOut ? i18n._(leftOutTexts[step.leftOut]) : ''}`;
      case 'source':
        return step.estimated ? t`Estimated, ${period(step.period)}` : t`Entered, ${period(step.period)}`;
      case 'answer':
        return t`As the report says`;
      case 'nothing':
        return t`Nothing entered for ${period(step.period)}`;
    }
  };
  return (step: CalculationStep) => ({
    subject: step.kind === 'formula' ? metricOf(step.metricKey) : entityOf(step.entityId),
    words: wordsOf(step),
  });
};
