import type { FieldOwnProps } from '../forms/Field/field-props.ts';
import type { RichTextBlock } from './block-types.ts';
import type { RichTextValues } from './rich-text-values.ts';

/** Names of the tools, of the small form for a link and of the footnotes. */
export type RichTextLabels = {
  /** Names the row of tools. */
  toolbar: string;
  /** Makes the line a paragraph. */
  paragraph: string;
  /** Makes the line a heading. */
  heading: string;
  /** Makes a bulleted list. */
  bullet: string;
  /** Makes a numbered list. */
  numbered: string;
  /** Bold text. */
  bold: string;
  /** Italic text. */
  italic: string;
  /** Asks for the address of a link. */
  link: string;
  /** Undoes the last change. */
  undo: string;
  /** Redoes it. */
  redo: string;
  /** Names the box of the address. */
  linkAddress: string;
  /** Takes the address. */
  applyLink: string;
  /** Removes the link and keeps its text. */
  removeLink: string;
  /** Puts a table after the line. */
  table: string;
  /** Names the tools of a table, which are there while the cursor stands in one. */
  tableTools: string;
  /** Puts a row above the cursor’s. */
  rowAbove: string;
  /** Puts a row below the cursor’s. */
  rowBelow: string;
  /** Removes the cursor’s row. */
  removeRow: string;
  /** Puts a column before the cursor’s. */
  columnBefore: string;
  /** Puts a column after the cursor’s. */
  columnAfter: string;
  /** Removes the cursor’s column. */
  removeColumn: string;
  /** Whether the first row names the columns. */
  headerRow: string;
  /** Removes the whole table. */
  removeTable: string;
  /** Puts a reference to a new footnote where the cursor stands. */
  footnote: string;
  /** Names the list of footnotes below the text. */
  footnotes: string;
  /** Names the box of one footnote, such as "Footnote 2". */
  footnoteText: (at: { number: number }) => string;
  /** Names the button that removes a footnote with its reference. */
  removeFootnote: (at: { number: number }) => string;
};

export type RichTextAreaProps = FieldOwnProps & {
  /** The text as blocks; empty for none. */
  value: readonly RichTextBlock[];
  /** Called on every change. The editor keeps cursor and history as long as `value` equals its content. */
  onChange: (change: { value: RichTextBlock[] }) => void;
  /** Words of tools, link form and footnotes. */
  labels: RichTextLabels;
  /** Values that the text may refer to; absent where it may refer to none. */
  values?: RichTextValues | undefined;
  /** Shown and copied, not changed; there are no tools. */
  readOnly?: boolean | undefined;
  /** Language of the text, for spell checking and for its looks. */
  lang?: string | undefined;
  /** Focus has left the control. */
  onBlur?: (() => void) | undefined;
};
