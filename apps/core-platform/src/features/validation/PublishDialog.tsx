import { reportMutations } from '@esg/api-client';
import { useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type Finding, type LocalizedText, mainText, type ProvisionSummary, writtenTexts } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FiguresNotice } from '../../wizard/hub/FiguresNotice.tsx';
import { countToSave, type UnsavedFigure } from '../../wizard/hub/use-figures-to-save.ts';
import { LocalizedTextField } from '../../wizard/LocalizedTextField.tsx';
import { ProvisionCounts } from '../../wizard/provisions/ProvisionCounts.tsx';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { useDetails } from './FindingsList.tsx';
import { findingWords } from './finding-words.ts';
import { WorthALook } from './WorthALook.tsx';

type PublishDialogProps = {
  provisions: ProvisionSummary;
  /** Provisions are missing, and nobody has decided yet to publish without them. */
  isMissing: boolean;
  /** All warnings; those about the report as a whole are repeated. */
  findings: readonly Finding[];
  /** Figures that the data hub lacks or has otherwise. */
  figures: readonly UnsavedFigure[];
  /** Opens the list of those figures. */
  onSaveFigures: () => void;
  onClose: () => void;
  onPublished: () => void;
};

const nothing: LocalizedText = {};

const usePublishing = ({ provisions, isMissing, onPublished }: PublishDialogProps) => {
  const { report } = useWizard();
  const api = useApi();
  const queryClient = useQueryClient();
  const draft = useDraft(`missing-decision-texts/${report.id}`, nothing);
  const reasons = writtenTexts(draft.value);
  const reason = mainText(reasons, report.languages);
  const [tried, setTried] = useState(false);
  const decide = useMutation(reportMutations.decideAboutMissing(api, queryClient, report.id));
  const publish = useMutation(reportMutations.publish(api, queryClient));
  const lacksReason = isMissing && reason.trim().length < 2;
  const confirm = async () => {
    setTried(true);
    if (lacksReason) return;
    if (isMissing) {
      const said = report.languages.length > 1 ? { reason, reasons } : { reason };
      await decide.mutateAsync({ codes: provisions.missing, ...said });
    }
    await publish.mutateAsync(report.id);
    draft.done(draft.value);
    onPublished();
  };
  return {
    reasons: draft.value,
    setReasons: draft.change,
    lacksReason: tried && lacksReason,
    error: decide.error ?? publish.error,
    pending: decide.isPending || publish.isPending,
    // The mutations show the refusal.
    confirm: () => void confirm().catch(() => undefined),
  };
};

const warned = new Set<Finding['kind']>(['reason-repeated', 'edition-later']);

/** Warnings that concern the whole report. */
const WarningsOfAll = ({ findings }: Pick<PublishDialogProps, 'findings'>) => {
  const { i18n } = useLingui();
  const detailOf = useDetails();
  return findings
    .filter(({ kind }) => warned.has(kind))
    .map((finding) => (
      <Banner key={finding.kind} tone="warning" title={detailOf(finding)}>
        {i18n._(findingWords[finding.kind])}
      </Banner>
    ));
};

/** How many texts one of the editions shows in the other language. */
const MissingTranslations = ({ count }: { count: number }) => {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <Banner tone="warning" title={t`Not everything is translated`}>
      <Plural
        value={count}
        one="# text is missing in one language. The files show it in the other."
        other="# texts are missing in one language. The files show them in the other."
      />
    </Banner>
  );
};

type ListedProps = Pick<PublishDialogProps, 'onClose'> & {
  readonly listed: readonly Finding[];
  readonly title: ReactNode;
};

/** What nobody should read first in a published file, each with its place. */
const ListedFindings = ({ listed, title, onClose }: ListedProps) => {
  const language = useLanguage();
  const cite = useCitation();
  const { framework } = useWizard();
  const detailOf = useDetails(framework);
  const disclosures = framework.topics.flatMap((topic) => topic.disclosures);
  const lines = listed.map((finding) => {
    const code = finding.disclosureCode ?? '';
    const fields = disclosures.find((disclosure) => disclosure.code === code)?.fields;
    const field = fields?.find(({ key }) => key === finding.fieldKey);
    return `${cite(code)} ${field?.label[language] ?? ''}: ${detailOf(finding, field)}`;
  });
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <Button size="compact" onClick={onClose}>
          <Trans>Look at them</Trans>
        </Button>
      }
    >
      <Stack as="ul" gap={1}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </Banner>
  );
};

/** Figures that two disclosures state otherwise, which the files would both print, and totals that differ from their parts, which they note. */
const FiguresAtOdds = ({ findings, onClose }: Pick<PublishDialogProps, 'findings' | 'onClose'>) => {
  const stated = findings.filter(({ kind }) => kind === 'figure-differs');
  const totals = findings.filter(({ kind }) => kind === 'total-differs');
  return (
    <>
      {stated.length > 0 && (
        <ListedFindings
          listed={stated}
          onClose={onClose}
          title={
            <Plural
              value={stated.length}
              one="# figure is stated differently in two places, and the files show both"
              other="# figures are stated differently in two places, and the files show both"
            />
          }
        />
      )}
      {totals.length > 0 && (
        <ListedFindings
          listed={totals}
          onClose={onClose}
          title={
            <Plural
              value={totals.length}
              one="# total doesn’t add up, and the files say so in a note"
              other="# totals don’t add up, and the files say so in notes"
            />
          }
        />
      )}
    </>
  );
};

const Warnings = ({ findings, onClose }: Pick<PublishDialogProps, 'findings' | 'onClose'>) => (
  <>
    <WarningsOfAll findings={findings} />
    <WorthALook findings={findings} onLook={onClose} />
    <MissingTranslations count={findings.filter(({ kind }) => kind === 'translation-missing').length} />
  </>
);

/** Offers to keep the figures of the report before it is read-only. */
const FiguresToKeep = ({ figures, onSaveFigures }: Pick<PublishDialogProps, 'figures' | 'onSaveFigures'>) =>
  countToSave(figures).all > 0 && <FiguresNotice figures={figures} onOpen={onSaveFigures} />;

/** Asks again before the report is published, with the status of its provisions, and why missing ones are missing. */
export const PublishDialog = (props: PublishDialogProps) => {
  const { provisions, isMissing, onClose } = props;
  const { t } = useLingui();
  const { issue, problem } = useProblemSentences();
  const { framework, report } = useWizard();
  const publishing = usePublishing(props);
  const missing = provisions.missing.length;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        isMissing ? (
          <Plural value={missing} one="Publish without # provision?" other="Publish without # provisions?" />
        ) : (
          t`Publish this report?`
        )
      }
      description={t`Its settings and answers become read-only. You can edit or unpublish it later.`}
      confirmLabel={t`Publish report`}
      cancelLabel={t`Not yet`}
      pending={publishing.pending}
      onConfirm={publishing.confirm}
    >
      <Stack gap={4}>
        <FiguresAtOdds findings={props.findings} onClose={onClose} />
        <ProvisionCounts framework={framework} provisions={provisions} findings={props.findings} />
        <Warnings findings={props.findings} onClose={onClose} />
        <FiguresToKeep figures={props.figures} onSaveFigures={props.onSaveFigures} />
        {isMissing && (
          <>
            <LocalizedTextField
              label={t`Why they are missing, and who decided`}
              required
              rows={3}
              value={publishing.reasons}
              onChange={publishing.setReasons}
              error={
                publishing.lacksReason
                  ? issue({ rule: 'required', params: {} }, t`Why they are missing, and who decided`)
                  : undefined
              }
            />
            <Text size="sm" tone="muted">
              <Trans>The content index prints this reason with your name and today’s date.</Trans>{' '}
              {report.languages.length > 1 && (
                <Trans>If you write it in one language only, both editions print it in that language.</Trans>
              )}
            </Text>
          </>
        )}
        {publishing.error && (
          <Text tone="danger" role="alert">
            {problem(publishing.error)}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
