import { Box, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { useFocusOfHash } from '../../wizard/use-focus-of-hash.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { BoundaryOffer } from './BoundaryOffer.tsx';
import { EntitiesField } from './EntitiesField.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { PeriodField } from './PeriodField.tsx';
import { TextSetting } from './TextSetting.tsx';

/** Step: name, scope and languages of the report. */
export const Description = () => {
  const { t } = useLingui();
  const { period, entityIds } = useWizard().report;
  useFocusOfHash();
  return (
    <Stack gap={6}>
      <StepIntro
        title={t`Report name`}
        purpose={t`What the report is called, the time it covers and the languages it is written in.`}
      />
      <Box measured>
        <Stack gap={6}>
          <TextSetting name="names" label={t`Report name`} required />
          <LanguagesField />
          <PeriodField />
          <EntitiesField />
          <TextSetting
            name="descriptions"
            label={t`Description`}
            hint={t`A few sentences for readers, shown after the contents.`}
            rows={4}
          />
          <TextSetting
            name="reportingBoundaries"
            label={t`Reporting boundary`}
            hint={t`Which companies, sites and activities the figures cover, and what is left out.`}
            rows={4}
            offer={
              period && entityIds.length === 0
                ? (write) => <BoundaryOffer period={period} onWrite={write} />
                : undefined
            }
          />
        </Stack>
      </Box>
    </Stack>
  );
};
