import { climateFactorLimits, limits } from '@esg/contract';
import { MultiSelect, Stack, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useDocuments } from '../documents/use-documents.ts';
import type { FactorForm } from './use-factor-form.ts';

/** Documents of the document center that bear a factor out, and where in them. People without the document center see none. */
export const EvidenceFields = ({ form: { value, type, fields } }: { readonly form: FactorForm }) => {
  const { t } = useLingui();
  const { mayRead, isLoaded, names } = useDocuments();
  if (!mayRead || !isLoaded) return null;
  const most = climateFactorLimits.documentsMax;
  const nameOf = (id: string) => names.get(id) ?? t`A document that was deleted`;
  const { documents } = value;
  const ids = new Set([...names.keys(), ...documents.map(({ documentId }) => documentId)]);
  const kept = new Map(documents.map((each) => [each.documentId, each]));
  return (
    <Stack gap={3} align="stretch">
      <MultiSelect
        {...fields.documents}
        hint={t`Documents of your document center that bear it out, up to ${most}.`}
        options={[...ids].map((id) => ({ value: id, label: nameOf(id) }))}
        labels={{
          list: t`Documents`,
          none: t`No match. Try another name.`,
          chosen: fields.documents.label,
          remove: (choice) => t`Remove ${choice.label}`,
        }}
        value={documents.map(({ documentId }) => documentId)}
        onChange={(change) =>
          type({
            documents: change.value
              .slice(0, most)
              .map((documentId) => kept.get(documentId) ?? { documentId, reference: '' }),
          })
        }
      />
      {documents.map(({ documentId, reference }) => {
        const name = nameOf(documentId);
        return (
          <TextField
            key={documentId}
            label={t`Where in ${name}`}
            hint={t`Such as a page or a section.`}
            maxLength={limits.lineLengthMax}
            value={reference}
            onChange={(change) =>
              type({
                documents: documents.map((each) =>
                  each.documentId === documentId ? { documentId, reference: change.value } : each,
                ),
              })
            }
          />
        );
      })}
    </Stack>
  );
};
