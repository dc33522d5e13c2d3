import { reportQueries } from '@esg/api-client';
import { languageNames, useApi } from '@esg/app-kit';
import type { Language } from '@esg/contract';
import { SegmentedControl, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { PageThumbnails } from './PageThumbnails.tsx';
import * as css from './pages.css.ts';
import { ReportPages } from './ReportPages.tsx';
import { useCoverLogos } from './use-cover-logos.ts';
import { useWornModel } from './use-worn-model.ts';

/** Step: the report as it will be exported, in each of its languages. */
export const Preview = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen && report.languages.includes(chosen) ? chosen : (report.languages[0] ?? 'en');
  const { data, error, refetch } = useQuery(reportQueries.model(useApi(), report.id, language));
  const model = useWornModel(data);
  const logos = useCoverLogos();

  return (
    <Stack gap={6}>
      <StepIntro
        title={t`Preview`}
        purpose={t`The report as its files will show it: the same words, figures and order.`}
        action={
          report.languages.length > 1 && (
            <SegmentedControl
              label={t`Language of the preview`}
              labelHidden
              value={language}
              onChange={({ value }) => setChosen(value)}
              options={report.languages.map((value) => ({ value, label: languageNames[value] }))}
            />
          )
        }
      />
      {error && !model && <StepError error={error} onRetry={() => void refetch()} />}
      {!model && !error && <StepSkeleton />}
      {model && (
        <div className={css.layout}>
          <PageThumbnails model={model} />
          <ReportPages model={model} logos={logos} />
        </div>
      )}
    </Stack>
  );
};
