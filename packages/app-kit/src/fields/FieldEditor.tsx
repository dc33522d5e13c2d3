import type { AnswerValue, AnswerValueOf, FieldType } from '@esg/contract';
import { createElement, lazy, type ReactNode, Suspense } from 'react';
import { useLanguage } from '../i18n/formatters.ts';
import { useProblemSentences } from '../problems/use-problem-sentence.ts';
import { CountryEditor, MultiSelectEditor, SingleSelectEditor, YesNoEditor } from './ChoiceEditors.tsx';
import { DateEditor, DatePeriodEditor, DateTimeEditor } from './DateEditors.tsx';
import type { EditorProps, FieldEditorProps } from './editor-props.ts';
import { NumberEditor } from './NumberEditor.tsx';
import { TextEditor } from './TextEditor.tsx';
import { useFieldHint } from './use-field-hint.ts';
import { useSaveMark } from './use-save-mark.ts';

const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

type Editors = { readonly [Type in FieldType]: (props: EditorProps<Type>) => ReactNode };

/** One editor per field type; a type without one does not compile. */
const editors: Editors = {
  text: ({ value, onChange, ...rest }) => (
    <TextEditor
      {...rest}
      lines="one"
      value={value?.text ?? null}
      onChange={(text) => onChange(text && { type: 'text', text })}
    />
  ),
  textArea: ({ value, onChange, ...rest }) => (
    <TextEditor
      {...rest}
      lines="several"
      value={value?.text ?? null}
      onChange={(text) => onChange(text && { type: 'textArea', text })}
    />
  ),
  richTextArea: (props) => (
    <Suspense>
      <RichTextEditor {...props} />
    </Suspense>
  ),
  date: DateEditor,
  dateTime: DateTimeEditor,
  singleSelect: SingleSelectEditor,
  multiSelect: MultiSelectEditor,
  number: ({ value, onChange, ...rest }) => (
    <NumberEditor
      {...rest}
      whole={false}
      value={value?.rows ?? null}
      onChange={(rows) => onChange(rows && { type: 'number', rows })}
    />
  ),
  integer: ({ value, onChange, ...rest }) => (
    <NumberEditor
      {...rest}
      whole
      value={value?.rows ?? null}
      onChange={(rows) => onChange(rows && { type: 'integer', rows })}
    />
  ),
  country: CountryEditor,
  datePeriod: DatePeriodEditor,
  checkbox: YesNoEditor,
};

const isOf = <Type extends FieldType>(value: AnswerValue | null, type: Type): value is AnswerValueOf<Type> =>
  value?.type === type;

/** Edits one value of any field type, in the person's language and separators. `AnswerField` is one that saves by itself. */
export const FieldEditor = ({
  field,
  value,
  state,
  markElsewhere = false,
  onBlur = () => {},
  onHold = () => {},
  ...rest
}: FieldEditorProps) => {
  const language = useLanguage();
  const { issue, issueAt, problem } = useProblemSentences();
  const saved = useSaveMark(state);
  const label = field.label[language];
  const hint = useFieldHint(field);
  const refusal = state?.kind === 'refused' ? state.error : undefined;
  const [first] = state?.kind === 'refused' ? state.issues : [];
  const draw = <Type extends FieldType>(type: Type) =>
    createElement<EditorProps<Type>>(editors[type], {
      ...rest,
      field,
      value: isOf(value, type) ? value : null,
      onBlur,
      onHold,
      label,
      refusedAt: (path) => issueAt(refusal, `value.${path}`, label),
      frame: {
        label,
        hint,
        required: field.required,
        saved: markElsewhere ? undefined : saved,
        error: refusal && (first ? issue(first, label) : problem(refusal)),
        aside: rest.aside,
        id: rest.id,
      },
    });
  return draw(field.type);
};
