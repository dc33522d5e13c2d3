import { useLanguage } from '@esg/app-kit';
import { type Disclosure, dutyOf } from '@esg/contract';
import { Badge, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import * as css from './data-input.css.ts';

/** The requirements below the disclosure, and an explanation of the marks beside it. */
export const Requirements = ({ disclosure }: { disclosure: Disclosure }) => {
  const language = useLanguage();
  const { framework } = useWizard();
  const cite = useCitation();
  return (
    <Stack gap={4}>
      {disclosure.requirements.length === 0 ? (
        <Text tone="muted">
          <Trans>We don’t list numbered requirements for this disclosure. Its fields answer it as a whole.</Trans>
        </Text>
      ) : (
        <Stack as="ul" gap={2}>
          {disclosure.requirements.map((requirement) => (
            <li key={requirement.code}>
              <span className={css.requirementCode}>{cite(requirement.code)}</span> {requirement.title[language]}{' '}
              <RequirementDuty requirement={requirement} />
            </li>
          ))}
        </Stack>
      )}
      <Text size="xs" tone="muted">
        {framework.licenceNote[language]}
      </Text>
    </Stack>
  );
};

/** How binding one requirement is, where it depends on the class of issuer but its disclosure is required of everybody. */
const RequirementDuty = ({ requirement }: { requirement: Disclosure['requirements'][number] }) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const { mandatory, dutyByClass } = requirement;
  if (!dutyByClass) return null;
  const facts = { issuerClass: report.issuerClass ?? undefined, periodStart: report.period?.start };
  const duty = dutyOf({ mandatory, dutyByClass }, facts);
  const words = {
    yes: t`Mandatory`,
    comply_or_explain: t`Comply or explain`,
    recommended: t`Recommended`,
    if_material: t`Where material`,
    no: t`Voluntary`,
  };
  return <Badge tone="neutral">{words[duty]}</Badge>;
};
