import { useLanguage, useNumberFormat } from '@esg/app-kit';
import {
  type Attention,
  changeBetween,
  changeText,
  formatModelNumber,
  type InsightTile,
  periodName,
  type Unit,
  unitPrinted,
} from '@esg/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Numbers of a tile, and what is said about them. */
export const useTileWords = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const locale = useNumberFormat();
  const number = (decimal: string, unit: Unit) => formatModelNumber(decimal, unit.code, locale);
  return {
    number,
    amount: (decimal: string, unit: Unit) => `${number(decimal, unit)} ${unitPrinted(unit, language)}`,
    unit: (unit: Unit) => unitPrinted(unit, language),
    tick: (value: number) => new Intl.NumberFormat(locale, { notation: 'compact' }).format(value),
    /** `+11.3% against 2024`; undefined where nothing can be compared. */
    change: ({ values, unit }: Pick<InsightTile, 'values' | 'unit'>): string | undefined => {
      const held = values.flatMap(({ period, number: decimal }) => (decimal === null ? [] : [{ period, decimal }]));
      const now = held.at(-1);
      const before = held.at(-2);
      const change = unit && now && before && changeBetween(before.decimal, now.decimal, unit.code);
      return change ? t`${changeText(change, locale, language)} against ${periodName(before.period)}` : undefined;
    },
    attention: ({ kind, period, count, percent }: Attention): string => {
      const year = periodName(period);
      const points = count ?? 0;
      switch (kind) {
        case 'missing':
          return t`No figure for ${year} yet`;
        case 'incomplete':
          return t`Some days of ${year} have no figure`;
        case 'uncovered':
          return plural(points, { one: '# entity has no figure', other: '# entities have no figure' });
        case 'changed':
          return t`Changed by ${changeText({ kind: 'percent', number: String(percent ?? 0) }, locale, language)} in one year`;
        case 'findings':
          return plural(points, { one: '# data point to review', other: '# data points to review' });
      }
    },
  };
};
