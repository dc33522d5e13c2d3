import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { UseDraftText } from './use-draft-text.ts';

/** Says of a text that an earlier visit typed that nobody has it yet. Nothing while there is nothing to say. */
export const DraftMark = ({ draft: { text, isFound } }: { readonly draft: Pick<UseDraftText, 'text' | 'isFound'> }) =>
  isFound &&
  text !== '' && (
    <Text size="sm" tone="muted" role="status">
      <Trans>Not sent yet, kept in this browser</Trans>
    </Text>
  );
