import { useLanguage, useNumberFormat } from '@esg/app-kit';
import {
  type Field,
  formatModelNumber,
  type RestatedFigure,
  type RestatedPlace,
  unitPer,
  unitPrinted,
} from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { usualMeasureIn } from '@esg/contract/usual-parts';
import { useWizard } from '../wizard-context.ts';

type Place = Pick<RestatedPlace, 'disclosureCode' | 'fieldKey' | 'breakdown' | 'descriptor'>;

/** The field of a figure, and its name with its part in the reader's language. */
export const useFigurePlace = () => {
  const language = useLanguage();
  const { framework } = useWizard();
  return ({ disclosureCode, fieldKey, breakdown, descriptor }: Place) => {
    const field = framework.topics
      .flatMap(({ disclosures }) => disclosures)
      .find(({ code }) => code === disclosureCode)
      ?.fields.find(({ key }) => key === fieldKey);
    // A year needs no further text.
    const way = breakdown === 'by-year' ? undefined : breakdown;
    const part = field?.breakdowns.find(({ id }) => id !== undefined && id === way)?.[language];
    const name = [field?.label[language] ?? fieldKey, part, usualPartIn(descriptor, language)]
      .filter(Boolean)
      .join(' · ');
    return { field, name };
  };
};

/** A stored figure of a row as it is printed, an intensity with its denominator; with `digits`, to that many decimals. */
export const useFigureText = () => {
  const language = useLanguage();
  const numberFormat = useNumberFormat();
  const { framework } = useWizard();
  return (
    figure: RestatedFigure,
    field: Field | undefined,
    { descriptor, digits }: Pick<RestatedPlace, 'descriptor' | 'digits'>,
  ): string => {
    const unit = field?.unitKind
      ? framework.units[field.unitKind]?.find(({ code }) => code === figure.unit)
      : undefined;
    const number = formatModelNumber(figure.number, figure.unit, numberFormat, digits);
    const printed = unit ? unitPrinted(unit, language) : figure.unit;
    const measure = usualMeasureIn(descriptor, language);
    return [number, measure === undefined ? printed : unitPer(printed, measure, language)].filter(Boolean).join(' ');
  };
};
