import { type ComponentProps, memo } from 'react';
import * as css from './Select.css.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };
/** A group of options under a heading. */
export type SelectGroup = { label: string; options: readonly SelectOption[] };
export type SelectEntry = SelectOption | SelectGroup;

type SelectControlProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'value' | 'onChange'> & {
  value: string;
  onChange: (change: { value: string }) => void;
  options: readonly SelectEntry[];
  placeholder?: string | undefined;
};

/** The bare select, for use inside composed fields. */
export const SelectControl = ({ value, onChange, options, placeholder, ...native }: SelectControlProps) => (
  <select
    {...native}
    className={css.select}
    value={value}
    data-empty={value === '' || undefined}
    onChange={(event) => onChange({ value: event.currentTarget.value })}
  >
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    <Entries options={options} />
  </select>
);

/** A list that stays the same is not drawn again when another of its options is chosen. */
const Entries = memo(({ options }: Pick<SelectControlProps, 'options'>) =>
  options.map((entry) =>
    'options' in entry ? (
      <optgroup key={entry.label} label={entry.label}>
        {entry.options.map(drawOption)}
      </optgroup>
    ) : (
      drawOption(entry)
    ),
  ),
);

const drawOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
