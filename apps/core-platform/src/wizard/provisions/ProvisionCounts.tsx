import { useLanguage } from '@esg/app-kit';
import { type Finding, type Framework, type ProvisionSummary, standingWords } from '@esg/contract';
import { Inline, Status, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useCitation } from '../use-citation.ts';
import { useWizard } from '../wizard-context.ts';
import { type Unmanaged, unmanagedTopics } from './unmanaged-topics.ts';

type ProvisionCountsProps = {
  framework: Pick<Framework, 'kind' | 'versionId'>;
  provisions: ProvisionSummary;
  findings: readonly Finding[];
};

/** The number of provisions with each status, without statuses that none has; a sentence says that none is missing. */
export const ProvisionCounts = ({ framework, provisions, findings }: ProvisionCountsProps) => {
  const wizard = useWizard();
  const unmanaged = unmanagedTopics(wizard.framework, wizard.report, findings);
  const words = standingWords(framework, useLanguage());
  const { reported, inPart, explained, open, missing } = provisions;
  return (
    <Inline gap={3}>
      <Status tone="success">
        {words.reported}: {reported}
      </Status>
      {inPart > 0 && (
        <Status tone="warning">
          {words['in-part']}: {inPart}
        </Status>
      )}
      {explained > 0 && (
        <Status tone="info">
          {words.explained}: {explained}
        </Status>
      )}
      {open > 0 && (
        <Status tone="progress">
          {words.open}: {open}
        </Status>
      )}
      {missing.length > 0 && (
        <Status tone="danger">
          {words.missing}: {missing.length}
        </Status>
      )}
      {unmanaged && <UnmanagedStatus unmanaged={unmanaged} />}
      {missing.length === 0 && open === 0 && !unmanaged && (
        <Text as="span" size="sm" tone="muted">
          <Trans>Nothing is missing.</Trans>
        </Text>
      )}
    </Inline>
  );
};

const UnmanagedStatus = ({ unmanaged: { code, topics } }: { readonly unmanaged: Unmanaged }) => {
  const cited = useCitation()(code);
  return (
    <Status tone="danger">
      {topics === 0 ? (
        <Trans>Missing: {cited}</Trans>
      ) : (
        <Plural value={topics} one={`Missing: ${cited} for # topic`} other={`Missing: ${cited} for # topics`} />
      )}
    </Status>
  );
};
