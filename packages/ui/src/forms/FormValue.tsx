/**
 * Hands values to the native form for a control whose box shows something else, such as a date as it is written or the
 * label of an option. Nothing without a name, and nothing of a control that is disabled, as natively.
 */
export const FormValue = ({
  name,
  form,
  disabled = false,
  values,
}: {
  name: string | undefined;
  form: string | undefined;
  disabled?: boolean | undefined;
  values: readonly string[];
}) =>
  name === undefined || disabled
    ? null
    : values.map((value) => <input key={value} type="hidden" name={name} form={form} value={value} />);
