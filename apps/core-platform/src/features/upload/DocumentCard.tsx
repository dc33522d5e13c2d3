import { downloadReportDocument, reportDocumentMutations } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { ReportDocument } from '@esg/contract';
import { Button, Card, ConfirmDialog, Heading, Inline, MultiSelect, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

/** One document: who brought it when, what it proves, and the ways to have it or take it away. */
export const DocumentCard = ({ document }: { document: ReportDocument }) => {
  const { fileSize, date } = useFormatters();
  const { readOnly } = useWizard();
  const { name, bytes, at, by } = document;
  const person = by.name;
  const day = date(at);
  return (
    <Card as="li" padding="compact">
      <Stack gap={3} align="stretch">
        <Inline gap={3} justify="between">
          <Stack gap={1}>
            <Heading level={3} size="sm">
              {name}
            </Heading>
            <Text size="sm" tone="muted">
              {fileSize(bytes)} ·{' '}
              <Trans>
                added by {person} on {day}
              </Trans>
            </Text>
          </Stack>
          <Inline gap={2}>
            <DownloadButton document={document} />
            {!readOnly && <RemoveButton document={document} />}
          </Inline>
        </Inline>
        <Proves document={document} />
      </Stack>
    </Card>
  );
};

const DownloadButton = ({ document: { id, name } }: { document: ReportDocument }) => {
  const { t } = useLingui();
  const api = useApi();
  const { report } = useWizard();
  const download = useMutation({
    mutationFn: () => downloadReportDocument(api, report.id, id),
    onSuccess: (blob) => saveFile(blob, name),
    onError: notifyProblem,
  });
  return (
    <Button
      size="compact"
      aria-label={t`Download ${name}`}
      pending={download.isPending}
      onClick={() => download.mutate()}
    >
      <Trans>Download</Trans>
    </Button>
  );
};

const RemoveButton = ({ document: { id, name } }: { document: ReportDocument }) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(reportDocumentMutations.remove(useApi(), useQueryClient(), report.id));
  const confirm = () => remove.mutate(id, { onSuccess: () => setAsking(false), onError: notifyProblem });
  return (
    <>
      <Button size="compact" aria-label={t`Remove ${name}`} onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Remove ${name}?`}
        description={t`The document is deleted. Figures that it proved stay as they are.`}
        confirmLabel={t`Remove document`}
        cancelLabel={t`Keep it`}
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
};

/** What the document proves, saved with each choice; shown as chosen until the gateway refuses it. */
const Proves = ({ document }: { document: ReportDocument }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { report, framework, readOnly } = useWizard();
  const change = useMutation(reportDocumentMutations.change(useApi(), useQueryClient(), report.id));
  const [chosen, setChosen] = useState<readonly string[]>();
  const cite = useCitation();
  const options = useMemo(() => {
    const selected = new Set(report.disclosureCodes);
    return framework.topics
      .flatMap(({ disclosures }) => disclosures)
      .filter(({ code }) => selected.has(code))
      .map(({ code, title }) => ({ value: code, label: `${cite(code)} ${title[language]}` }));
  }, [framework, report.disclosureCodes, language, cite]);
  const choose = (disclosureCodes: string[]) => {
    setChosen(disclosureCodes);
    const refused = (error: Error) => {
      setChosen(undefined);
      notifyProblem(error);
    };
    change.mutate({ documentId: document.id, disclosureCodes }, { onError: refused });
  };
  const label = t`Proves`;
  return (
    <MultiSelect
      label={label}
      hint={t`Disclosures whose figures this document contains.`}
      disabled={readOnly}
      value={[...(chosen ?? document.disclosureCodes)]}
      onChange={({ value }) => choose(value)}
      options={options}
      labels={{
        list: t`Disclosures`,
        none: t`No such disclosure`,
        chosen: label,
        remove: (choice) => t`Remove ${choice.label}`,
      }}
    />
  );
};
