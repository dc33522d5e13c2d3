import { useProgressWords } from '@esg/app-kit/entities';
import { type CollectionProgress, mayAnswer, type PortalRequest, settledOf } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

type Counted = CollectionProgress & Pick<PortalRequest, 'known' | 'status' | 'closedAt' | 'isArchived'>;

/** How far a request is: while it can be answered, what was known before is not answered, but to be checked. */
export const useOwnProgress = (request: Counted) => {
  const { t } = useLingui();
  const words = useProgressWords();
  const known = mayAnswer(request) ? request.known : 0;
  const { blocked, total } = request;
  const own = { answered: request.answered - known, blocked, total };
  const said = words(own);
  return { done: settledOf(own), words: known === 0 ? said : t`${said}, ${known} to check` };
};
