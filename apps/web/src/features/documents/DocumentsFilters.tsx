import { type DocumentTagCategory, documentKinds } from '@esg/contract';
import { Combobox, Grid, SearchField, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DocumentRow, DocumentsSearch } from './find-documents.ts';
import { useKindNames } from './use-document-words.ts';

type DocumentsFiltersProps = {
  readonly rows: readonly DocumentRow[];
  readonly categories: readonly DocumentTagCategory[];
  readonly search: DocumentsSearch;
  readonly onChange: (part: Partial<Record<keyof DocumentsSearch, string>>) => void;
};

/** Everybody who owns a document, by name. */
const useOwners = (rows: readonly DocumentRow[]) =>
  useMemo(() => {
    const owners = new Map(rows.flatMap(({ document: { owner } }) => (owner ? [[owner.id, owner.name] as const] : [])));
    return [...owners]
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => one.label.localeCompare(other.label));
  }, [rows]);

/** Filters the list by words, kind, tag, owner and what is missing or expires. */
export const DocumentsFilters = ({ rows, categories, search, onChange }: DocumentsFiltersProps) => {
  const { t } = useLingui();
  const kindNames = useKindNames();
  const tags = categories.flatMap(({ name, tags: of }) =>
    of.map((tag) => ({ value: tag.id, label: tag.name, detail: name })),
  );
  return (
    <Grid cell="line" gap={2} role="search" aria-label={t`Find a document`}>
      <SearchField
        label={t`Search documents`}
        placeholder={t`Search documents`}
        labels={{ clear: t`Clear search` }}
        value={search.q ?? ''}
        onChange={({ value }) => onChange({ q: value })}
      />
      <Select
        label={t`Type`}
        labelHidden
        placeholder={t`All types`}
        options={Object.values(documentKinds).map((kind) => ({ value: kind, label: kindNames[kind] }))}
        value={search.kind ?? ''}
        onChange={({ value }) => onChange({ kind: value })}
      />
      <Combobox
        label={t`Tag`}
        labelHidden
        placeholder={t`All tags`}
        options={tags}
        value={search.tag ?? ''}
        onChange={({ value }) => onChange({ tag: value })}
        labels={{ list: t`Tags`, clear: t`All tags`, none: t`No tags match` }}
      />
      <Combobox
        label={t`Owner`}
        labelHidden
        placeholder={t`All owners`}
        options={useOwners(rows)}
        value={search.owner ?? ''}
        onChange={({ value }) => onChange({ owner: value })}
        labels={{ list: t`Owners`, clear: t`All owners`, none: t`No owners match` }}
      />
      <Select
        label={t`Expiry, owner and tags`}
        labelHidden
        placeholder={t`Any status`}
        options={[
          { value: 'expired', label: t`Expired` },
          { value: 'soon', label: t`Expires soon` },
          { value: 'no-owner', label: t`Without an owner` },
          { value: 'no-tags', label: t`Without tags` },
        ]}
        value={search.state ?? ''}
        onChange={({ value }) => onChange({ state: value })}
      />
    </Grid>
  );
};
