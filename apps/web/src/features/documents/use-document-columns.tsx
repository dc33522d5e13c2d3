import { useFormatters } from '@esg/app-kit';
import type { Document } from '@esg/contract';
import { Badge, Inline, Text, TextLink } from '@esg/ui';
import type { TableColumn } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { type DocumentRow, kindOf } from './find-documents.ts';
import { useExpiryText, useKindNames, useReadingText } from './use-document-words.ts';

/** Everything about each document beside its name: as columns of a table, and as lines of a card. */
export const useDocumentFacts = (): TableColumn<DocumentRow>[] => {
  const { t, i18n } = useLingui();
  const { fileSize, date } = useFormatters();
  const kindNames = useKindNames();
  const expiryText = useExpiryText();
  const readingText = useReadingText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same columns until the language changes
  return useMemo(
    (): TableColumn<DocumentRow>[] => [
      { id: 'tags', header: t`Tags`, widthPx: 180, textOf: ({ shownTags }) => shownTags.join(' · ') },
      { id: 'reading', header: t({ message: 'Text', context: 'of a document' }), widthPx: 200, textOf: readingText },
      { id: 'owner', header: t`Owner`, widthPx: 140, textOf: ({ document }) => document.owner?.name ?? '' },
      {
        id: 'kind',
        header: t`Type`,
        widthPx: 100,
        textOf: ({ document }) => {
          const kind = kindOf(document.mediaType);
          return kind ? kindNames[kind] : '';
        },
      },
      {
        id: 'size',
        header: t({ message: 'Size', context: 'file' }),
        figure: true,
        widthPx: 90,
        textOf: ({ document }) => fileSize(document.bytes),
        sortValueOf: ({ document }) => document.bytes,
      },
      {
        id: 'uploaded',
        header: t`Uploaded`,
        widthPx: 210,
        textOf: ({ document: { uploadedAt, uploadedBy } }) => `${date(uploadedAt)} · ${uploadedBy}`,
        sortValueOf: ({ document }) => document.uploadedAt,
      },
      {
        id: 'expiry',
        header: t`Expiry`,
        widthPx: 150,
        textOf: expiryText,
        sortValueOf: ({ document }) => document.expiresOn ?? undefined,
      },
    ],
    [i18n.locale],
  );
};

/** The name of a document, which opens it to be read. */
export const DocumentLink = ({ id, name }: Pick<Document, 'id' | 'name'>) => (
  <TextLink asChild emphasis="quiet">
    <Link to="/ct/document-center/$documentId" params={{ documentId: id }}>
      {name}
    </Link>
  </TextLink>
);

/** What a person should notice about a document. */
export const DocumentMarks = ({ row: { document, expiry } }: { readonly row: DocumentRow }) => (
  <>
    {document.fileNumber > 1 && (
      <Badge>
        <Trans>Version {document.fileNumber}</Trans>
      </Badge>
    )}
    {expiry === 'expired' && (
      <Badge tone="danger">
        <Trans>Expired</Trans>
      </Badge>
    )}
    {expiry === 'soon' && (
      <Badge tone="warning">
        <Trans>Expires soon</Trans>
      </Badge>
    )}
  </>
);

type ColumnOptions = {
  /** Draws the button with the actions on a document. */
  readonly menu: (row: DocumentRow) => ReactNode;
  readonly rows: readonly DocumentRow[];
  /** Changes when a menu opens. */
  readonly menuOf: unknown;
};

/** The columns of the table: name and actions stay in sight, the others scroll. */
export const useDocumentColumns = ({ rows, menu, menuOf }: ColumnOptions): TableColumn<DocumentRow>[] => {
  const { t } = useLingui();
  const facts = useDocumentFacts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same columns until what they show changes
  return useMemo(
    (): TableColumn<DocumentRow>[] => [
      {
        id: 'name',
        header: t`Name`,
        pinned: true,
        grow: true,
        widthPx: 300,
        textOf: ({ document }) => document.name,
        cell: (row) => (
          <Inline gap={2} wrap={false}>
            <Text as="span" truncate>
              <DocumentLink {...row.document} />
            </Text>
            <DocumentMarks row={row} />
          </Inline>
        ),
      },
      {
        id: 'actions',
        header: t`Actions`,
        pinned: true,
        sortable: false,
        widthPx: 80,
        textOf: () => '',
        cell: menu,
      },
      // An empty column gives its width to the others.
      ...facts.filter(({ textOf }) => rows.some((row) => textOf(row) !== '')),
    ],
    [t, facts, rows, menuOf],
  );
};
