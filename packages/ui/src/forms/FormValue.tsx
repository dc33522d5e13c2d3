/**
 * Adds values to the native form for a control whose box shows something else, such as a formatted date or the label of an option. Nothing
 * without a name, and nothing for a disabled control, as natively.
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
