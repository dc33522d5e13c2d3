import { useFormatters, useLanguage, useNumberFormat } from '@esg/app-kit';
import {
  type ComparedEntityValue,
  type ComparisonDenominator,
  type EntityComparison,
  formatModelNumber,
  languageTags,
  type OutlierReason,
  unitPrinted,
} from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/** Figures, units, gaps and reasons of a comparison of entities in the reader's language. */
export const useEntityComparisonWords = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const locale = useNumberFormat();
  const { decimal } = useFormatters();
  const compact = new Intl.NumberFormat(languageTags[language], { notation: 'compact' });
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 15 });
  const perNames: Record<ComparisonDenominator, string> = {
    'workforce.headcount': t`per employee`,
    'activity.floor_area': t`per unit of floor area`,
    'econ.revenue': t`per unit of revenue`,
  };
  const reasonOf = (reason: OutlierReason, per: ComparisonDenominator | undefined): string => {
    if (reason.kind === 'change') {
      const change = signed.format(reason.percent as Intl.StringNumericLiteral);
      return t`${change}% on the previous year`;
    }
    const times = decimal(reason.times);
    const divided = per ? perNames[per] : '';
    return per ? t`${times} times the median ${divided}` : t`${times} times the median`;
  };
  /** The unit of every figure, such as MWh / m²; empty where things are counted. */
  const unitOf = ({ metric, per }: EntityComparison): string => {
    const unit = metric?.unit ? unitPrinted(metric.unit, language) : '';
    if (!per) return unit;
    const divisor = per.key === 'workforce.headcount' ? t`employee` : per.unit ? unitPrinted(per.unit, language) : '';
    return divisor ? `${unit || '1'} / ${divisor}` : unit;
  };
  return {
    perNames,
    reasonOf,
    unit: unitOf,
    /** The metric with its unit in brackets, if it has one. */
    titled: (comparison: EntityComparison): string => {
      const name = comparison.metric?.name[language] ?? '';
      const unit = unitOf(comparison);
      const titled = unit ? `${name} (${unit})` : name;
      return comparison.isShared ? t`${titled}, our share` : titled;
    },
    number: ({ metric, per }: EntityComparison, value: string) =>
      formatModelNumber(value, per ? '' : (metric?.unit?.code ?? ''), locale),
    gap: (gap: ComparedEntityValue['gap']): string => {
      if (gap === 'incomplete') return t`Incomplete`;
      if (gap === 'no_denominator') return t`Nothing to divide by`;
      if (gap === 'left_out') return t`Doesn’t count`;
      if (gap === 'no_approach') return t`No approach chosen`;
      return gap === 'not_comparable' ? t`Another currency` : t`No figure`;
    },
    tick: (value: number) => compact.format(value),
  };
};
