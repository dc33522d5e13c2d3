import { useState } from 'react';

/**
 * Who keeps the value of a field: the caller (`value` with `onChange`), or the field itself from a `defaultValue` on. Both together are
 * refused. An uncontrolled field submits its value in a native form under its `name`.
 */
export type HeldValue<Held extends { value: unknown; onChange: (change: never) => void }> =
  | (Held & {
      /** The initial value of an uncontrolled field. Absent where the caller keeps the value. */
      defaultValue?: undefined;
    })
  | (Partial<Pick<Held, 'onChange'>> & {
      /** The initial value of an uncontrolled field, which keeps its value from then on. */
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
 * The value of a field, whoever keeps it, and the function that reports changes; `rest` are the other props. An unreadable text (`value:
 * undefined`) is kept as `empty`, so that the form submits only what the box shows.
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
