export { type RichTextBlock, type RichTextKind, type RichTextRun, richTextKinds, sameBlocks } from './blocks.ts';
export { RichTextArea, type RichTextAreaProps, type RichTextLabels } from './RichTextArea.tsx';
