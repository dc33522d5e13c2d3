import { collectionMutations, downloadCollection } from '@esg/api-client';
import { notify, notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import type { Collection } from '@esg/contract';
import { Button, IconButton, Inline, Menu, MenuItem } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { usePartyWords } from '../party/use-party-words.ts';
import { AskedDialog } from './AskedDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { QuestionsDialog } from './QuestionsDialog.tsx';

type CollectionActionsProps = { readonly collection: Collection; readonly mayWrite: boolean };

/** Export of the board, and what can be done with the collection as a whole. */
export const CollectionActions = ({ collection, mayWrite }: CollectionActionsProps) => {
  const api = useApi();
  const language = useLanguage();
  const file = useMutation({
    mutationFn: () => downloadCollection(api, collection.id, language),
    onSuccess: (blob) => saveFile(blob, `${collection.name}.xlsx`),
    onError: notifyProblem,
  });
  return (
    <Inline gap={2}>
      <Button
        icon={<Download size="1rem" strokeWidth={1.5} aria-hidden />}
        pending={file.isPending}
        onClick={() => !file.isPending && file.mutate()}
      >
        <Trans>Export as Excel</Trans>
      </Button>
      {mayWrite && <More collection={collection} />}
    </Inline>
  );
};

const More = ({ collection }: Pick<CollectionActionsProps, 'collection'>) => {
  const { t } = useLingui();
  const [open, setOpen] = useState<'change' | 'questions' | 'asked' | 'delete'>();
  const { id, of, version, closedAt } = collection;
  const { change } = usePartyWords(of);
  const closing = useMutation(collectionMutations.close(useApi(), useQueryClient()));
  const isClosed = closedAt !== null;
  const turn = () =>
    closing.mutate(
      { id, isClosed: !isClosed, version },
      {
        onSuccess: () => notify('success', isClosed ? msg`Collection reopened` : msg`Collection closed`),
        onError: notifyProblem,
      },
    );
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label={t`More actions`} icon={<EllipsisVertical />} pending={closing.isPending} />}
      >
        {!isClosed && (
          <MenuItem onSelect={() => setOpen('change')}>
            <Trans>Edit collection</Trans>
          </MenuItem>
        )}
        {!isClosed && (
          <MenuItem onSelect={() => setOpen('questions')}>
            <Trans>Add questions</Trans>
          </MenuItem>
        )}
        {!isClosed && <MenuItem onSelect={() => setOpen('asked')}>{change.title}</MenuItem>}
        <MenuItem asChild>
          <Link to="/ct/entity-reporting/new" search={{ from: id }}>
            <Trans>Copy for another year</Trans>
          </Link>
        </MenuItem>
        <MenuItem onSelect={turn}>
          {isClosed ? <Trans>Reopen collection</Trans> : <Trans>Close collection</Trans>}
        </MenuItem>
        <MenuItem tone="danger" onSelect={() => setOpen('delete')}>
          <Trans>Delete collection</Trans>
        </MenuItem>
      </Menu>
      {open === 'change' && <ChangeDialog collection={collection} onClose={() => setOpen(undefined)} />}
      {open === 'questions' && <QuestionsDialog collection={collection} onClose={() => setOpen(undefined)} />}
      {open === 'asked' && <AskedDialog collection={collection} onClose={() => setOpen(undefined)} />}
      {open === 'delete' && <DeleteDialog collection={collection} onClose={() => setOpen(undefined)} />}
    </>
  );
};
