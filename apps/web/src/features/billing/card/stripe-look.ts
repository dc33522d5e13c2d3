import type { StripeElementStyle } from '@stripe/stripe-js';

/** The provider draws its fields in frames that our style sheet does not reach: they get its values. */
export const stripeLook = (): StripeElementStyle => {
  const own = getComputedStyle(document.documentElement);
  const value = (name: string) => own.getPropertyValue(`--esg-${name}`).trim();
  return {
    base: {
      color: value('color-text-default'),
      fontFamily: getComputedStyle(document.body).fontFamily,
      // Under 16 px a telephone zooms into the box it types in.
      fontSize: '16px',
      '::placeholder': { color: value('color-text-muted') },
    },
    invalid: { color: value('color-text-default') },
  };
};
