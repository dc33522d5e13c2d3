import { contentMutations, contentQueries } from '@esg/api-client';
import { languageNames, notify, notifyProblem, tagOf, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { type ContentEntry, isContentWritten, languages } from '@esg/contract';
import {
  Card,
  CardAbove,
  CardLink,
  ConfirmDialog,
  Heading,
  IconButton,
  Inline,
  Menu,
  MenuItem,
  Stack,
  Text,
} from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PublishedMark } from './EntryEditorPage.tsx';
import { changeOf, missingOf } from './entry-draft.ts';

type EntryCardProps = {
  readonly entry: ContentEntry;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
};

/** One entry as its editors see it: state, languages, who changed it last, and the actions on it. */
export const EntryCard = ({ entry, onUp, onDown }: EntryCardProps) => {
  const { t } = useLingui();
  const { date, list } = useFormatters();
  const shown = useLanguage();
  const { data: categories } = useQuery(contentQueries.categories(useApi()));
  const language = entry.title[shown] ? shown : (languages.find((each) => entry.title[each]) ?? shown);
  const written = languages.filter((each) => isContentWritten(entry, each)).map((each) => languageNames[each]);
  const category = categories?.find(({ id }) => id === entry.categoryId)?.title[shown];
  const facts = [
    category,
    written.length > 0 ? list(written) : t`No text yet`,
    entry.updatedBy ? t`${date(entry.updatedAt)}, ${entry.updatedBy}` : date(entry.updatedAt),
  ];
  return (
    <Card as="li" padding="compact">
      <Inline justify="between" wrap={false} align="start">
        <Stack gap={1}>
          <Heading level={2} size="sm" lang={tagOf(language)}>
            <CardLink>
              <Link to="/ct/help/edit/$entryId" params={{ entryId: entry.id }}>
                {entry.title[language]}
              </Link>
            </CardLink>
          </Heading>
          <Inline>
            <PublishedMark isPublished={entry.publishedAt !== null} />
            <Text as="span" size="sm" tone="muted">
              {facts.filter(Boolean).join(' · ')}
            </Text>
          </Inline>
        </Stack>
        <CardAbove>
          <EntryMenu entry={entry} name={entry.title[language]} onUp={onUp} onDown={onDown} />
        </CardAbove>
      </Inline>
    </Card>
  );
};

const iconProps = { size: '1.125rem', strokeWidth: 1.5, 'aria-hidden': true } as const;

const EntryMenu = ({ entry, name, onUp, onDown }: EntryCardProps & { readonly name: string }) => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const change = useMutation(contentMutations.change(api, queryClient, entry.id));
  const isPublished = entry.publishedAt !== null;
  const turn = () =>
    change.mutate(changeOf(entry, !isPublished), {
      onSuccess: () =>
        isPublished
          ? notify('success', msg`No longer published. Only editors see it.`)
          : notify('success', msg`Published. Everyone can read it now.`),
      onError: notifyProblem,
    });
  return (
    <>
      <Menu align="end" trigger={<IconButton size="compact" label={t`Actions for ${name}`} icon={<Ellipsis />} />}>
        <MenuItem
          icon={isPublished ? <EyeOff {...iconProps} /> : <Eye {...iconProps} />}
          disabled={!isPublished && missingOf(entry, true) !== undefined}
          onSelect={turn}
        >
          {isPublished ? <Trans>Unpublish</Trans> : <Trans>Publish</Trans>}
        </MenuItem>
        {onUp && (
          <MenuItem icon={<ArrowUp {...iconProps} />} onSelect={onUp}>
            <Trans>Move up</Trans>
          </MenuItem>
        )}
        {onDown && (
          <MenuItem icon={<ArrowDown {...iconProps} />} onSelect={onDown}>
            <Trans>Move down</Trans>
          </MenuItem>
        )}
        <MenuItem tone="danger" icon={<Trash2 {...iconProps} />} onSelect={() => setAsking(true)}>
          <Trans>Delete</Trans>
        </MenuItem>
      </Menu>
      <DeleteQuestion entry={entry} name={name} open={asking} onOpenChange={setAsking} />
    </>
  );
};

type DeleteQuestionProps = {
  readonly entry: ContentEntry;
  readonly name: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

const DeleteQuestion = ({ entry, name, open, onOpenChange }: DeleteQuestionProps) => {
  const { t } = useLingui();
  const remove = useMutation(contentMutations.remove(useApi(), useQueryClient()));
  const confirm = () =>
    remove.mutate(entry.id, {
      onSuccess: () => notify('success', msg`Deleted`),
      onError: notifyProblem,
      onSettled: () => onOpenChange(false),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Delete “${name}”?`}
      description={t`Both languages are deleted, for readers too. This can’t be undone. To hide it for a while, unpublish it instead.`}
      confirmLabel={<Trans>Delete</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      tone="danger"
      pending={remove.isPending}
      onConfirm={confirm}
    />
  );
};
