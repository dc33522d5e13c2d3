import { reportQueries } from '@esg/api-client';
import { isPreviewFrame, languageNames, useApi, useLanguage } from '@esg/app-kit';
import { useBlobUrl } from '@esg/app-kit/pictures';
import { type Language, printedModel } from '@esg/contract';
import { Button, Inline, SegmentedControl, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { PdfPages } from '../../pages/PdfPages.tsx';
import { useReportPages } from '../../pages/use-report-pages.ts';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { useMay } from '../../wizard/use-may.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { PageThumbnails } from './PageThumbnails.tsx';
import * as css from './pages.css.ts';
import { ReportPages } from './ReportPages.tsx';
import { DraftThreads } from './sharing/DraftThreads.tsx';
import { ShareDraft } from './sharing/ShareDraft.tsx';
import { useCoverLogos } from './use-cover-logos.ts';
import { useWornModel } from './use-worn-model.ts';

type View = 'pages' | 'text';

/** Step: the report as it will be exported, in each of its languages: as pages of the file, or as text to read. */
export const Preview = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const [chosen, setChosen] = useState<Language>();
  const mayShare = useMay('report:write');
  const isLedToShare = useLocation({ select: ({ hash }) => hash === 'share' });
  const [isSharing, setSharing] = useState(isLedToShare);
  const sharing = mayShare && isSharing;
  // A brand on trial applies only to what the browser draws; the pages of the file have the stored brand.
  const [view, setView] = useState<View>(isPreviewFrame() ? 'text' : 'pages');
  // The reader's own language where the report is written in it.
  const wanted = [chosen, useLanguage()].find((each) => each !== undefined && report.languages.includes(each));
  const language = wanted ?? report.languages[0] ?? 'en';
  return (
    <Stack gap={6}>
      <StepIntro
        title={t`Preview`}
        purpose={t`Exactly what the PDF will contain, with the same content in Word and Excel. Pages that only drafts have are marked.`}
        action={
          <Inline gap={3}>
            {mayShare && (
              <Button onClick={() => setSharing(true)}>
                {report.status === 'readonly-published' ? (
                  <Trans>Who can read it</Trans>
                ) : (
                  <Trans>Share the draft</Trans>
                )}
              </Button>
            )}
            {report.languages.length > 1 && (
              <SegmentedControl
                label={t`Language of the preview`}
                labelHidden
                value={language}
                onChange={({ value }) => setChosen(value)}
                options={report.languages.map((value) => ({ value, label: languageNames[value] }))}
              />
            )}
            <SegmentedControl
              label={t`How to look at it`}
              labelHidden
              value={view}
              onChange={({ value }) => setView(value)}
              options={[
                { value: 'pages', label: t`Pages` },
                { value: 'text', label: t`Text` },
              ]}
            />
          </Inline>
        }
      />
      {sharing && <ShareDraft onClose={() => setSharing(false)} />}
      <DraftThreads />
      {view === 'pages' ? <PagesView language={language} /> : <TextView language={language} />}
    </Stack>
  );
};

const PagesView = ({ language }: { language: Language }) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const { file, whole, error, refetch } = useReportPages(report.id, language);
  const url = useBlobUrl(whole);
  if (error && !whole) return <StepError error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap={3}>
      {!whole && (
        <Text tone="muted" role="status">
          <Trans>Drawing the pages…</Trans>
        </Text>
      )}
      {url && (
        <div>
          <Button asChild size="compact">
            <a href={url} target="_blank" rel="noreferrer">
              <Trans>Open to print</Trans>
            </a>
          </Button>
        </div>
      )}
      {file ? (
        <PdfPages
          file={file}
          label={t`Pages of the report`}
          language={language}
          isWhole={whole !== undefined}
          withThumbnails
        />
      ) : (
        <StepSkeleton />
      )}
    </Stack>
  );
};

const TextView = ({ language }: { language: Language }) => {
  const { report } = useWizard();
  const { data, error, refetch } = useQuery(reportQueries.model(useApi(), report.id, language));
  const model = useWornModel(useMemo(() => data && printedModel(data), [data]));
  const logos = useCoverLogos(model?.cover.pictureFileId ?? null);
  if (error && !model) return <StepError error={error} onRetry={() => void refetch()} />;
  if (!model) return <StepSkeleton />;
  return (
    <div className={css.layout}>
      <PageThumbnails model={model} />
      <ReportPages model={model} logos={logos} />
    </div>
  );
};
