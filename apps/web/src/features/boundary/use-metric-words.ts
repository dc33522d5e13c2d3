import { frameworkQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { unitPrinted } from '@esg/contract';
import { calculatedPlaces, readable, roundDecimal } from '@esg/quantities';
import { useQuery } from '@tanstack/react-query';

/** Decimals that a list shows of any figure. */
const listedPlaces = 2;
const rounded = (number: string): string => roundDecimal(number, Math.max(listedPlaces, calculatedPlaces(number)));

type Amount = { readonly number: string; readonly unit: string };

/** Digits that are shown where somebody asks for all of them; the workbook has the whole figure. */
const shownDigits = 12;
const shortened = (number: string): string => {
  const [whole = '', fraction = ''] = number.split('.');
  const kept = fraction.slice(0, Math.max(0, shownDigits - whole.length)).replace(/0+$/, '');
  return kept ? `${whole}.${kept}` : whole;
};

/** Names of metrics, and their amounts as people read them. Until the library is loaded, the key replaces the name. */
export const useMetricWords = () => {
  const { decimal } = useFormatters();
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const metricOf = (metricKey: string) => library?.metrics.find(({ key }) => key === metricKey);
  const unitOf = (metricKey: string, code: string): string => {
    const kind = metricOf(metricKey)?.unitKind;
    const unit = library?.units.find((each) => each.kind === kind)?.units.find((each) => each.code === code);
    return unit ? unitPrinted(unit, language) : code;
  };
  const numberOf = ({ number }: Amount) => decimal(readable(number));
  return {
    nameOf: (metricKey: string): string => metricOf(metricKey)?.name[language] ?? metricKey,
    unitOf,
    numberOf,
    /** As a list shows it: at most two decimals, or four digits of what is smaller than that. */
    roundedOf: (metricKey: string, { number, unit }: Amount): string =>
      `${decimal(rounded(number))} ${unitOf(metricKey, unit)}`.trim(),
    /** With all of its digits. */
    amountOf: (metricKey: string, amount: Amount): string =>
      `${decimal(shortened(amount.number))} ${unitOf(metricKey, amount.unit)}`.trim(),
  };
};
