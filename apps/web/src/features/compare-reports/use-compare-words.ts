import { useFormatters, useLanguage, useNumberFormat } from '@esg/app-kit';
import {
  type ComparedReport,
  type ComparedRow,
  type ComparedValue,
  formatModelNumber,
  languageTags,
  unitPrinted,
} from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { useLingui } from '@lingui/react/macro';

/** Says figures, differences and what is missing in the reader's language. */
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
    /** What tells a row of a figure from its others; empty where there is one alone. */
    partName: ({ part, descriptor }: ComparedRow) =>
      [part?.[language], usualPartIn(descriptor, language)].filter(Boolean).join(' · '),
    figureName: ({ label }: Pick<ComparedRow, 'label'>) => label[language],
    unit: ({ unit }: ComparedRow) => unitPrinted(unit, language),
    number: ({ unit }: ComparedRow, value: string) => formatModelNumber(value, unit.code, locale),
    missing,
    /** Absolute and in percent; nothing where there is nothing to compare. */
    difference: ({ difference, percent: share }: ComparedValue): string | null => {
      if (difference === null) return null;
      const absolute = exact(signed, difference);
      return share === null ? absolute : `${absolute} (${exact(percent, share)}%)`;
    },
    tick: (value: number) => compact.format(value),
    about: ({ framework, period: days, entities }: ComparedReport) =>
      [framework[language], days && period(days), entities.join(', ')].filter(Boolean).join(' · '),
  };
};
