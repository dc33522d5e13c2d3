import { Button, Inline, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { UseDraft } from './use-draft.ts';

type DraftMarkProps = { readonly draft: Pick<UseDraft<unknown>, 'isFound' | 'discard'> };

/** Says that text from an earlier visit has not been sent, and lets it be dropped. Nothing where there is none. */
export const DraftMark = ({ draft: { isFound, discard } }: DraftMarkProps) =>
  isFound && (
    <Inline gap={2}>
      <Text size="sm" tone="muted" role="status">
        <Trans>Not sent yet, kept in this browser</Trans>
      </Text>
      <Button size="compact" emphasis="bare" onClick={discard}>
        <Trans>Discard</Trans>
      </Button>
    </Inline>
  );
