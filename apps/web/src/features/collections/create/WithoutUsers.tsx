import type { Askable } from '../party/askable.ts';
import { NobodyAnswers } from '../party/NobodyAnswers.tsx';

type WithoutUsersProps = { readonly askable: Askable; readonly chosen: readonly string[] };

/** Says beside the choice for which of the chosen ones nobody answers yet. */
export const WithoutUsers = ({ askable: { of, asked }, chosen }: WithoutUsersProps) => {
  const ids = new Set(chosen);
  const alone = asked.flatMap(({ entity, users }) => (ids.has(entity.id) && users === 0 ? [entity.name] : []));
  return <NobodyAnswers of={of} alone={alone} />;
};
