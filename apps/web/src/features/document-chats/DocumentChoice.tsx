import { documentQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { documentChatLimits } from '@esg/contract';
import { MultiSelect } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

type DocumentChoiceProps = { readonly value: readonly string[]; readonly onChange: (documentIds: string[]) => void };

/** The documents that answers come from. */
export const DocumentChoice = ({ value, onChange }: DocumentChoiceProps) => {
  const { t } = useLingui();
  const { data } = useQuery(documentQueries.all(useApi()));
  const documents = data?.documents ?? [];
  const known = new Set(documents.map(({ id }) => id));
  // One that was deleted answers nothing until it is restored, or taken out of the choice.
  const deleted = data ? value.filter((id) => !known.has(id)) : [];
  const most = documentChatLimits.documentsMax;
  return (
    <MultiSelect
      label={t`Documents to answer from`}
      hint={t`Leave it empty to ask all documents.`}
      placeholder={t`All documents`}
      options={[
        ...documents.map(({ id, name }) => ({ value: id, label: name })),
        ...deleted.map((id) => ({ value: id, label: t`Deleted document` })),
      ]}
      value={value}
      onChange={(change) => onChange(change.value.slice(0, most))}
      labels={{
        list: t`Documents`,
        none: t`No matching documents`,
        chosen: t`Chosen documents`,
        remove: ({ label }) => t`Remove ${label}`,
      }}
    />
  );
};
