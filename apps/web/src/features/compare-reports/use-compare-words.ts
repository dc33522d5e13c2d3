import { useFormatters, useLanguage, useNumberFormat } from '@esg/app-kit';
import {
  type ComparedReport,
  type ComparedRow,
  type ComparedValue,
  formatModelNumber,
  languageTags,
  shownDigits,
  unitPrinted,
} from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { roundDecimal } from '@esg/quantities';
import { useLingui } from '@lingui/react/macro';

/** Digits after the point of a difference: those of the more precise figure, if one of the two was calculated. */
const differencePlaces = (values: readonly (ComparedValue | undefined)[]): number | undefined =>
  values.some((one) => one?.digits !== undefined)
    ? Math.max(...values.map((one) => one?.digits ?? shownDigits(one?.value ?? '', undefined)))
    : undefined;

/** Figures, differences and missing values as text in the reader's language. */
export const useCompareWords = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const { period } = useFormatters();
  const locale = useNumberFormat();
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 15 });
  const percent = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  const compact = new Intl.NumberFormat(languageTags[language], { notation: 'compact' });
  const exact = (format: Intl.NumberFormat, canonical: string) => format.format(canonical as Intl.StringNumericLiteral);
  const missing = (why: ComparedValue['missing']) => {
    if (why === 'not-asked') return t`Not asked`;
    return why === 'not-comparable' ? t`Not comparable` : t`Missing`;
  };
  return {
    rowName: ({ label, part, descriptor }: ComparedRow) =>
      [label[language], part?.[language], usualPartIn(descriptor, language)].filter(Boolean).join(' · '),
    /** What distinguishes the rows of a figure; empty if there is only one. */
    partName: ({ part, descriptor }: ComparedRow) =>
      [part?.[language], usualPartIn(descriptor, language)].filter(Boolean).join(' · '),
    figureName: ({ label }: Pick<ComparedRow, 'label'>) => label[language],
    unit: ({ unit }: ComparedRow) => unitPrinted(unit, language),
    number: ({ unit }: ComparedRow, value: string, digits?: number) =>
      formatModelNumber(value, unit.code, locale, digits),
    missing,
    /** Absolute and in percent; empty if there is nothing to compare. */
    difference: ({ values }: ComparedRow, value: ComparedValue): string | null => {
      const { difference, percent: share } = value;
      if (difference === null) return null;
      const places = differencePlaces([values[0], value]);
      const absolute = exact(signed, places === undefined ? difference : roundDecimal(difference, places));
      return share === null ? absolute : `${absolute} (${exact(percent, share)}%)`;
    },
    tick: (value: number) => compact.format(value),
    about: ({ framework, period: days, entities }: ComparedReport) =>
      [framework[language], days && period(days), entities.join(', ')].filter(Boolean).join(' · '),
  };
};
