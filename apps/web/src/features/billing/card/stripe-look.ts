import type { StripeElementStyle } from '@stripe/stripe-js';

/** The provider draws its fields in frames that our style sheet does not reach: this passes them its values. */
export const stripeLook = (): StripeElementStyle => {
  const own = getComputedStyle(document.documentElement);
  const value = (name: string) => own.getPropertyValue(`--esg-${name}`).trim();
  return {
    base: {
      color: value('color-text-default'),
      fontFamily: getComputedStyle(document.body).fontFamily,
      // Below 16 px a telephone zooms into the box while one types.
      fontSize: '16px',
      '::placeholder': { color: value('color-text-muted') },
    },
    invalid: { color: value('color-text-default') },
  };
};
