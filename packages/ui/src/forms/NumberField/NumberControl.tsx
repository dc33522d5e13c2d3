import type { ClipboardEvent, ComponentProps, FocusEvent } from 'react';
import { numeric } from '../control.css.ts';

/** Reads typed text into a canonical number; `undefined` when it is not one. */
export type ParseNumber = (typed: string) => string | undefined;
/** Shows a canonical number the way this person reads numbers. */
export type FormatNumber = (canonical: string) => string;

/** `value` is the typed text; `number` is its value, `undefined` while it is empty or unreadable. */
export type NumberChange = { value: string; number: string | undefined };

export type NumberControlProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'onChange'
> & {
  value: string;
  onChange: (change: NumberChange) => void;
  parse: ParseNumber;
  format: FormatNumber;
  /** `control` for a field of its own, `bare` inside a frame. */
  className: string;
};

/** Full-width digits and signs, as Chinese input methods type them, count as their plain forms. */
const plainForm = (typed: string) => typed.normalize('NFKC').trim();

/** The bare number input. Never `type="number"`: that drops unreadable text and changes with the mouse wheel. */
export const NumberControl = ({ value, onChange, parse, format, className, ...native }: NumberControlProps) => {
  const change = (text: string) => onChange({ value: text, number: parse(plainForm(text)) });

  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const number = parse(plainForm(value));
    if (number !== undefined && format(number) !== value) onChange({ value: format(number), number });
    native.onBlur?.(event);
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    native.onPaste?.(event);
    if (event.defaultPrevented) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const replacesAll = selectionStart === 0 && selectionEnd === value.length;
    const number = replacesAll ? parse(plainForm(event.clipboardData.getData('text'))) : undefined;
    if (number === undefined) return;
    event.preventDefault();
    onChange({ value: format(number), number });
  };

  return (
    <input
      autoComplete="off"
      inputMode="decimal"
      spellCheck={false}
      {...native}
      className={`${className} ${numeric}`}
      type="text"
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={tidy}
      onPaste={paste}
    />
  );
};
