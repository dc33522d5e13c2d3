import type { ColorLabels } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormatters } from '../../i18n/formatters.ts';

/** Words of the colour fields. */
export const useColorLabels = (): ColorLabels & { clear: string } => {
  const { t } = useLingui();
  const formatters = useFormatters();
  return {
    picker: t`Choose a colour:`,
    area: t`Shade`,
    saturation: t`Saturation`,
    brightness: t`Brightness`,
    hue: t`Hue`,
    percent: ({ percent }) => formatters.percent(percent / 100),
    degrees: ({ degrees }) => `${degrees}°`,
    suggestions: t`Colours of the logo`,
    eyeDropper: t`Pick from the screen`,
    clear: t`Leave it to be derived`,
  };
};
