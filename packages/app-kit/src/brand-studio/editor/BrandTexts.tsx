import { type BrandContent, limits } from '@esg/contract';
import { TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { unfitTexts } from '../model/brand-file.ts';
import type { Edit } from '../use-studio.ts';
import { useFieldWords } from '../words/use-field-words.ts';

/** Company name and support e-mail. */
export const BrandTexts = ({ value, edit }: { value: BrandContent; edit: Edit }) => {
  const { t } = useLingui();
  const nameOf = useFieldWords();
  const unfit = unfitTexts(value);
  const { lineLengthMin: least, lineLengthMax: most } = limits;
  const change = (field: 'companyName' | 'supportEmail') => (change: { value: string }) =>
    edit({ ...value, [field]: change.value }, field);

  return (
    <>
      <TextField
        label={nameOf('companyName')}
        hint={t`Titles, e-mails and documents carry it.`}
        error={unfit.includes('companyName') ? t`Write between ${least} and ${most} characters.` : undefined}
        required
        value={value.companyName}
        onChange={change('companyName')}
      />
      <TextField
        label={nameOf('supportEmail')}
        hint={t`People write here when they need help.`}
        error={unfit.includes('supportEmail') ? t`This isn’t an e-mail address.` : undefined}
        required
        type="email"
        value={value.supportEmail}
        onChange={change('supportEmail')}
      />
    </>
  );
};
