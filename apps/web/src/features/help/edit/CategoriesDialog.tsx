import { contentMutations, contentQueries } from '@esg/api-client';
import { languageNames, notifyProblem, tagOf, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type ContentCategory, type ContentCategoryChange, contentLimits, languages } from '@esg/contract';
import {
  Banner,
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  Form,
  Grid,
  IconButton,
  Inline,
  Stack,
  Text,
  TextField,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

type CategoriesDialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** The headings of articles: added, renamed, reordered and removed. Articles stay when their heading is removed. */
export const CategoriesDialog = ({ open, onOpenChange }: CategoriesDialogProps) => {
  const { t } = useLingui();
  const { data: categories = [] } = useQuery(contentQueries.categories(useApi()));
  const [edited, setEdited] = useState<ContentCategory>();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Categories`}
      description={t`Articles are grouped under these categories, in this order. Removing a category keeps its articles.`}
      closeLabel={t`Close`}
    >
      <Stack gap={6}>
        <Stack as="ul" gap={2}>
          {categories.map((category, place) => (
            <CategoryLine
              key={category.id}
              category={category}
              above={categories.slice(0, place)}
              all={categories}
              onEdit={() => setEdited(category)}
            />
          ))}
        </Stack>
        <CategoryForm
          key={edited?.id}
          edited={edited}
          position={edited?.position ?? categories.length}
          onDone={() => setEdited(undefined)}
        />
      </Stack>
    </Dialog>
  );
};

type CategoryLineProps = {
  readonly category: ContentCategory;
  readonly above: readonly ContentCategory[];
  readonly all: readonly ContentCategory[];
  readonly onEdit: () => void;
};

const CategoryLine = ({ category, above, all, onEdit }: CategoryLineProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const queryClient = useQueryClient();
  const order = useMutation(contentMutations.orderCategories(api, queryClient));
  const remove = useMutation(contentMutations.removeCategory(api, queryClient));
  const name = category.title[language];
  const previous = above.at(-1);
  const [asking, setAsking] = useState(false);
  const confirm = () => remove.mutate(category.id, { onError: notifyProblem, onSettled: () => setAsking(false) });
  const moveUp = () => {
    const ids = all.filter(({ id }) => id !== category.id).map(({ id }) => id);
    ids.splice(above.length - 1, 0, category.id);
    order.mutate({ ids }, { onError: notifyProblem });
  };
  return (
    <Card as="li" padding="compact">
      <Inline justify="between" wrap={false}>
        <Text>{name}</Text>
        <Inline wrap={false} gap={1}>
          {previous && <IconButton size="compact" label={t`Move ${name} up`} icon={<ArrowUp />} onClick={moveUp} />}
          <IconButton size="compact" label={t`Rename ${name}`} icon={<Pencil />} onClick={onEdit} />
          <IconButton size="compact" label={t`Remove ${name}`} icon={<Trash2 />} onClick={() => setAsking(true)} />
        </Inline>
      </Inline>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Remove “${name}”?`}
        description={t`Its articles are kept, without a category.`}
        confirmLabel={<Trans>Remove category</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        tone="danger"
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </Card>
  );
};

type CategoryFormProps = {
  readonly edited: ContentCategory | undefined;
  readonly position: number;
  readonly onDone: () => void;
};

/** Names a new heading, or renames one. It needs a name in both languages: everybody reads it. */
const CategoryForm = ({ edited, position, onDone }: CategoryFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(contentMutations.createCategory(api, queryClient));
  const change = useMutation(contentMutations.changeCategory(api, queryClient, edited?.id ?? ''));
  const [title, setTitle] = useState<ContentCategoryChange['title']>(edited?.title ?? { en: '', zhTw: '' });
  const [tried, setTried] = useState(false);
  const id = useId();
  const lacks = languages.filter((language) => title[language].trim().length < contentLimits.titleLengthMin);
  const errorOf = (language: (typeof languages)[number]) =>
    tried && lacks.includes(language) ? t`Write the name in ${languageNames[language]}` : undefined;
  const save = () => {
    setTried(true);
    if (lacks.length > 0) return;
    const onSuccess = () => {
      setTitle({ en: '', zhTw: '' });
      setTried(false);
      onDone();
    };
    (edited ? change : create).mutate({ title, position }, { onSuccess });
  };
  const error = create.error ?? change.error;
  const errors = languages.map((language) => ({ fieldId: `${id}-${language}`, message: errorOf(language) }));
  return (
    <Form
      aria-label={edited ? t`Rename category` : t`New category`}
      onSubmit={save}
      errorsTitle={t`The category wasn’t stored`}
      errors={errors.filter(({ message }) => message)}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <Grid cell="small">
        {languages.map((language) => (
          <TextField
            key={language}
            id={`${id}-${language}`}
            label={t`Name in ${languageNames[language]}`}
            lang={tagOf(language)}
            maxLength={contentLimits.categoryLengthMax}
            value={title[language]}
            onChange={({ value }) => setTitle({ ...title, [language]: value })}
            error={errorOf(language)}
          />
        ))}
      </Grid>
      <Inline justify="end">
        {edited && (
          <Button onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" emphasis="strong" pending={create.isPending || change.isPending}>
          {edited ? <Trans>Rename category</Trans> : <Trans>Add category</Trans>}
        </Button>
      </Inline>
    </Form>
  );
};
