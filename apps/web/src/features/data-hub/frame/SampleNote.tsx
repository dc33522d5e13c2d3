import { Badge, Inline, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { HubChoices } from './use-hub-choices.ts';

type SampleNoteProps = { readonly choices: Pick<HubChoices, 'entities' | 'subject'> };

/** Says that the figures in sight are those of the sample company; nothing for one's own. */
export const SampleNote = ({ choices: { entities = [], subject } }: SampleNoteProps) =>
  entities.some(({ id, isSample }) => isSample && id === subject) && (
    <Inline gap={2}>
      <Badge tone="accent">
        <Trans>Sample</Trans>
      </Badge>
      <Text as="span" size="sm" tone="muted">
        <Trans>An invented company with invented figures. They never count among your own.</Trans>
      </Text>
    </Inline>
  );
