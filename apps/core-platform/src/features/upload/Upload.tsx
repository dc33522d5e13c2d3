import { reportDocumentQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { ReportDocument } from '@esg/contract';
import { EmptyState, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { DocumentAnswers } from './DocumentAnswers.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentDrop } from './DocumentDrop.tsx';

/** Step: documents of the report, and the disclosures each supports. */
export const Upload = () => {
  const { t } = useLingui();
  const { report, readOnly } = useWizard();
  const { data, error, refetch } = useQuery(reportDocumentQueries.all(useApi(), report.id));
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Upload documents`}
        purpose={t`Bills, certificates and minutes that prove what the report says. They stay with the report and aren’t published.`}
      />
      {!readOnly && <DocumentAnswers />}
      {data && !readOnly && <DocumentDrop documents={data} />}
      {data && <Documents documents={data} />}
      {!data && !error && <StepSkeleton />}
      {!data && error && <StepError error={error} onRetry={() => void refetch()} />}
    </Stack>
  );
};

const Documents = ({ documents }: { documents: readonly ReportDocument[] }) =>
  documents.length === 0 ? (
    <EmptyState
      title={<Trans>No document yet</Trans>}
      purpose={<Trans>Add the electricity bill behind a figure, and say which disclosure it proves.</Trans>}
    />
  ) : (
    <Stack as="ul" gap={3} align="stretch">
      {documents.map((document) => (
        <DocumentCard key={document.id} document={document} />
      ))}
    </Stack>
  );
