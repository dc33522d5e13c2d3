import { useFormatters } from '@esg/app-kit';
import { calculatedPlaces, derived, dividedBy, fractionOf, roundDecimal } from '@esg/quantities';
import { useCallback } from 'react';

const kilogramsInTonne = fractionOf('1000');

/** Kilograms as tonnes, with every digit. */
export const inTonnes = (kg: string): string => derived(dividedBy(fractionOf(kg), kilogramsInTonne));

/** Kilograms of CO2 equivalent as tonnes to read: four significant digits, the whole part always complete. */
export const useTonnes = () => {
  const { decimal } = useFormatters();
  return useCallback(
    (kg: string): string => {
      const exact = inTonnes(kg);
      return decimal(roundDecimal(exact, calculatedPlaces(exact)));
    },
    [decimal],
  );
};
