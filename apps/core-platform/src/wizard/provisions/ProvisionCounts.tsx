import { useLanguage } from '@esg/app-kit';
import { type Framework, type ProvisionSummary, standingWords } from '@esg/contract';
import { Inline, Status } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type ProvisionCountsProps = { framework: Pick<Framework, 'kind' | 'versionId'>; provisions: ProvisionSummary };

/** How many provisions are reported, explained and missing; in part and still to complete where there are some, begun or not. */
export const ProvisionCounts = ({ framework, provisions }: ProvisionCountsProps) => {
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
      <Status tone="info">
        {words.explained}: {explained}
      </Status>
      {open > 0 && (
        <Status tone="progress">
          <Trans>Still to complete: {open}</Trans>
        </Status>
      )}
      <Status tone={missing.length > 0 ? 'danger' : 'neutral'}>
        {words.missing}: {missing.length}
      </Status>
    </Inline>
  );
};
