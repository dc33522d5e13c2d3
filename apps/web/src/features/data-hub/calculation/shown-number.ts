import { roundDecimal } from '@esg/quantities';

/** Digits of a step that are shown; its whole figure is stored, and in the Excel file with its formula. */
const shownDigits = 12;

/** A number of a calculation to read: rounded to `shownDigits`, without zeros at its end. */
export const shownNumber = (number: string): string => {
  const [whole = '', fraction = ''] = number.replace('-', '').split('.');
  const places = Math.max(0, shownDigits - whole.length);
  if (fraction.length <= places) return number;
  const rounded = roundDecimal(number, places);
  return rounded.includes('.') ? rounded.replace(/[.]?0+$/, '') : rounded;
};
