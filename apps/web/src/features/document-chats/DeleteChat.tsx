import { documentChatMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { DocumentChat } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type DeleteChatProps = {
  readonly chat: DocumentChat;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Asks, and deletes a chat with its messages. */
export const DeleteChat = ({ chat: { id, title }, onClose, onDeleted }: DeleteChatProps) => {
  const { problem } = useProblemSentences();
  const { mutate, error, isPending } = useMutation(documentChatMutations.remove(useApi(), useQueryClient()));
  const confirm = () =>
    mutate(id, {
      onSuccess: () => {
        notify('success', msg`Chat deleted`);
        onClose();
        onDeleted();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete “{title}”?</Trans>}
      description={<Trans>Its questions and answers can’t be restored. Your documents stay.</Trans>}
      confirmLabel={<Trans>Delete chat</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={isPending}
      onConfirm={confirm}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
    </ConfirmDialog>
  );
};
