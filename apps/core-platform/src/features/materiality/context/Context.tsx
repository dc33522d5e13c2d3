import { axesOfEdition, type MaterialitySettings } from '@esg/contract';
import { Banner, Heading, RadioGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { useAssessment } from '../assessment-context.ts';
import { editionMeanings, editionNames } from '../words.ts';
import { Approvers } from './Approvers.tsx';
import { CoverageFields } from './CoverageFields.tsx';
import { PeopleWeights } from './PeopleWeights.tsx';
import { ScalesEditor } from './ScalesEditor.tsx';

/** Step: what the assessment covers, by which rules and scales, and whose scores count how much. */
export const Context = () => {
  const { t, i18n } = useLingui();
  const { assessment } = useAssessment();
  const { edition } = assessment;
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Context`}
        purpose={t`Say what the assessment covers and by which scales people score. Everything saves by itself.`}
      />
      <Banner tone="info" title={i18n._(editionNames[edition])}>
        {i18n._(editionMeanings[edition])}
      </Banner>
      <CoverageFields />
      {axesOfEdition(edition).includes('impact') && <SeverityField />}
      <Stack gap={3} align="stretch">
        <Heading level={3} size="sm">
          <Trans>Scales</Trans>
        </Heading>
        <ScalesEditor />
      </Stack>
      <PeopleWeights />
      <Approvers />
    </Stack>
  );
};

/** How scale, scope and irremediability make one severity. */
const SeverityField = () => {
  const { t } = useLingui();
  const { settings, readOnly } = useAssessment();
  return (
    <RadioGroup<MaterialitySettings['severityRule']>
      label={t`How severe an impact is`}
      disabled={readOnly}
      options={[
        {
          value: 'highest',
          label: t`The highest of scale, scope and irremediability`,
          hint: t`Usual: by GRI 3 and ESRS 1 each of them alone can make an impact severe.`,
        },
        {
          value: 'mean',
          label: t`Their mean`,
          hint: t`A single case in which a life is at stake then counts as little. Say in the report why you chose this.`,
        },
      ]}
      value={settings.value.severityRule}
      onChange={({ value }) => settings.change({ ...settings.value, severityRule: value })}
    />
  );
};
