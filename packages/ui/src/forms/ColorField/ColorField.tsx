import type { FocusEvent } from 'react';
import { Popover } from '../../components/Popover/Popover.tsx';
import { adorned, bare } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import {
  type FieldControlProps,
  type FieldOwnProps,
  type NativeControlProps,
  takeFieldProps,
} from '../Field/field-props.ts';
import { FormValue } from '../FormValue.tsx';
import { useDraft } from '../use-draft.ts';
import { type Controlled, type HeldValue, useValue } from '../use-value.ts';
import * as css from './ColorField.css.ts';
import { ColorPicker, type ColorPickerLabels, type ColorSuggestion } from './ColorPicker.tsx';
import { isShort, parseColor, toHex } from './color-text.ts';

export type ColorLabels = ColorPickerLabels & {
  /** Names the button that opens the picker; the field's label follows it. */
  picker: string;
};

/** `value` is `#rrggbb` in lower case, empty for an empty box, `undefined` while `typed` cannot be read as a colour. */
export type ColorChange = { value: string | undefined; typed: string };

type Derived =
  | { derived?: undefined; labels: ColorLabels }
  /** The colour used while the field is empty; `labels.clear` returns to it. */
  | { derived: string; labels: ColorLabels & { clear: string } };

type OwnProps = NativeControlProps<'input'> &
  HeldValue<{
    /** `#rrggbb` in small letters; empty for none. */
    value: string;
    /** No typed text is lost: an unreadable one stays in the box and comes with `value: undefined`. */
    onChange: (change: ColorChange) => void;
  }> & {
    /** Colours offered in the picker, such as those of the brand. */
    suggestions?: readonly ColorSuggestion[] | undefined;
  };

export type ColorFieldProps = FieldOwnProps & OwnProps & Derived;

/** A colour: typed or pasted as `#rgb`, `#rrggbb` or `rgb()`, or taken from a picker. `ref` gives the input. */
export const ColorField = (props: ColorFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: named } = useValue(rest, '');
  const { name, ...more } = named;
  return (
    <Field {...field}>
      {(own) => (
        <>
          <ColorControl {...more} own={own} value={value} onChange={change} />
          <FormValue name={name} form={more.form} disabled={more.disabled} values={[value]} />
        </>
      )}
    </Field>
  );
};

/** Where the picker starts while there is no colour at all. */
const start = toHex({ h: 0, s: 0, v: 0 });

type ControlProps = Controlled<OwnProps> & {
  derived?: string | undefined;
  labels: ColorLabels & { clear?: string };
  own: FieldControlProps;
};

/** The colour as it is typed, picked, and read once the box is left. */
const useColorText = ({ value, onChange, onBlur }: Pick<ControlProps, 'value' | 'onChange' | 'onBlur'>) => {
  const draft = useDraft(value, '', (color) => color);
  const type = (typed: string, whole: boolean) => {
    // Three digits may become six; they count once they are pasted or the box is left.
    const means = typed.trim() === '' ? '' : whole || !isShort(typed) ? parseColor(typed) : undefined;
    draft.keep(typed, means);
    onChange({ value: means, typed });
  };
  const pick = (picked: { value: string }) => {
    draft.drop();
    onChange({ value: picked.value, typed: picked.value });
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const means = isShort(draft.text) ? parseColor(draft.text) : undefined;
    if (means && means !== value) pick({ value: means });
    else draft.tidy();
    onBlur?.(event);
  };
  return { text: draft.text, type, pick, leave };
};

const ColorControl = ({ value, onChange, derived, labels, suggestions, own, onBlur, ...native }: ControlProps) => {
  const { text, type, pick, leave } = useColorText({ value, onChange, onBlur });
  const openerId = `${own.id}-picker`;
  const name = `${openerId} ${own.id}-label`;
  const shown = value || derived;

  return (
    <span className={adorned}>
      <Popover
        labelledBy={name}
        size="small"
        padding="compact"
        trigger={
          <button
            className={css.opener}
            type="button"
            id={openerId}
            aria-label={labels.picker}
            aria-labelledby={name}
            disabled={native.disabled || native.readOnly}
          >
            <span className={css.swatch} data-derived={value === '' || undefined} style={{ backgroundColor: shown }} />
          </button>
        }
      >
        <ColorPicker
          value={shown ?? start}
          onPick={pick}
          labels={labels}
          suggestions={suggestions}
          clear={
            derived !== undefined && labels.clear !== undefined && value !== ''
              ? { label: labels.clear, onClear: () => pick({ value: '' }) }
              : undefined
          }
        />
      </Popover>
      <input
        autoComplete="off"
        spellCheck={false}
        {...native}
        {...own}
        className={`${bare} ${css.input}`}
        type="text"
        placeholder={derived}
        value={text}
        onChange={(event) =>
          type(event.currentTarget.value, (event.nativeEvent as InputEvent).inputType === 'insertFromPaste')
        }
        onBlur={leave}
      />
    </span>
  );
};
