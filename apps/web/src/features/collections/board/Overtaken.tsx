import type { ApiError } from '@esg/api-client';
import { useFormatters, useProblemSentences } from '@esg/app-kit';
import { Banner, Facts } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

type OvertakenProps = {
  readonly error: ApiError;
  /** What can be chosen, by name. */
  readonly all: readonly { readonly id: string; readonly name: string }[];
  /** Ids of what somebody else added and removed. */
  readonly added: readonly string[] | undefined;
  readonly removed?: readonly string[] | undefined;
};

/** Why a choice was not stored; and where somebody else was first, what they added and removed, which is kept. */
export const Overtaken = ({ error, all, added = [], removed = [] }: OvertakenProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { list } = useFormatters();
  const facts = [
    { term: t`Added by someone else`, ids: added },
    { term: t`Removed by someone else`, ids: removed },
  ].filter(({ ids }) => ids.length > 0);
  const namesOf = (ids: readonly string[]) => list(all.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
  return (
    <Banner tone="danger" title={problem(error)}>
      {facts.length > 0 && <Facts facts={facts.map(({ term, ids }) => ({ term, value: namesOf(ids) }))} />}
    </Banner>
  );
};
