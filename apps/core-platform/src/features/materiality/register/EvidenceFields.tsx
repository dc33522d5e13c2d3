import { limits, materialityLimits, type NewIro } from '@esg/contract';
import { MultiSelect, Stack, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useDocuments } from './use-documents.ts';

type EvidenceFieldsProps = { readonly entry: NewIro; readonly onChange: (entry: NewIro) => void };

/** Documents of the document center that bear an entry out, and where in them. People without the document center see none. */
export const EvidenceFields = ({ entry, onChange }: EvidenceFieldsProps) => {
  const { t } = useLingui();
  const { mayRead, isLoaded, names } = useDocuments();
  if (!mayRead || !isLoaded) return null;
  const label = t`Evidence`;
  const most = materialityLimits.evidenceMax;
  const nameOf = (id: string) => names.get(id) ?? t`A document that was deleted`;
  const { evidence } = entry;
  const ids = new Set([...names.keys(), ...evidence.map(({ documentId }) => documentId)]);
  const kept = new Map(evidence.map((each) => [each.documentId, each]));
  return (
    <Stack gap={3} align="stretch">
      <MultiSelect
        label={label}
        hint={t`Documents of your document center that bear it out, up to ${most}.`}
        options={[...ids].map((value) => ({ value, label: nameOf(value) }))}
        labels={{
          list: t`Documents`,
          none: t`No match. Try another name.`,
          chosen: label,
          remove: (choice) => t`Remove ${choice.label}`,
        }}
        value={evidence.map(({ documentId }) => documentId)}
        onChange={({ value }) =>
          onChange({
            ...entry,
            evidence: value.slice(0, most).map((documentId) => kept.get(documentId) ?? { documentId, reference: '' }),
          })
        }
      />
      {evidence.map(({ documentId, reference }) => {
        const name = nameOf(documentId);
        return (
          <TextField
            key={documentId}
            label={t`Where in ${name}`}
            hint={t`Such as a page or a section.`}
            maxLength={limits.lineLengthMax}
            value={reference}
            onChange={({ value }) =>
              onChange({
                ...entry,
                evidence: evidence.map((each) =>
                  each.documentId === documentId ? { documentId, reference: value } : each,
                ),
              })
            }
          />
        );
      })}
    </Stack>
  );
};
