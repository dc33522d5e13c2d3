import { useFormatters } from '@esg/app-kit';
import type { CalculationGap, CalculationStep } from '@esg/contract';
import { formulaWords } from '@esg/quantities';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Why a step has no value. */
export const gapTexts: Record<CalculationGap, MessageDescriptor> = {
  no_data: msg`No figure was entered`,
  not_additive: msg`These values can’t be added up. Enter one total.`,
  no_weight: msg`A weight for the average is missing`,
  currencies_differ: msg`The figures are in different currencies`,
  division_by_zero: msg`It would be divided by zero`,
  circular: msg`The formula leads back to itself`,
  not_a_number: msg`Enter a number`,
};

type Names = { readonly metricOf: (key: string) => string; readonly entityOf: (id: string | null) => string };

/** Each step of a calculation in words. */
export const useStepText = ({ metricOf, entityOf }: Names) => {
  const { t } = useLingui();
  const { period, integer } = useFormatters();
  const how = ({ method }: CalculationStep) =>
    method === 'weighted' ? t`averaged by weight` : method === 'sum' ? t`added up` : t`used as it is`;
  return (step: CalculationStep): string => {
    const { kind, metricKey, entityId, days } = step;
    const taken = integer(days?.taken ?? 0);
    const all = integer(days?.all ?? 0);
    switch (kind) {
      case 'formula':
        return t`${metricOf(metricKey)}: calculated as ${formulaWords(step.formula ?? '', metricOf)}`;
      case 'entities':
        return t`${metricOf(metricKey)}: figures of the entities below ${entityOf(entityId)}, ${how(step)}`;
      case 'labels':
        return t`${metricOf(metricKey)}, ${entityOf(entityId)}: labelled figures, ${how(step)}`;
      case 'periods':
        return t`${metricOf(metricKey)}, ${entityOf(entityId)}: shorter periods, ${how(step)}; ${taken} of ${all} days have figures`;
      case 'pro_rata':
        return t`By the day: ${taken} of ${all} days are in the period`;
      case 'source':
        return t`Entered: ${metricOf(metricKey)}, ${entityOf(entityId)}, ${period(step.period)}`;
      case 'answer':
        return t`${metricOf(metricKey)}: as the report says`;
      case 'nothing':
        return t`${metricOf(metricKey)}, ${entityOf(entityId)}: nothing entered for ${period(step.period)}`;
    }
  };
};
