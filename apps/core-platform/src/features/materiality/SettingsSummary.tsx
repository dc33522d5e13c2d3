import { useFormatters } from '@esg/app-kit';
import type { MaterialitySettings } from '@esg/contract';
import { Facts } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { stageNames } from './words.ts';

/** The settings in short, for comparing what two people typed. */
export const SettingsSummary = ({ settings }: { settings: MaterialitySettings }) => {
  const { t, i18n } = useLingui();
  const { day } = useFormatters();
  const { scope, stages, horizons, dueOn } = settings;
  return (
    <Facts
      facts={[
        { term: t`Scope`, value: scope || '–' },
        { term: t`Value chain`, value: stages.map((stage) => i18n._(stageNames[stage])).join(', ') },
        { term: t`Years of the short and medium term`, value: `${horizons.short} / ${horizons.medium}` },
        { term: t`Due`, value: dueOn === null ? '–' : day(dueOn) },
      ]}
    />
  );
};
