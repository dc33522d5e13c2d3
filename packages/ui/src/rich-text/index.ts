export {
  type LinkedValue,
  type RichTextBlock,
  type RichTextKind,
  type RichTextRun,
  richTextKinds,
} from './block-types.ts';
export { sameBlocks } from './blocks.ts';
export { RichTextArea } from './RichTextArea.tsx';
export type { RichTextAreaProps, RichTextLabels } from './rich-text-props.ts';
export type { HeldValue, RichTextValues, ShownValue } from './rich-text-values.ts';
