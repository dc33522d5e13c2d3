import { useFormatters } from '@esg/app-kit';
import type { CalculationGap, CalculationStep, LeftOutReason, ShareStep } from '@esg/contract';
import { formulaWords, readable } from '@esg/quantities';
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
  left_out: msg`No entity with figures counts within the boundary`,
};

type Names = { readonly metricOf: (key: string) => string; readonly entityOf: (id: string | null) => string };

/** Why an entity’s figures do not count. */
export const leftOutTexts: Record<LeftOutReason, MessageDescriptor> = {
  excluded: msg`excluded in the boundary`,
  days: msg`not part of the organisation on these dates`,
  archived: msg`archived before these dates end`,
  control: msg`not under the organisation’s control`,
  ownership: msg`nothing of it is owned`,
  lease: msg`leased, and counted by the other party`,
  above: msg`counted in the figures of the entity above it`,
};

/** How the share of an entity is calculated, in words. */
const useSharesText = (entityOf: Names['entityOf']) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const ruleText = ({ entityId, rule, percent }: ShareStep): string => {
    const entity = entityOf(entityId);
    const share = decimal(readable(percent));
    switch (rule) {
      case 'owned':
        return t`${share}% of ${entity}`;
      case 'joint':
        return t`joint financial control`;
      case 'leased':
        return t`${entity} is leased`;
      case 'operated':
        return t`operated by the organisation`;
      case 'controlled':
        return t`financially controlled by the organisation`;
      case 'not_operated':
        return t`not operated by the organisation`;
      case 'not_controlled':
        return t`not financially controlled by the organisation`;
    }
  };
  return (steps: readonly ShareStep[]): string => {
    // An ownership of 100 % changes nothing.
    const telling = steps.filter(({ rule, percent }) => rule !== 'owned' || percent !== '100');
    return (telling.length > 0 ? telling : steps).map(ruleText).join(' × ');
  };
};

/** Each step of a calculation in words. */
export const useStepText = ({ metricOf, entityOf }: Names) => {
  const { t, i18n } = useLingui();
  const { period, integer, decimal } = useFormatters();
  const sharesText = useSharesText(entityOf);
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
        return entityId === null
          ? t`${metricOf(metricKey)}: figures of the entities, ${how(step)}`
          : t`${metricOf(metricKey)}: ${entityOf(entityId)} with the entities below it, ${how(step)}`;
      case 'labels':
        return t`${metricOf(metricKey)}, ${entityOf(entityId)}: labelled figures, ${how(step)}`;
      case 'periods': {
        const periods = t`${metricOf(metricKey)}, ${entityOf(entityId)}: shorter periods, ${how(step)}; ${taken} of ${all} days have figures`;
        return step.estimated ? t`${periods}; contains estimates` : periods;
      }
      case 'pro_rata':
        return t`By the day: ${taken} of ${all} days are in the period`;
      case 'share': {
        const share = decimal(readable(step.share?.percent ?? '100'));
        const rules = sharesText(step.share?.steps ?? []);
        return t`${entityOf(entityId)} counts with ${share}%: ${rules}`;
      }
      case 'left_out': {
        const reason = step.leftOut ? i18n._(leftOutTexts[step.leftOut]) : '';
        return t`${entityOf(entityId)}: left out, ${reason}`;
      }
      case 'source':
        if (step.estimated) return t`Estimated: ${metricOf(metricKey)}, ${entityOf(entityId)}, ${period(step.period)}`;
        return t`Entered: ${metricOf(metricKey)}, ${entityOf(entityId)}, ${period(step.period)}`;
      case 'answer':
        return t`${metricOf(metricKey)}: as the report says`;
      case 'nothing':
        return t`${metricOf(metricKey)}, ${entityOf(entityId)}: nothing entered for ${period(step.period)}`;
    }
  };
};
