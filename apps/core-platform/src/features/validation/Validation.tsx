import { reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Finding, Language, ValidationResult } from '@esg/contract';
import { Banner, Button, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { decimalsId, designTextId, fieldId, settingId } from '../../wizard/field-id.ts';
import { SaveFigures } from '../../wizard/hub/SaveFigures.tsx';
import { StepError } from '../../wizard/loading.tsx';
import { noteId } from '../../wizard/restatements/note-id.ts';
import { RestatementNotes } from '../../wizard/restatements/RestatementNotes.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { ReportApprovalPanel } from '../../wizard/work/ReportApprovalPanel.tsx';
import { useReportApproval } from '../../wizard/work/use-report-approval.ts';
import { ChangesToExplain } from './ChangesToExplain.tsx';
import { FindingsList } from './FindingsList.tsx';
import { FindingsSkeleton } from './FindingsSkeleton.tsx';
import { OneUnit } from './OneUnit.tsx';
import { ProvisionsPanel } from './ProvisionsPanel.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { UpdateNumbers } from './UpdateNumbers.tsx';

/** The setting of the report that a finding's text belongs to. */
const settings: Readonly<Record<string, string>> = {
  name: 'names',
  description: 'descriptions',
  reportingBoundary: 'reportingBoundaries',
};

const controlOf = ({ kind, disclosureCode, fieldKey, language, params }: Finding, main: Language | undefined) => {
  if (params?.textId) return designTextId(String(params.textId));
  if (kind === 'decimals-uneven') return decimalsId(String(params?.disclosure), String(params?.field));
  const setting = language && settings[String(params?.text)];
  if (setting) return settingId(setting, language);
  if (!disclosureCode || !fieldKey) return undefined;
  if (kind !== 'restatement-unexplained' && params?.text !== 'note') return fieldId(disclosureCode, fieldKey);
  const breakdown = params?.breakdown === undefined ? {} : { breakdown: String(params.breakdown) };
  const place = { disclosureCode, fieldKey, ...breakdown, descriptor: String(params?.row ?? '') };
  return noteId(place, language === null || language === main ? undefined : language);
};

/** Step: what prevents the publication, and the publication itself. */
export const Validation = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const query = useQuery({ ...reportQueries.validation(useApi(), report.id), staleTime: 0 });
  const { data, error, isFetching, refetch } = query;
  // Requested at once, not only when the checks are done.
  const { isAwaited } = useReportApproval();
  const [checks, setChecks] = useState(0);
  const check = () => void refetch().then(() => setChecks((before) => before + 1));
  // Missing provisions have a separate panel.
  const findings = (data?.findings ?? []).filter(({ kind }) => kind !== 'provisions-missing');
  const isClear = data?.findings.length === 0;

  return (
    <Stack gap={6}>
      <StepIntro
        title={t`Validate`}
        purpose={t`Everything is checked again each time you open this step. Open a finding to go to its place.`}
        action={
          <Button pending={isFetching} onClick={check}>
            <Trans>Check again</Trans>
          </Button>
        }
      />
      {error && !data && <StepError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <FindingsSkeleton />}
      {isClear && (
        <Banner tone="success" title={t`Nothing is missing`}>
          <Trans>Every selected disclosure is complete or left out with a reason.</Trans>
        </Banner>
      )}
      {data && <Outcome {...data} findings={findings} isAwaited={isAwaited} checks={checks} />}
    </Stack>
  );
};

type OutcomeProps = Readonly<ValidationResult> & {
  /** Publishing waits for an approval of the whole report. */
  readonly isAwaited: boolean;
  /** How often the person has checked again. */
  readonly checks: number;
};

/** The findings: first those that can be resolved here, then links to the other places. */
const Outcome = ({ findings, provisions, changes, isAwaited, checks }: OutcomeProps) => {
  const { report, framework } = useWizard();
  const [language] = report.languages;
  // Why a figure changed is asked above.
  const listed = useMemo(() => findings.filter(({ kind }) => kind !== 'change-unexplained'), [findings]);
  const renderLink = useCallback(
    (finding: Finding, words: ReactNode) => (
      <TextLink asChild>
        <StepLink
          step={finding.step}
          disclosure={finding.step === 'data-input' ? (finding.disclosureCode ?? undefined) : undefined}
          control={controlOf(finding, language)}
        >
          {words}
        </StepLink>
      </TextLink>
    ),
    [language],
  );
  const blockingCount = findings.filter(({ blocking }) => blocking).length;
  return (
    <>
      <RestatementNotes />
      <ReportApprovalPanel blockingCount={blockingCount} />
      {!isAwaited && <PublishPanel findings={findings} provisions={provisions} />}
      <ProvisionsPanel provisions={provisions} findings={findings} />
      <SaveFigures />
      <UpdateNumbers findings={findings} />
      <OneUnit findings={findings} />
      {/* After checking again, only open questions are shown. */}
      <ChangesToExplain key={checks} findings={findings} changes={changes} />
      <FindingsList findings={listed} framework={framework} renderLink={renderLink} />
    </>
  );
};
