import type { BuilderContent, BuilderPalette } from '@esg/contract';
import { Button, Card, EmptyState, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { DisclosureEditor } from './DisclosureEditor.tsx';
import { partOf } from './edit-content.ts';
import { PartHeader } from './PartHeader.tsx';
import type { useParts } from './use-parts.ts';

type PartEditorProps = {
  readonly content: BuilderContent;
  readonly id: string;
  readonly palette: BuilderPalette;
  readonly parts: ReturnType<typeof useParts>;
  readonly disabled: boolean;
};

/** The open dimension, topic or disclosure. */
export const PartEditor = ({ content, id, palette, parts, disabled }: PartEditorProps) => {
  const given = partOf(content, id);
  if (!given)
    return (
      <Card>
        <EmptyState
          title={<Trans>This part isn’t there</Trans>}
          purpose={<Trans>It was removed. Choose another one from the list.</Trans>}
        />
      </Card>
    );
  const edits = parts.editsOf(given, disabled);
  return (
    <Card>
      <Stack gap={6} align="stretch">
        <PartHeader given={given} edits={edits} />
        {given.level === 'disclosure' ? (
          <DisclosureEditor disclosure={given.part} palette={palette} onChange={edits.onChange} disabled={disabled} />
        ) : (
          !disabled && (
            <div>
              <Button onClick={() => parts.addBelow(given)}>
                <Plus aria-hidden />
                {given.level === 'dimension' ? <Trans>Add a topic</Trans> : <Trans>Add a disclosure</Trans>}
              </Button>
            </div>
          )
        )}
      </Stack>
    </Card>
  );
};
