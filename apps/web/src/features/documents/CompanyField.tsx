import { documentQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { limits } from '@esg/contract';
import { RadioGroup, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { useDocumentForm } from './use-document-form.ts';

type CompanyFieldProps = {
  readonly documentId: string;
  readonly form: Pick<ReturnType<typeof useDocumentForm>, 'value' | 'type' | 'fields' | 'isOther' | 'setOther'>;
};

/** Whose report a document is: as its first pages say, the organisation's own, or another company's by its name. */
export const CompanyField = ({ documentId, form: { value, type, fields, isOther, setOther } }: CompanyFieldProps) => {
  const { t } = useLingui();
  const { data } = useQuery(documentQueries.one(useApi(), documentId));
  const companyRead = data?.companyRead ?? null;
  const choose = (choice: 'read' | 'own' | 'other') => {
    setOther(choice === 'other');
    if (choice === 'read') type({ company: null });
    else type({ company: choice === 'own' ? '' : (companyRead ?? '') });
  };
  return (
    <>
      <RadioGroup
        label={t`Whose document is it?`}
        hint={t`Figures from another company’s report are never suggested as your answers.`}
        options={[
          {
            value: 'read',
            label:
              companyRead === null ? t`Ours, unless its cover says otherwise` : t`${companyRead}, as its cover says`,
          },
          { value: 'own', label: t`Ours` },
          { value: 'other', label: t`Another company’s` },
        ]}
        value={isOther ? 'other' : value.company === null ? 'read' : 'own'}
        onChange={(change) => choose(change.value)}
      />
      {isOther && (
        <TextField
          {...fields.company}
          required
          maxLength={limits.lineLengthMax}
          value={value.company ?? ''}
          onChange={(change) => type({ company: change.value })}
        />
      )}
    </>
  );
};
