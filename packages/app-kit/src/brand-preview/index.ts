export {
  type PreviewBrand,
  type PreviewImages,
  type PreviewLook,
  settingsWith,
} from './protocol.ts';
export { type PreviewReceiver, receiveBrandPreview } from './receiver.ts';
export { createPreviewSender, type PreviewReport, type PreviewSender } from './sender.ts';
