import { houseStyleMutations, houseStyleQueries } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { useBlobUrl } from '@esg/app-kit/pictures';
import type { Letterhead } from '@esg/contract';
import { Banner, Button, Card, ConfirmDialog, Heading, Inline, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LetterheadFile } from './LetterheadFile.tsx';
import { LetterheadRoomForm } from './LetterheadRoomForm.tsx';

type LetterheadCardProps = { readonly id: string; readonly letterhead: Letterhead | null };

/** The letterhead with its reserved space, or a form to add one. */
export const LetterheadCard = ({ id, letterhead }: LetterheadCardProps) => {
  const [removing, setRemoving] = useState(false);
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Letterhead</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            A picture of an A4 page. It appears behind every upright page of PDF and Word files except the cover. Text
            keeps clear of its header and footer.
          </Trans>
        </Text>
        {letterhead && <LetterheadInUse id={id} letterhead={letterhead} />}
        <LetterheadFile id={id} />
        {letterhead && (
          <Inline gap={3}>
            <Button emphasis="quiet" onClick={() => setRemoving(true)}>
              <Trans>Remove the letterhead</Trans>
            </Button>
          </Inline>
        )}
      </Stack>
      {letterhead && removing && <RemoveLetterhead id={id} onClose={() => setRemoving(false)} />}
    </Card>
  );
};

const LetterheadInUse = ({ id, letterhead }: { readonly id: string; readonly letterhead: Letterhead }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { fileId, name, changedBy, changedAt, headMm, footMm } = letterhead;
  const { data: picture } = useQuery(houseStyleQueries.letterhead(useApi(), { id, fileId }));
  const src = useBlobUrl(picture);
  const day = date(changedAt);
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {t`${name}, changed by ${changedBy} on ${day}`}
      </Text>
      <LetterheadRoomForm key={`${headMm} ${footMm}`} id={id} stored={{ headMm, footMm }} src={src} />
    </Stack>
  );
};

const RemoveLetterhead = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(houseStyleMutations.removeLetterhead(api, queryClient, id));
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onClose();
        notify('success', msg`Letterhead removed`);
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Remove the letterhead?</Trans>}
      description={
        <Trans>
          Drafts and new files use plain pages again. What is published stays as it is. To use the letterhead again,
          upload it again.
        </Trans>
      }
      confirmLabel={<Trans>Remove the letterhead</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
