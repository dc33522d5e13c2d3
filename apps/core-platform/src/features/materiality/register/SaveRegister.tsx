import { fetchAssessmentFile } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import { Button, Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';

/** The register as a sheet that can be changed and imported again. */
export const SaveRegister = () => {
  const { t } = useLingui();
  const { assessment } = useAssessment();
  const api = useApi();
  const language = useLanguage();
  const [pending, setPending] = useState(false);
  const year = String(assessment.year);
  const name = t`Register ${year}`;
  const save = () => {
    setPending(true);
    void fetchAssessmentFile(api, assessment.id, language)
      .then((file) => saveFile(file, `${name}.xlsx`), notifyProblem)
      .finally(() => setPending(false));
  };
  return (
    <Inline>
      <Button pending={pending} onClick={save}>
        <Trans>Download the register</Trans>
      </Button>
    </Inline>
  );
};
