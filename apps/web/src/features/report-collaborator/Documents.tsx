import { downloadContributionFile } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { AttachmentRow } from '@esg/app-kit/attachments';
import { type Contribution, type ContributionEvidence, printedCode } from '@esg/contract';
import { Heading, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type DocumentsProps = { readonly invitation: Contribution; readonly evidence: readonly ContributionEvidence[] };

/** Documents that the person added to answers, each to download. Shows nothing if there are none. */
export const Documents = ({ invitation, evidence }: DocumentsProps) => {
  const api = useApi();
  const language = useLanguage();
  if (evidence.length === 0) return null;
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Documents</Trans>
      </Heading>
      {evidence.map(({ id, fileName, bytes, disclosureCode }) => (
        <AttachmentRow
          key={id}
          name={fileName}
          bytes={bytes}
          detail={printedCode(disclosureCode, invitation.report.versionId, language)}
          read={() => downloadContributionFile(api, invitation.id, id)}
        />
      ))}
    </Stack>
  );
};
