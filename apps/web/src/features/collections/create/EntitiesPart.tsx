import { EntityChoice } from './EntityChoice.tsx';
import { Part } from './parts.tsx';
import type { Choices } from './use-choices.ts';
import type { CollectionDraft } from './use-collection-draft.ts';
import { WithoutUsers } from './WithoutUsers.tsx';

type EntitiesPartProps = { readonly form: CollectionDraft; readonly choices: Choices };

/** Who is asked. */
export const EntitiesPart = ({ form, choices: { entities } }: EntitiesPartProps) => {
  const { typed, change, ids, messages } = form;
  return (
    <Part title={messages.labels.entities} id={ids.entities} error={messages.shown.entities}>
      <EntityChoice entities={entities} chosen={typed.entityIds} onChange={(chosen) => change({ entityIds: chosen })} />
      <WithoutUsers entities={entities} chosen={typed.entityIds} />
    </Part>
  );
};
