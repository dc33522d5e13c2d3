import type { Iro } from '@esg/contract';
import { Inline, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useDocuments } from './use-documents.ts';

/** The route belongs to the shell, so its types are not known here. */
const toDocument = (id: string) => ({ to: `/ct/document-center/${id}` }) as LinkProps;

/** The documents that bear an entry out, each with the way to it. */
export const EntryEvidence = ({ iro }: { readonly iro: Iro }) => {
  const { t } = useLingui();
  const { isLoaded, names } = useDocuments();
  if (iro.evidence.length === 0 || !isLoaded) return null;
  return (
    <Inline gap={2}>
      <Text as="span" size="sm" tone="muted">
        <Trans>Evidence:</Trans>
      </Text>
      {iro.evidence.map(({ documentId, reference }) => {
        const name = names.get(documentId);
        const where = reference === '' ? '' : ` (${reference})`;
        return name === undefined ? (
          <Text key={documentId} as="span" size="sm" tone="muted">
            {t`A document that was deleted`}
          </Text>
        ) : (
          <TextLink key={documentId} asChild>
            <Link {...toDocument(documentId)}>
              {name}
              {where}
            </Link>
          </TextLink>
        );
      })}
    </Inline>
  );
};
