import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { chip, chipInput, chipList, chipRemove, chips, optionLabel } from '../Combobox/Combobox.css.ts';
import { adorned } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import {
  type FieldControlProps,
  type FieldOwnProps,
  type NativeControlProps,
  takeFieldProps,
} from '../Field/field-props.ts';
import { FormValue } from '../FormValue.tsx';
import { useMergedRef } from '../use-merged-ref.ts';
import { type Controlled, type HeldValue, useValue } from '../use-value.ts';
import { addTags, isParted, type TagRefusal, type TagRules } from './tag-list.ts';

type OwnProps = NativeControlProps<'input'> &
  Partial<TagRules> &
  HeldValue<{
    /** In the order they were entered. */
    value: readonly string[];
    /** Called with the whole list, new ones last. */
    onChange: (change: { value: string[] }) => void;
  }> & {
    /** Refused texts; the caller shows the reason in `error`. Invalid ones stay in the box. */
    onRefused?: ((change: { refused: readonly TagRefusal[] }) => void) | undefined;
    /** Words of the chips. */
    labels: {
      /** Names the list of what is entered. */
      entered: string;
      /** Label of the button that removes one, such as "Remove Climate". */
      remove: (tag: { label: string }) => string;
    };
  };

export type TagsFieldProps = FieldOwnProps & OwnProps;

/**
 * Several short texts, such as labels or e-mail addresses. Enter, a comma, a pasted list or leaving the box adds them; Backspace in an
 * empty box removes the last one. For choices of a known list use MultiSelect.
 */
export const TagsField = (props: TagsFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: named } = useValue(rest, []);
  const { name, ...more } = named;
  return (
    <Field {...field}>
      {(own) => (
        <>
          <TagsControl {...more} {...own} value={value} onChange={change} />
          <FormValue name={name} form={more.form} disabled={more.disabled} values={value} />
        </>
      )}
    </Field>
  );
};

type ControlProps = Controlled<OwnProps> & FieldControlProps;
type TagsState = Pick<Controlled<OwnProps>, 'value' | 'onChange' | 'onRefused' | 'allows' | 'tagsMax'> & {
  kind: NonNullable<OwnProps['kind']>;
};

/** The text in the box, and how tags are added and removed. */
const useTags = ({ value, onChange, onRefused, kind, allows, tagsMax }: TagsState) => {
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    const { value: next, refused, left } = addTags(value, text, { kind, allows, tagsMax });
    setTyped(left);
    if (next.length > value.length) onChange({ value: next });
    if (refused.length > 0) onRefused?.({ refused });
  };
  return {
    typed,
    type: (text: string, isComposing: boolean) => (!isComposing && isParted(text, kind) ? take(text) : setTyped(text)),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && typed.trim() !== '') {
        event.preventDefault();
        take(typed);
      } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
        onChange({ value: value.slice(0, -1) });
      }
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (!isParted(text, kind)) return;
      event.preventDefault();
      take(`${typed} ${text}`);
    },
    leave: () => {
      if (typed.trim() !== '') take(typed);
    },
    remove: (tag: string) => onChange({ value: value.filter((each) => each !== tag) }),
  };
};

const TagsControl = (props: ControlProps) => {
  const {
    value,
    onChange,
    onRefused,
    onBlur,
    labels,
    kind = 'text',
    allows,
    tagsMax,
    placeholder,
    ref,
    ...native
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const tags = useTags({ value, onChange, onRefused, kind, allows, tagsMax });
  const remove = (tag: string) => {
    tags.remove(tag);
    input.current?.focus();
  };

  return (
    <span className={adorned}>
      <span className={chips}>
        <TagList tags={value} labels={labels} disabled={native.disabled} onRemove={remove} />
        <input
          autoComplete="off"
          {...(kind === 'email' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false })}
          {...native}
          ref={useMergedRef(input, ref)}
          className={chipInput}
          type="text"
          placeholder={value.length === 0 ? placeholder : undefined}
          value={tags.typed}
          onChange={({ currentTarget, nativeEvent }) =>
            tags.type(currentTarget.value, (nativeEvent as InputEvent).isComposing)
          }
          onKeyDown={(event) => {
            native.onKeyDown?.(event);
            tags.onKeyDown(event);
          }}
          onPaste={(event) => {
            native.onPaste?.(event);
            tags.onPaste(event);
          }}
          onBlur={(event) => {
            tags.leave();
            onBlur?.(event);
          }}
        />
      </span>
    </span>
  );
};

type TagListProps = Pick<OwnProps, 'labels'> & {
  tags: readonly string[];
  disabled: boolean | undefined;
  onRemove: (tag: string) => void;
};

/** The entered tags, each with a button that removes it. */
const TagList = ({ tags, labels, disabled, onRemove }: TagListProps) =>
  tags.length > 0 && (
    <ul className={chipList} aria-label={labels.entered}>
      {tags.map((tag) => (
        <li className={chip} key={tag}>
          <span className={optionLabel}>{tag}</span>
          <button
            className={chipRemove}
            type="button"
            disabled={disabled}
            aria-label={labels.remove({ label: tag })}
            onClick={() => onRemove(tag)}
          >
            <X aria-hidden="true" size={14} strokeWidth={1.5} />
          </button>
        </li>
      ))}
    </ul>
  );
