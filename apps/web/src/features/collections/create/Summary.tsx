import { Text } from '@esg/ui';
import { Plural } from '@lingui/react/macro';
import { usePartyWords } from '../party/use-party-words.ts';
import type { Choices } from './use-choices.ts';
import type { CollectionDraft } from './use-collection-draft.ts';

type SummaryProps = { readonly form: CollectionDraft; readonly choices: Choices };

/** What will be sent: how many are asked for how many figures. */
export const Summary = ({ form: { entityIds, sectionIds }, choices: { askable } }: SummaryProps) => {
  const { ask } = usePartyWords(askable.of);
  return (
    <Text strong role="status">
      {ask.count(entityIds.length)} × <Plural value={sectionIds.length} one="# figure" other="# figures" />
    </Text>
  );
};
