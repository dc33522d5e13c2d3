import type { BrandImageKind } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/** Names of the pictures and what each is for. */
export const useImageWords = (): Record<BrandImageKind, { name: string; hint: string }> => {
  const { t } = useLingui();
  return {
    logo: { name: t`Logo`, hint: t`Stands in the navigation, on sign-in, on report covers and in e-mails.` },
    'logo-dark': {
      name: t`Logo for dark ground`,
      hint: t`Optional. Without it the logo stands on a light plate in dark mode.`,
    },
    'mini-logo': { name: t`Mini logo`, hint: t`Square. Stands where there is little room, and while a page loads.` },
    favicon: { name: t`Icon`, hint: t`Square. Stands in the tab of the browser and on home screens.` },
  };
};
