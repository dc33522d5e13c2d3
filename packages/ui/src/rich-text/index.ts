export {
  type LinkedValue,
  type RichTextBlock,
  type RichTextKind,
  type RichTextRun,
  richTextKinds,
  sameBlocks,
} from './blocks.ts';
export { RichTextArea, type RichTextAreaProps, type RichTextLabels } from './RichTextArea.tsx';
export type { HeldValue, RichTextValues, ShownValue } from './rich-text-values.ts';
