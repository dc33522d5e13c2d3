import type { Suggestion } from '@esg/contract';
import { Checkbox } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { AlsoToHubState } from './use-also-to-hub.ts';

type AlsoToHubProps = { readonly hub: AlsoToHubState; readonly candidates: readonly Suggestion[] };

/** Offers to save accepted figures to the data hub in the same step. Shows nothing where only texts are suggested. */
export const AlsoToHub = ({ hub, candidates }: AlsoToHubProps) => {
  const { t } = useLingui();
  if (!hub.isPossible || candidates.every(({ period }) => period === null)) return null;
  return (
    <Checkbox
      label={t`Also save accepted figures to the data hub`}
      hint={t`With their page as evidence. A figure that the data hub has already is never replaced here.`}
      value={hub.isWanted}
      onChange={({ value }) => hub.want(value)}
    />
  );
};
