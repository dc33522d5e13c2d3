import type { Iro } from '@esg/contract';
import type * as entries from './iros.repository.ts';

/** An entry with the scores that this person may see: their own, and everybody’s once they are shown. */
export const visibleIro = (
  { profileId: _, ...iro }: entries.BareIro,
  scores: readonly entries.ScoreOfIro[],
  userId: string,
): Iro => {
  const isVisible = ({ by }: entries.ScoreOfIro) => iro.revealedAt !== null || by.id === userId;
  const plain = ({ iroId: _iro, settled: _settled, ...score }: entries.ScoreOfIro) => score;
  const given = scores.filter(({ settled }) => !settled);
  return {
    ...iro,
    scoredBy: new Set(given.map(({ by }) => by.id)).size,
    scores: given.filter(isVisible).map(plain),
    settled: scores.filter(({ settled }) => settled).map(plain),
  };
};
