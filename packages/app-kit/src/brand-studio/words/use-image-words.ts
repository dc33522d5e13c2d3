import type { BrandImageKind } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/** Names of the pictures and what each is for. */
export const useImageWords = (): Record<BrandImageKind, { name: string; hint: string }> => {
  const { t } = useLingui();
  return {
    logo: { name: t`Logo`, hint: t`Shown in the navigation, on sign-in, on report covers and in e-mails.` },
    'logo-dark': {
      name: t`Logo for dark ground`,
      hint: t`Optional. Without it the logo is shown on a light plate in dark mode.`,
    },
    'mini-logo': { name: t`Mini logo`, hint: t`Square. Shown where space is tight, and while a page loads.` },
    favicon: { name: t`Icon`, hint: t`Square. Shown in the browser tab and on home screens.` },
  };
};
