import { Text } from '@esg/ui';
import { Plural } from '@lingui/react/macro';
import type { CollectionDraft } from './use-collection-draft.ts';

/** What will be sent: how many entities are asked for how many figures. */
export const Summary = ({ form: { typed, sectionIds } }: { readonly form: CollectionDraft }) => {
  const asked = typed.entityIds.length;
  return (
    <Text strong role="status">
      <Plural value={asked} one="# entity" other="# entities" /> ×{' '}
      <Plural value={sectionIds.length} one="# figure" other="# figures" />
    </Text>
  );
};
