import { TextField, type TextFieldProps } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isWeight } from './weight.ts';

type WeightFieldProps = Pick<TextFieldProps, 'readOnly' | 'disabled' | 'labelHidden'> & {
  label: string;
  value: string;
  onChange: (weight: string) => void;
};

/** How much somebody counts. What is no weight stays in the box and is not saved. */
export const WeightField = ({ value, onChange, ...field }: WeightFieldProps) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={typed ?? value}
      error={typed === undefined ? undefined : t`Enter a number, such as 1 or 0.5.`}
      onChange={(change) => {
        setTyped(isWeight(change.value) ? undefined : change.value);
        if (isWeight(change.value)) onChange(change.value);
      }}
    />
  );
};
