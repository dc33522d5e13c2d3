import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { adorned, bare, innerButton } from '../control.css.ts';
import { hidden } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { describedBy, type FieldOwnProps, type NativeControlProps, takeFieldProps } from '../Field/field-props.ts';
import { type HeldValue, useValue } from '../use-value.ts';
import * as css from './PasswordField.css.ts';

/** A rule for a new password, and whether this one meets it. */
export type PasswordRule = { id: string; label: string; met: boolean };

type Labels = {
  /** Names the button that shows the text, and the same button once it hides it again. */
  show: string;
  /** Names the button that hides the text again. */
  hide: string;
};

type Ruled =
  | { rules?: undefined; labels: Labels }
  /** Shown below the box and read out with it; each is marked as it is met. */
  | {
      rules: readonly PasswordRule[];
      labels: Labels & {
        /** Heard beside a rule that is met. */
        met: string;
        /** Heard beside a rule that is not. */
        unmet: string;
        /** How many of the rules are met: announced when the reader is idle, each time it changes while typing. */
        progress?: string;
      };
    };

type OwnProps = NativeControlProps<'input'> &
  HeldValue<{
    /** The password as typed. */
    value: string;
    /** Called on every change. */
    onChange: (change: { value: string }) => void;
  }> & {
    /** Tells password managers whether to fill in or to suggest. */
    autoComplete: 'current-password' | 'new-password';
  };

export type PasswordFieldProps = FieldOwnProps & OwnProps & Ruled;

/** A password that its owner may look at. Never spell-checked, capitalised or corrected. `ref` gives the input. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, '');
  const { labels, rules, ...native } = more;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;

  return (
    <Field {...field}>
      {(own) => (
        <>
          <span className={adorned}>
            <input
              {...native}
              {...own}
              aria-describedby={describedBy(own['aria-describedby'], rules && `${own.id}-rules`)}
              className={bare}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              value={value}
              onChange={(event) => change({ value: event.currentTarget.value })}
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
          {rules && 'met' in labels && (
            <>
              <Rules id={`${own.id}-rules`} rules={rules} labels={labels} />
              <span className={hidden} role="status">
                {value !== '' && labels.progress}
              </span>
            </>
          )}
        </>
      )}
    </Field>
  );
};

const Rules = ({
  id,
  rules,
  labels,
}: {
  id: string;
  rules: readonly PasswordRule[];
  labels: { met: string; unmet: string };
}) => (
  <ul className={css.rules} id={id}>
    {rules.map(({ id: key, label, met }) => {
      const Icon = met ? Check : Circle;
      return (
        <li key={key} className={css.rule} data-met={met || undefined}>
          <Icon className={css.icon} aria-hidden="true" size={14} strokeWidth={2} />
          <span>
            {label} <span className={hidden}>{met ? labels.met : labels.unmet}</span>
          </span>
        </li>
      );
    })}
  </ul>
);
