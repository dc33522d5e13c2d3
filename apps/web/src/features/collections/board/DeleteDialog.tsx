import { collectionMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { type Collection, hasAnswered } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { searchOf } from '../party/search-of.ts';
import { usePartyWords } from '../party/use-party-words.ts';

type DeleteDialogProps = { readonly collection: Collection; readonly onClose: () => void };

/** Deletes the collection, and says before that the figures stay. */
export const DeleteDialog = ({ collection: { id, of, name, requests }, onClose }: DeleteDialogProps) => {
  const { change } = usePartyWords(of);
  const answered = requests.filter(hasAnswered).length;
  const { problem } = useProblemSentences();
  const navigate = useNavigate();
  const remove = useMutation(collectionMutations.remove(useApi(), useQueryClient()));
  const run = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notify('success', msg`Collection deleted`);
        void navigate({ to: '/ct/entity-reporting', search: searchOf(of) });
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {name}?</Trans>}
      description={change.deleted}
      confirmLabel={<Trans>Delete collection</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={remove.isPending}
      onConfirm={run}
    >
      {answered > 0 && <Banner tone="warning" title={change.answered(answered)} />}
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
