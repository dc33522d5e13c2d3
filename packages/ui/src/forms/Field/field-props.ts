import type { ComponentProps, ReactNode } from 'react';

/** The parts of every field around its control. All texts come from the caller: this package has no words. */
export type FieldOwnProps = {
  /** Names the control for everyone. Always given; see `labelHidden`. */
  label: ReactNode;
  /** Keeps the label for screen readers only, for places where the surroundings already name the control. */
  labelHidden?: boolean | undefined;
  /** Guidance shown between label and control and read out with the control. */
  hint?: ReactNode;
  /** What is wrong and what to do. Marks the control invalid, is read out with it and announced when it appears. */
  error?: ReactNode;
  /** Shows the required mark and tells assistive technology; the check itself is the caller's. */
  required?: boolean | undefined;
  /** Short state of saving, such as "Saved 10:42". Announced politely when it changes. Pass `null` while there is none. */
  saved?: ReactNode;
  /** Stands beside the control, such as last year's value. */
  aside?: ReactNode;
  /** Id of the control itself, so that an error summary can lead to it. Made up when left out. */
  id?: string | undefined;
};

/** What a field sets on its control by itself. */
type OwnedByField =
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'
  | 'checked'
  | 'children'
  | 'className'
  | 'defaultChecked'
  | 'defaultValue'
  | 'id'
  | 'max'
  | 'min'
  | 'multiple'
  | 'onChange'
  | 'required'
  | 'role'
  | 'rows'
  | 'size'
  | 'step'
  | 'style'
  | 'type'
  | 'value';

/**
 * All native props of the control itself, including `ref`, `name`, handlers and `data-*`; of the group where a field has several controls.
 * The design system sets styles, and `HeldValue` has the values.
 */
export type NativeControlProps<Element extends 'fieldset' | 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Element>,
  OwnedByField
>;

/** How a field of several controls takes part in a native form. */
export type NamedProps = {
  /** Name of the value in a native form. */
  name?: string | undefined;
  /** Id of the native form, for a field that stands outside of it. */
  form?: string | undefined;
};

/** Separates what the frame of a field shows from what its control needs. */
export const takeFieldProps = <Props extends FieldOwnProps>({
  label,
  labelHidden,
  hint,
  error,
  required,
  saved,
  aside,
  id,
  ...rest
}: Props) => ({ field: { label, labelHidden, hint, error, required, saved, aside, id } satisfies FieldOwnProps, rest });

/** What a control spreads on its focusable element so that label, hint and error belong to it. */
export type FieldControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Joins ids for `aria-describedby`, leaving out what is not shown. */
export const describedBy = (...ids: readonly (string | false | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined;

/** True for content that would show nothing. */
export const isEmpty = (node: ReactNode) => node === undefined || node === null || node === false || node === '';
