import { AskedChoice } from './AskedChoice.tsx';
import { Part } from './parts.tsx';
import type { Choices } from './use-choices.ts';
import type { CollectionDraft } from './use-collection-draft.ts';
import { WithoutUsers } from './WithoutUsers.tsx';

type AskedPartProps = { readonly form: CollectionDraft; readonly choices: Choices };

/** Who is asked. */
export const AskedPart = ({ form, choices: { askable } }: AskedPartProps) => {
  const { entityIds, choose, ids, messages } = form;
  return (
    <Part title={messages.labels.entities} id={ids.entities} error={messages.shown.entities}>
      <AskedChoice askable={askable} chosen={entityIds} onChange={choose} />
      <WithoutUsers askable={askable} chosen={entityIds} />
    </Part>
  );
};
