import { downloadContributionFile } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { type Contribution, type ContributionEvidence, printedCode } from '@esg/contract';
import { Button, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

type DocumentsProps = { readonly invitation: Contribution; readonly evidence: readonly ContributionEvidence[] };

/** Documents that the person left with answers, each to be fetched. Nothing where there are none. */
export const Documents = ({ invitation, evidence }: DocumentsProps) => {
  if (evidence.length === 0) return null;
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Documents</Trans>
      </Heading>
      {evidence.map((document) => (
        <Document key={document.id} invitation={invitation} document={document} />
      ))}
    </Stack>
  );
};

type DocumentProps = Pick<DocumentsProps, 'invitation'> & { readonly document: ContributionEvidence };

const Document = ({ invitation, document }: DocumentProps) => {
  const api = useApi();
  const { fileSize } = useFormatters();
  const language = useLanguage();
  const [isPending, setIsPending] = useState(false);
  const { id, fileName, bytes, disclosureCode } = document;
  const fetchIt = async () => {
    setIsPending(true);
    await downloadContributionFile(api, invitation.id, id).then((blob) => saveFile(blob, fileName), notifyProblem);
    setIsPending(false);
  };
  return (
    <Inline gap={2} justify="between">
      <Text as="span">
        {fileName}{' '}
        <Text as="span" size="sm" tone="muted" numeric>
          {printedCode(disclosureCode, invitation.report.versionId, language)} · {fileSize(bytes)}
        </Text>
      </Text>
      <Button size="compact" pending={isPending} aria-label={fileName} onClick={() => void fetchIt()}>
        <Trans>Download</Trans>
      </Button>
    </Inline>
  );
};
