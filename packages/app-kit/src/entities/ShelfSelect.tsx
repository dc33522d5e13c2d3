import { Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

type ShelfSelectProps = {
  /** Undefined for what is in use. */
  readonly value: 'archived' | 'all' | undefined;
  /** Gets an empty text for what is in use. */
  readonly onChange: (shelf: string) => void;
};

/** Chooses whether archived ones are shown, alone or besides those in use. */
export const ShelfSelect = ({ value, onChange }: ShelfSelectProps) => {
  const { t } = useLingui();
  return (
    <Select
      label={t`Archived`}
      labelHidden
      placeholder={t`In use`}
      options={[
        { value: 'archived', label: t`Archived` },
        { value: 'all', label: t`In use and archived` },
      ]}
      value={value ?? ''}
      onChange={(change) => onChange(change.value)}
    />
  );
};
