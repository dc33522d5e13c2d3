import { downloadContributionFile } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useFormatters } from '@esg/app-kit';
import type { Contribution, ContributionEvidence } from '@esg/contract';
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
        <Document key={document.id} invitationId={invitation.id} document={document} />
      ))}
    </Stack>
  );
};

type DocumentProps = { readonly invitationId: string; readonly document: ContributionEvidence };

const Document = ({ invitationId, document }: DocumentProps) => {
  const api = useApi();
  const { fileSize } = useFormatters();
  const [isPending, setIsPending] = useState(false);
  const { id, fileName, bytes, disclosureCode } = document;
  const fetchIt = async () => {
    setIsPending(true);
    await downloadContributionFile(api, invitationId, id).then((blob) => saveFile(blob, fileName), notifyProblem);
    setIsPending(false);
  };
  return (
    <Inline gap={2} justify="between">
      <Text as="span">
        {fileName}{' '}
        <Text as="span" size="sm" tone="muted" numeric>
          {disclosureCode} · {fileSize(bytes)}
        </Text>
      </Text>
      <Button size="compact" pending={isPending} aria-label={fileName} onClick={() => void fetchIt()}>
        <Trans>Download</Trans>
      </Button>
    </Inline>
  );
};
