import { useFormatters } from '@esg/app-kit';
import type { DocumentTagCategory } from '@esg/contract';
import { Banner, MultiSelect } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { liveTags } from './find-documents.ts';

type TagsSelectProps = {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly categories: readonly DocumentTagCategory[];
  readonly value: readonly string[];
  readonly onChange: (tagIds: string[]) => void;
};

/** Chooses tags out of all categories. Chosen ones that another person has deleted are named, and chosen no more. */
export const TagsSelect = ({ categories, value, onChange, ...field }: TagsSelectProps) => {
  const { t } = useLingui();
  const live = liveTags(categories, value);
  return (
    <>
      <MultiSelect
        {...field}
        value={live}
        onChange={(change) => onChange(change.value)}
        options={categories.flatMap(({ name, tags }) =>
          tags.map((tag) => ({ value: tag.id, label: tag.name, detail: name })),
        )}
        labels={{
          list: t`Tags`,
          none: t`No tags match`,
          chosen: t`Chosen tags`,
          remove: ({ label }) => t`Remove ${label}`,
        }}
      />
      <DeletedTags categories={categories} ids={value.filter((id) => !live.includes(id))} />
    </>
  );
};

type DeletedTagsProps = Pick<TagsSelectProps, 'categories'> & { readonly ids: readonly string[] };

/** Says which chosen tags are deleted; by name where they were there when the form was opened. */
const DeletedTags = ({ categories, ids }: DeletedTagsProps) => {
  const { list } = useFormatters();
  const [opened] = useState(() => new Map(categories.flatMap(({ tags }) => tags.map(({ id, name }) => [id, name]))));
  if (ids.length === 0) return null;
  const names = list(ids.flatMap((id) => opened.get(id) ?? []));
  return (
    <Banner
      tone="warning"
      title={
        names === '' ? (
          <Plural
            value={ids.length}
            one="A tag that you had chosen was deleted by someone else"
            other="# tags that you had chosen were deleted by someone else"
          />
        ) : (
          <Plural
            value={ids.length}
            one={`The tag ${names} was deleted by someone else`}
            other={`The tags ${names} were deleted by someone else`}
          />
        )
      }
    >
      <Trans>Everything else you entered is kept.</Trans>
    </Banner>
  );
};
