import { frameworkQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import { type AmountDoubt, type AmountReason, amountDoubtOf, type MeteredAmount } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useUnitNames } from '../names/use-unit-names.ts';

/** Why an unlikely amount is right, as the button says it. */
export const reasonNames: Record<AmountReason, MessageDescriptor> = {
  checked: msg`It’s right: I checked the bill`,
  use_changed: msg`It’s right: we used more or less`,
  place_changed: msg`It’s right: the site or equipment changed`,
  other_days: msg`It’s right: the bill has other days`,
};

const advice: Record<Exclude<AmountDoubt['slip'], 'unit'>, MessageDescriptor> = {
  year_as_month: msg`Is it the amount of a whole year?`,
  month_as_year: msg`Is it one month, where the others are whole years?`,
  digits: msg`Check the decimal point and the thousands separators.`,
  unknown: msg`Check the number and the unit.`,
};

/** Holds amounts against the other months of their meter, in the units of the library. */
export const useAmountDoubts = () => {
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  return (amount: MeteredAmount, others: readonly MeteredAmount[]): AmountDoubt | undefined => {
    const kind = library?.units.find(({ units }) => units.some(({ code }) => code === amount.unit));
    return amountDoubtOf(amount, others, kind?.units ?? []);
  };
};

/** What speaks against an amount, in two sentences: how far it is from what, and what it may be. */
export const useAmountDoubtText = () => {
  const { t, i18n } = useLingui();
  const { decimal } = useFormatters();
  const unitName = useUnitNames();
  const monthName = useMonthName('short');
  return (doubt: AmountDoubt, unit: string): string => {
    const times = decimal(doubt.times);
    const usual = `${decimal(doubt.usual)} ${unitName(unit)}`.trim();
    const meant = doubt.unit === null ? '' : unitName(doubt.unit);
    const hint = doubt.slip === 'unit' ? t`Did you mean ${meant}?` : i18n._(advice[doubt.slip]);
    if (doubt.month !== null) {
      const month = monthName(doubt.month);
      return doubt.isMore
        ? t`It’s about ${times} times as much as in ${month} (${usual}). ${hint}`
        : t`In ${month} it was about ${times} times as much (${usual}). ${hint}`;
    }
    return doubt.isMore
      ? t`It’s about ${times} times as much as this meter usually has (${usual}). ${hint}`
      : t`This meter usually has about ${times} times as much (${usual}). ${hint}`;
  };
};
