import { tagOf, useLanguage } from '@esg/app-kit';
import { useLineMenu } from '@esg/app-kit/entities';
import type { Document } from '@esg/contract';
import { DataTable } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { DocumentMenu, type OnAct } from './DocumentMenu.tsx';
import type { DocumentRow } from './find-documents.ts';
import { useDocumentColumns } from './use-document-columns.tsx';

type DocumentsTableProps = {
  readonly rows: readonly DocumentRow[];
  /** Absent for people who only read: they choose nothing. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onAct: OnAct;
};

const keyOf = ({ document }: DocumentRow) => document.id;

/** Documents as a table. Enter opens a line's document; on the actions it opens their menu. */
export const DocumentsTable = ({ rows, chosen, onChosen, onAct }: DocumentsTableProps) => {
  const { t } = useLingui();
  const { menu, open: openMenu, openedOf } = useLineMenu();
  const navigate = useNavigate();
  const open = ({ id }: Document) =>
    void navigate({ to: '/ct/document-center/$documentId', params: { documentId: id } });
  const columns = useDocumentColumns({
    rows,
    menuOf: menu,
    menu: (row) => (
      <DocumentMenu row={row} onAct={onAct} opened={openedOf(keyOf(row))} onOpen={() => openMenu(keyOf(row))} />
    ),
  });
  const selection = chosen && {
    value: chosen,
    onChange: ({ value }: { value: ReadonlySet<string> }) => onChosen(value),
    labels: {
      all: plural(rows.length, { one: 'Choose the one shown', other: 'Choose all # shown' }),
      row: ({ document }: DocumentRow) => t`Choose ${document.name}`,
    },
  };
  return (
    <DataTable
      label={t`Documents`}
      rows={rows}
      keyOf={keyOf}
      columns={columns}
      {...(selection ? { selection } : {})}
      onOpen={({ row, column }) => (column === 'actions' ? openMenu(keyOf(row)) : open(row.document))}
      locale={tagOf(useLanguage())}
      message={<Trans>No match. Remove a filter or try a shorter search.</Trans>}
      headHint={t`Press Enter to sort. Alt and an arrow key change the width; add Shift to move the column.`}
      height="large"
    />
  );
};
