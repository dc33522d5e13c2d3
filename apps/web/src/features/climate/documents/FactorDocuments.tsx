import type { FactorDocument } from '@esg/contract';
import { Inline, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useDocuments } from './use-documents.ts';

type FactorDocumentsProps = { readonly documents: readonly FactorDocument[] };

/** The documents that bear a factor out, each with the way to it. People without the document center see none. */
export const FactorDocuments = ({ documents }: FactorDocumentsProps) =>
  documents.length > 0 && <Named documents={documents} />;

const Named = ({ documents }: FactorDocumentsProps) => {
  const { t } = useLingui();
  const { isLoaded, names } = useDocuments();
  if (!isLoaded) return null;
  return (
    <Inline gap={2}>
      <Text as="span" size="sm" tone="muted">
        <Trans>Evidence:</Trans>
      </Text>
      {documents.map(({ documentId, reference }) => {
        const name = names.get(documentId);
        const where = reference === '' ? '' : ` (${reference})`;
        return name === undefined ? (
          <Text key={documentId} as="span" size="sm" tone="muted">
            {t`A document that was deleted`}
          </Text>
        ) : (
          <TextLink key={documentId} asChild>
            <Link to="/ct/document-center/$documentId" params={{ documentId }}>
              {name}
              {where}
            </Link>
          </TextLink>
        );
      })}
    </Inline>
  );
};
