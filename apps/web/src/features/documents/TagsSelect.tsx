import type { DocumentTagCategory } from '@esg/contract';
import { MultiSelect } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

type TagsSelectProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly categories: readonly DocumentTagCategory[];
  readonly value: readonly string[];
  readonly onChange: (tagIds: string[]) => void;
};

/** Chooses tags out of all categories. */
export const TagsSelect = ({ categories, onChange, ...field }: TagsSelectProps) => {
  const { t } = useLingui();
  return (
    <MultiSelect
      {...field}
      onChange={({ value }) => onChange(value)}
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
  );
};
