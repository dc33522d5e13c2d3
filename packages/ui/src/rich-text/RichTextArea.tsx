import { lazy, Suspense } from 'react';
import { Field } from '../forms/Field/Field.tsx';
import { type FieldOwnProps, takeFieldProps } from '../forms/Field/field-props.ts';
import type { RichTextBlock } from './blocks.ts';
import * as css from './RichTextArea.css.ts';

const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** Names of the tools, of the small form for a link and of the footnotes. */
export type RichTextLabels = {
  toolbar: string;
  paragraph: string;
  heading: string;
  bullet: string;
  numbered: string;
  bold: string;
  italic: string;
  link: string;
  undo: string;
  redo: string;
  linkAddress: string;
  applyLink: string;
  removeLink: string;
  /** Puts a table after the line. */
  table: string;
  /** Names the tools of a table, which are there while the cursor stands in one. */
  tableTools: string;
  rowAbove: string;
  rowBelow: string;
  removeRow: string;
  columnBefore: string;
  columnAfter: string;
  removeColumn: string;
  /** Whether the first row names the columns. */
  headerRow: string;
  removeTable: string;
  /** Puts a reference to a new footnote where the cursor stands. */
  footnote: string;
  /** Names the list of footnotes below the text. */
  footnotes: string;
  /** Names the box of one footnote, such as "Footnote 2". */
  footnoteText: (at: { number: number }) => string;
  removeFootnote: (at: { number: number }) => string;
};

export type RichTextAreaProps = FieldOwnProps & {
  value: readonly RichTextBlock[];
  /** Called on every change. The editor keeps cursor and history as long as `value` says the same as it shows. */
  onChange: (change: { value: RichTextBlock[] }) => void;
  labels: RichTextLabels;
  readOnly?: boolean | undefined;
  /** Language of the text, for spell checking and for its looks. */
  lang?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** Text with headings, lists, tables, footnotes, emphasis and links. The editor loads when it is first shown; its place is kept meanwhile. */
export const RichTextArea = (props: RichTextAreaProps) => {
  const { field, rest } = takeFieldProps(props);
  return (
    <Field {...field} custom>
      {(own) => (
        <div className={css.frame} data-invalid={own['aria-invalid']} data-read-only={rest.readOnly || undefined}>
          <Suspense fallback={<div className={css.waiting} />}>
            <RichTextEditor {...rest} control={own} />
          </Suspense>
        </div>
      )}
    </Field>
  );
};
