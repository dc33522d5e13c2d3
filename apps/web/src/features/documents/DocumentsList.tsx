import type { DocumentTagCategory } from '@esg/contract';
import { Button, Inline, SegmentedControl, Select, Stack, Text, usePhone } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { DocumentActionDialog } from './DocumentActionDialog.tsx';
import { DocumentCards } from './DocumentCards.tsx';
import type { DocumentAction, OnAct } from './DocumentMenu.tsx';
import { DocumentsFilters } from './DocumentsFilters.tsx';
import { DocumentsTable } from './DocumentsTable.tsx';
import {
  type DocumentRow,
  type DocumentsSearch,
  findDocuments,
  isFiltered,
  readDocumentsSearch,
} from './find-documents.ts';
import { PageHits } from './PageHits.tsx';
import { useDocumentRights } from './use-documents.ts';

export type DocumentsListProps = {
  readonly rows: readonly DocumentRow[];
  readonly categories: readonly DocumentTagCategory[];
  readonly onDownload: (rows: readonly DocumentRow[]) => void;
};

/** Search, filters and view in the address, so that a link or a reload shows the same list. */
const useDocumentsSearch = () => {
  const navigate = useNavigate();
  const given = useSearch({ strict: false });
  const search = useMemo(() => readDocumentsSearch(given), [given]);
  const change = (part: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: readDocumentsSearch({ ...search, ...part }),
      replace: true,
      resetScroll: false,
    });
  return { search, change };
};

/** The action that is being done, and the documents it is done to. */
type Acting = { readonly action: DocumentAction; readonly ids: readonly string[] };

/** Finds documents, shows them as a list or as cards, and does one thing with one or several. */
export const DocumentsList = ({ rows, categories, onDownload }: DocumentsListProps) => {
  const { search, change } = useDocumentsSearch();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [acting, setActing] = useState<Acting>();
  const { mayWrite } = useDocumentRights();
  const isPhone = usePhone();
  // Typing has priority; the list follows.
  const deferred = useDeferredValue(search);
  const found = useMemo(() => findDocuments(rows, deferred), [rows, deferred]);
  const act: OnAct = (action, on) => {
    if (action === 'download') onDownload(on);
    else setActing({ action, ids: on.map(({ document }) => document.id) });
  };
  const list = { rows: found, chosen: mayWrite ? chosen : undefined, onChosen: setChosen, onAct: act };
  return (
    <Stack gap={2} align="stretch">
      <DocumentsFilters rows={rows} categories={categories} search={search} onChange={change} />
      <Toolbar
        // Actions do not apply to documents that are out of sight.
        chosen={found.filter(({ document }) => chosen.has(document.id))}
        shown={found.length}
        search={search}
        onChange={change}
        onAct={act}
      />
      {found.length === 0 && (deferred.q ?? '').trim() !== '' ? (
        <NoneFound search={deferred} />
      ) : isPhone || search.view === 'cards' ? (
        <DocumentCards {...list} />
      ) : (
        <DocumentsTable {...list} />
      )}
      <PageHits search={search} rows={rows} />
      {acting && (
        <DocumentActionDialog
          action={acting.action}
          rows={rows.filter(({ document }) => acting.ids.includes(document.id))}
          categories={categories}
          onClose={() => setActing(undefined)}
          onDone={() => setChosen(new Set())}
        />
      )}
    </Stack>
  );
};

/** Why the list is empty where words are searched: a filter may hide the document that they name. */
const NoneFound = ({ search }: { readonly search: DocumentsSearch }) => (
  <Text>
    {isFiltered(search) ? (
      <Trans>No documents match these filters.</Trans>
    ) : (
      <Trans>No name, tag or owner matches.</Trans>
    )}
  </Text>
);

type ToolbarProps = {
  readonly chosen: readonly DocumentRow[];
  readonly shown: number;
  readonly search: DocumentsSearch;
  readonly onChange: (part: Partial<Record<keyof DocumentsSearch, string>>) => void;
  readonly onAct: OnAct;
};

/** How many documents are shown, or chosen with the actions on them; and how they are shown. */
const Toolbar = ({ chosen, shown, search, onChange, onAct }: ToolbarProps) => (
  <Inline gap={2} steady justify="between">
    <Inline gap={2}>
      {chosen.length === 0 ? (
        <Text size="sm" tone="muted">
          <Plural value={shown} one="# document" other="# documents" />
        </Text>
      ) : (
        <>
          <Text strong>
            <Plural value={chosen.length} one="# selected" other="# selected" />
          </Text>
          <Button size="compact" onClick={() => onAct('tag', chosen)}>
            <Trans>Tag</Trans>
          </Button>
          <Button size="compact" onClick={() => onAct('download', chosen)}>
            <Trans>Download</Trans>
          </Button>
          <Button size="compact" onClick={() => onAct('delete', chosen)}>
            <Trans>Delete</Trans>
          </Button>
        </>
      )}
    </Inline>
    <View search={search} onChange={onChange} />
  </Inline>
);

/** List or cards, and the order of cards; a list is ordered by its heads. */
const View = ({ search, onChange }: Pick<ToolbarProps, 'search' | 'onChange'>) => {
  const { t } = useLingui();
  const isPhone = usePhone();
  const isCards = isPhone || search.view === 'cards';
  return (
    <Inline gap={2}>
      {isCards && (
        <Select
          label={t`Order`}
          labelHidden
          placeholder={t`By name`}
          options={[
            { value: 'newest', label: t`Newest first` },
            { value: 'largest', label: t`Largest first` },
            { value: 'expiry', label: t`By expiry` },
          ]}
          value={search.order ?? ''}
          onChange={({ value }) => onChange({ order: value })}
        />
      )}
      {!isPhone && (
        <SegmentedControl
          label={t`View`}
          labelHidden
          options={[
            { value: 'list', label: t`List` },
            { value: 'cards', label: t`Cards` },
          ]}
          value={search.view ?? 'list'}
          onChange={({ value }) => onChange({ view: value })}
        />
      )}
    </Inline>
  );
};
