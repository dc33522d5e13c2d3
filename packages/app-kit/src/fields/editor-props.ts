import type { AnswerValue, AnswerValueOf, Country, Field, FieldType, Language, Unit } from '@esg/contract';
import type { ReactNode } from 'react';
import type { SaveState } from '../saving/saved-field.ts';

/** Props of every field editor, whatever its type. */
export type FieldEditorProps = {
  readonly field: Field;
  readonly value: AnswerValue | null;
  /** Called with the value of the entries; not called while they have none, such as letters in a number. */
  readonly onChange: (value: AnswerValue | null) => void;
  /** Called while the entries have no value: the last value should not be stored meanwhile. */
  readonly onHold?: () => void;
  readonly onBlur?: () => void;
  /** The languages of texts; the first is the report's own. */
  readonly reportLanguages: readonly Language[];
  /** Units of the field's kind; empty where a number has none. */
  readonly units: readonly Unit[];
  /** The code of the unit that a number begins with; by default the one in which the metric is reported, or the first. */
  readonly unit?: string | undefined;
  readonly countries: readonly Country[];
  /** Shown as the field's save mark and, when refused, as its error. */
  readonly state?: SaveState<AnswerValue | null>;
  /** Whether the save mark is elsewhere than beside the label. */
  readonly markElsewhere?: boolean;
  readonly disabled?: boolean;
  /** Whether rows of a number may be reordered. */
  readonly reorder?: boolean;
  /** Shown beside the control, such as last year's value. */
  readonly aside?: ReactNode;
  /** Id of the control, so that findings can lead to it. */
  readonly id?: string;
};

/** Props of the editor of one type: its own kind of value, and the words around the control. */
export type EditorProps<Type extends FieldType> = Omit<
  FieldEditorProps,
  'value' | 'onChange' | 'state' | 'markElsewhere' | 'onBlur' | 'onHold'
> & {
  readonly value: AnswerValueOf<Type> | null;
  readonly onChange: (value: AnswerValueOf<Type> | null) => void;
  readonly onHold: () => void;
  readonly onBlur: () => void;
  readonly label: string;
  /** Spread on the outermost @esg/ui field. */
  readonly frame: {
    readonly label: string;
    readonly hint: string | undefined;
    readonly required: boolean;
    readonly saved: ReactNode;
    readonly error: string | undefined;
    readonly aside: ReactNode;
    readonly id: string | undefined;
  };
  /** Errors from the gateway, by path inside the value, for example `rows.0.number`. */
  readonly refusedAt: (path: string) => string | undefined;
};
