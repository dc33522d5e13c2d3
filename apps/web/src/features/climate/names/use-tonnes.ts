import { useFormatters } from '@esg/app-kit';
import { calculatedPlaces, derived, dividedBy, fractionOf, roundDecimal } from '@esg/quantities';
import { useCallback } from 'react';
import { placesTogether } from './places-together.ts';

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

/** The same of parts and sums that are read beside one another: with the same decimals, so that they add up. */
export const useTonnesTogether = (kgs: readonly string[]) => {
  const { decimal } = useFormatters();
  const places = placesTogether(kgs.map(inTonnes));
  return (kg: string): string => decimal(roundDecimal(inTonnes(kg), places));
};
