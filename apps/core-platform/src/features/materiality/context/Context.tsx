import { materialityLimits } from '@esg/contract';
import { Stack, TextArea } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { useAssessment } from '../assessment-context.ts';

/** Step: what the assessment covers, and how it is made. */
export const Context = () => {
  const { t } = useLingui();
  const { settings, readOnly } = useAssessment();
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Context`}
        purpose={t`Say what the assessment covers and by which scales people score. Everything saves by itself.`}
      />
      <TextArea
        label={t`Scope`}
        hint={t`Which entities, sites and business relationships are covered, and which are not.`}
        value={settings.value.scope}
        maxLength={materialityLimits.textLengthMax}
        readOnly={readOnly}
        onChange={({ value }) => settings.change({ ...settings.value, scope: value })}
      />
    </Stack>
  );
};
