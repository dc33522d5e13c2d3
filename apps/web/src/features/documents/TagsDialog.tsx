import { documentTagMutations } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type DocumentTagCategory, documentLimits } from '@esg/contract';
import { Badge, Banner, Button, ConfirmDialog, Dialog, Inline, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CategoryDialog } from './CategoryDialog.tsx';

type TagsDialogProps = { readonly categories: readonly DocumentTagCategory[]; readonly onClose: () => void };
type Acting = { readonly deed: 'edit' | 'delete'; readonly category?: DocumentTagCategory };

/** Lists the categories of tags, and adds, changes and deletes them. */
export const TagsDialog = ({ categories, onClose }: TagsDialogProps) => {
  const { t } = useLingui();
  const [acting, setActing] = useState<Acting>();
  const close = () => setActing(undefined);
  if (acting?.deed === 'edit') return <CategoryDialog category={acting.category} onClose={close} />;
  if (acting?.category) return <DeleteCategory category={acting.category} onClose={close} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Tags`}
      description={t`Tags group documents by topic, year, site or whatever you search by.`}
      closeLabel={t`Close`}
      actions={
        categories.length < documentLimits.categoriesMax && (
          <Button emphasis="strong" onClick={() => setActing({ deed: 'edit' })}>
            <Trans>Add tag category</Trans>
          </Button>
        )
      }
    >
      {categories.length === 0 ? (
        <Text tone="muted">
          <Trans>No tags yet. Start with a category such as “Topic”, with tags such as “Energy” and “Water”.</Trans>
        </Text>
      ) : (
        <Stack as="ul" gap={3} align="stretch">
          {categories.map((category) => (
            <CategoryRow key={category.id} category={category} onAct={(deed) => setActing({ deed, category })} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
};

type CategoryRowProps = {
  readonly category: DocumentTagCategory;
  readonly onAct: (deed: Acting['deed']) => void;
};

const CategoryRow = ({ category: { name, tags, isVisible }, onAct }: CategoryRowProps) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  return (
    <li>
      <Inline gap={3} justify="between">
        <Stack gap={1}>
          <Inline gap={2}>
            <Text strong>{name}</Text>
            {!isVisible && (
              <Badge>
                <Trans>Hidden</Trans>
              </Badge>
            )}
          </Inline>
          <Text size="sm" tone="muted">
            {tags.length > 0 ? list(tags.map((tag) => tag.name)) : <Trans>No tags yet</Trans>}
          </Text>
        </Stack>
        <Inline gap={2}>
          <Button size="compact" aria-label={t`Edit ${name}`} onClick={() => onAct('edit')}>
            <Trans>Edit</Trans>
          </Button>
          <Button size="compact" aria-label={t`Delete ${name}`} onClick={() => onAct('delete')}>
            <Trans>Delete</Trans>
          </Button>
        </Inline>
      </Inline>
    </li>
  );
};

type DeleteCategoryProps = { readonly category: DocumentTagCategory; readonly onClose: () => void };

const DeleteCategory = ({ category: { id, name }, onClose }: DeleteCategoryProps) => {
  const { problem } = useProblemSentences();
  const { mutate, error, isPending } = useMutation(documentTagMutations.remove(useApi(), useQueryClient()));
  const confirm = () =>
    mutate(id, {
      onSuccess: () => {
        notify('success', msg`Tags deleted`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {name}?</Trans>}
      description={<Trans>Its tags are removed from all documents. The documents are kept.</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={isPending}
      onConfirm={confirm}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
    </ConfirmDialog>
  );
};
