import { useState } from 'react';

/**
 * Who holds the value of a field: the caller (`value` with `onChange`), or the field itself from a `defaultValue` on.
 * Both together are refused. A field that holds its value submits it in a native form under its `name`.
 */
export type HeldValue<Held extends { value: unknown; onChange: (change: never) => void }> =
  | (Held & {
      /** What an uncontrolled field begins with. Left out where the caller holds the value. */
      defaultValue?: undefined;
    })
  | (Partial<Pick<Held, 'onChange'>> & {
      /** What an uncontrolled field begins with: from here on it holds its value by itself. */
      defaultValue: Held['value'];
      value?: undefined;
    });

/** Those of a field's properties that go with a value of the caller's. */
export type Controlled<Props> = Extract<Props, { defaultValue?: undefined }>;

type Given<Value, Change> = {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((change: Change) => void) | undefined;
};

/**
 * The value of a field, whoever holds it, and what tells of its changes; `rest` is what else was given. An unreadable
 * text (`value: undefined`) is held as `empty`, so nothing is submitted that the box does not say.
 */
export const useValue = <Value, Change extends { value: Value | undefined }, Props extends object>(
  props: Props & Given<Value, Change>,
  empty: Value,
) => {
  const { value: given, defaultValue, onChange, ...rest } = props;
  const controlled = given !== undefined || !('defaultValue' in props);
  const [own, setOwn] = useState(defaultValue ?? empty);

  const change = (next: Change) => {
    if (!controlled) setOwn(next.value ?? empty);
    onChange?.(next);
  };
  return { value: controlled ? (given ?? empty) : own, change, rest };
};
