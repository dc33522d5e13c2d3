import { useLanguage, useNumberFormat } from '@esg/app-kit';
import { type NumberWithUnit, printLinkedNumber, type SentenceMark } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { nameOfNumber, plainNumber } from '../../../wizard/numbers/choices.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';

/** Why a sentence is marked and what to do, in one sentence. */
export const useMarkWords = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const numberFormat = useNumberFormat();
  const { framework } = useWizard();
  const printed = (figure: NonNullable<SentenceMark['figure']>, value: NumberWithUnit | null) =>
    value
      ? printLinkedNumber(value, plainNumber({ ...figure, row: null }), {
          language,
          numberFormat,
          units: framework.units,
          years: [],
        })
      : '–';
  return ({ kind, words, figure }: SentenceMark): string => {
    const name = figure ? (nameOfNumber({ ...figure, row: null }, framework, language) ?? figure.fieldKey) : '';
    const now = figure ? printed(figure, figure.now) : '';
    const before = figure ? printed(figure, figure.before) : '';
    switch (kind) {
      case 'number':
        return figure
          ? t`“${words}” isn’t a figure of the report, which has ${now} for ${name}: correct it, or insert the number.`
          : t`“${words}” isn’t a figure of the report, and no two figures give it: correct it, or insert the number.`;
      case 'unit':
        return t`The report has these digits in another unit, ${now} for ${name}: correct “${words}”.`;
      case 'period':
        return t`“${words}” is another year’s figure, and ${name} is ${now} this year: correct the number or the year.`;
      case 'direction':
        return t`${name} went from ${before} to ${now}, so “${words}” doesn’t fit: change the word, or the figure.`;
      case 'superlative':
        return t`No figure bears out “${words}”: say what you achieved, or name the source in a footnote.`;
      case 'claim':
        return t`No figure or cited document bears out “${words}”: cite the document in a footnote, or leave it out.`;
    }
  };
};
