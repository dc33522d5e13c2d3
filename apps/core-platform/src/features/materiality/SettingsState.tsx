import { useSaveMark } from '@esg/app-kit';
import type { MaterialitySettings } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { useAssessment } from './assessment-context.ts';
import { SettingsSummary } from './SettingsSummary.tsx';

/** Whether the settings are stored; and both people’s settings where somebody else changed the same one. */
export const SettingsState = () => {
  const { t } = useLingui();
  const { settings } = useAssessment();
  const mark = useSaveMark(settings.state);
  return (
    <Stack gap={1} align="end">
      <Text as="span" size="sm" tone="muted" role="status">
        {mark}
      </Text>
      <ConflictNotice<MaterialitySettings>
        field={settings}
        label={t`How the assessment is made`}
        show={(value) => <SettingsSummary settings={value} />}
      />
    </Stack>
  );
};
