import { useLingui } from '@lingui/react/macro';

/** What a browser reported of itself. */
type Device = { readonly browser: string | null; readonly system: string | null };

/** The name of a device, as far as its browser reported one. */
export const useDeviceName = () => {
  const { t } = useLingui();
  return ({ browser, system }: Device): string => {
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown device`;
  };
};
