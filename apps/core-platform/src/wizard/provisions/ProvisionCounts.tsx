import type { Framework, ProvisionSummary } from '@esg/contract';
import { Inline, Status } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { provisionWords } from './provision-words.ts';

type ProvisionCountsProps = { framework: Pick<Framework, 'kind'>; provisions: ProvisionSummary };

/** How many provisions are reported, explained and missing; in part and in progress where there are some. */
export const ProvisionCounts = ({ framework, provisions }: ProvisionCountsProps) => {
  const { i18n } = useLingui();
  const words = provisionWords(framework);
  const { reported, inPart, explained, open, missing } = provisions;
  return (
    <Inline gap={3}>
      <Status tone="success">
        {i18n._(words.reported)}: {reported}
      </Status>
      {inPart > 0 && (
        <Status tone="warning">
          {i18n._(words['in-part'])}: {inPart}
        </Status>
      )}
      <Status tone="info">
        {i18n._(words.explained)}: {explained}
      </Status>
      {open > 0 && (
        <Status tone="progress">
          {i18n._(words.open)}: {open}
        </Status>
      )}
      <Status tone={missing.length > 0 ? 'danger' : 'neutral'}>
        {i18n._(words.missing)}: {missing.length}
      </Status>
    </Inline>
  );
};
