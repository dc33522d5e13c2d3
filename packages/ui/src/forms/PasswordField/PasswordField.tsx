import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { adorned, bare, innerButton } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, takeFieldProps } from '../Field/field-props.ts';

type NativeProps = Pick<ComponentProps<'input'>, 'name' | 'autoFocus' | 'disabled' | 'onBlur' | 'onFocus' | 'ref'>;

export type PasswordFieldProps = FieldOwnProps &
  NativeProps & {
    value: string;
    onChange: (change: { value: string }) => void;
    /** Tells password managers whether to fill in or to suggest. */
    autoComplete: 'current-password' | 'new-password';
    /** Names the button that shows the text, and the same button once it hides it again. */
    labels: { show: string; hide: string };
  };

/** A password that its owner may look at. Never spell-checked, capitalised or corrected. `ref` gives the input. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, onChange, labels, ...native } = rest;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;

  return (
    <Field {...field}>
      {(own) => (
        <span className={adorned}>
          <input
            {...native}
            {...own}
            className={bare}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange({ value: event.currentTarget.value })}
          />
          <button
            className={innerButton}
            type="button"
            aria-label={shown ? labels.hide : labels.show}
            aria-controls={own.id}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
          </button>
        </span>
      )}
    </Field>
  );
};
