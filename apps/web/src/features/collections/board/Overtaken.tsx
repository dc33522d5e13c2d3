import type { ApiError } from '@esg/api-client';
import { useFormatters, useProblemSentences } from '@esg/app-kit';
import { Banner, Facts } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

type OvertakenProps = {
  readonly error: ApiError;
  /** Names of what somebody else added and removed meanwhile. */
  readonly added: readonly string[];
  readonly removed?: readonly string[];
};

/** Why a choice was not stored; and where somebody else was first, what they added and removed, which is kept. */
export const Overtaken = ({ error, added, removed = [] }: OvertakenProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { list } = useFormatters();
  const facts = [
    { term: t`Added meanwhile`, names: added },
    { term: t`Removed meanwhile`, names: removed },
  ].filter(({ names }) => names.length > 0);
  return (
    <Banner tone="danger" title={problem(error)}>
      {facts.length > 0 && <Facts facts={facts.map(({ term, names }) => ({ term, value: list(names) }))} />}
    </Banner>
  );
};
