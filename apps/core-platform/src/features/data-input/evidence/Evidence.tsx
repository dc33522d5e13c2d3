import { disclosureEvidenceQueries, reportDocumentQueries } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { Disclosure } from '@esg/contract';
import { Banner, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { AddEvidence } from './AddEvidence.tsx';
import { EvidenceRow } from './EvidenceRow.tsx';
import { useEvidenceAsked } from './use-evidence-asked.ts';

/** Evidence of the disclosure: documents of the report, of invited people, and of the data its answers came from. */
export const Evidence = ({ disclosure }: { readonly disclosure: Disclosure }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { report, readOnly } = useWizard();
  const api = useApi();
  const mayWrite = useMay('report:write') && !readOnly;
  const proofs = useQuery(disclosureEvidenceQueries.of(api, report.id, disclosure.code));
  const documents = useQuery(reportDocumentQueries.all(api, report.id));
  const error = (!proofs.data && proofs.error) || (!documents.data && documents.error);
  if (error)
    return (
      <Text tone="danger" role="alert">
        {problem(error)}
      </Text>
    );
  if (!proofs.data || !documents.data)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton />
      </SkeletonGroup>
    );
  return (
    <Stack gap={6} align="stretch">
      {proofs.data.length === 0 && <NoneYet disclosure={disclosure} />}
      {proofs.data.length > 0 && (
        <Stack as="ul" gap={4} align="stretch" aria-label={t`Evidence`}>
          {proofs.data.map((proof) => (
            <EvidenceRow
              key={proof.id}
              proof={proof}
              document={documents.data.find(({ id }) => id === proof.id)}
              code={disclosure.code}
              mayWrite={mayWrite}
            />
          ))}
        </Stack>
      )}
      {mayWrite && <AddEvidence code={disclosure.code} documents={documents.data} />}
    </Stack>
  );
};

const NoneYet = ({ disclosure }: { readonly disclosure: Disclosure }) => {
  const { t } = useLingui();
  const { isAsked, isBlocking } = useEvidenceAsked(disclosure);
  if (!isAsked)
    return (
      <Text tone="muted">
        <Trans>
          No document proves this disclosure yet. Add bills, registers or calculations, so that others can check it.
        </Trans>
      </Text>
    );
  return (
    <Banner tone="warning" title={t`Evidence is needed`}>
      {isBlocking ? (
        <Trans>The report isn’t published without it.</Trans>
      ) : (
        <Trans>Your organisation asks for it. Without it, validation says so.</Trans>
      )}
    </Banner>
  );
};
