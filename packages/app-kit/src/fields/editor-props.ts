import type { AnswerValue, AnswerValueOf, Country, Field, FieldType, Language, Unit } from '@esg/contract';
import type { ReactNode } from 'react';
import type { SaveState } from '../saving/saved-field.ts';

/** What a field is edited with, whatever its type. */
export type FieldEditorProps = {
  readonly field: Field;
  readonly value: AnswerValue | null;
  /** Called with what the entries mean; not called while they mean nothing, such as letters in a number. */
  readonly onChange: (value: AnswerValue | null) => void;
  /** Called while the entries mean nothing: what was given before should not be stored meanwhile. */
  readonly onHold?: () => void;
  readonly onBlur?: () => void;
  /** Texts are asked for in each of them; the first is the report's own. */
  readonly reportLanguages: readonly Language[];
  /** Units of the field's kind; empty where a number has none. */
  readonly units: readonly Unit[];
  readonly countries: readonly Country[];
  /** Shown as the field's save mark and, when refused, as its error. */
  readonly state?: SaveState<AnswerValue | null>;
  /** Whether the save mark stands elsewhere than beside the label. */
  readonly markElsewhere?: boolean;
  readonly disabled?: boolean;
  /** Whether rows of a number may change places. */
  readonly reorder?: boolean;
  /** Stands beside the control, such as last year's value. */
  readonly aside?: ReactNode;
  /** Id of the control, so that findings can lead to it. */
  readonly id?: string;
};

/** What the editor of one type gets: its own kind of value, and the words around the control ready to show. */
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
  /** What the gateway refused, by place inside the value, for example `rows.0.number`. */
  readonly refusedAt: (path: string) => string | undefined;
};
