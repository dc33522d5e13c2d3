import { useMetricWords } from './use-metric-words.ts';

type AmountProps = { readonly metricKey: string; readonly amount: { readonly number: string; readonly unit: string } };

/** An amount as a list shows it: rounded where it has many decimals, with all of its digits on hover. */
export const Amount = ({ metricKey, amount }: AmountProps) => {
  const { amountOf, roundedOf } = useMetricWords();
  const exact = amountOf(metricKey, amount);
  const rounded = roundedOf(metricKey, amount);
  // Number and unit stay on one line.
  const shown = rounded.replaceAll(' ', '\u00a0');
  return <span title={exact === rounded ? undefined : exact}>{shown}</span>;
};
