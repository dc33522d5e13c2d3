import type { RichTextLabels } from '@esg/ui/rich-text';
import { useLingui } from '@lingui/react/macro';

/** The words of a rich text editor's tools, in the language of the interface. */
export const useRichTextLabels = (): RichTextLabels => {
  const { t } = useLingui();
  return {
    toolbar: t`Text tools`,
    paragraph: t`Paragraph`,
    heading: t`Heading`,
    bullet: t`Bulleted list`,
    numbered: t`Numbered list`,
    bold: t`Bold`,
    italic: t`Italic`,
    link: t`Link`,
    undo: t`Undo`,
    redo: t`Redo`,
    linkAddress: t`Link address`,
    applyLink: t`Apply`,
    removeLink: t`Remove link`,
    table: t`Insert table`,
    tableTools: t`Table tools`,
    rowAbove: t`Insert row above`,
    rowBelow: t`Insert row below`,
    removeRow: t`Delete row`,
    columnBefore: t`Insert column before`,
    columnAfter: t`Insert column after`,
    removeColumn: t`Delete column`,
    headerRow: t`First row names the columns`,
    removeTable: t`Delete table`,
    footnote: t`Insert footnote`,
    footnotes: t`Footnotes`,
    footnoteText: ({ number }) => t`Footnote ${number}`,
    removeFootnote: ({ number }) => t`Delete footnote ${number}`,
  };
};
