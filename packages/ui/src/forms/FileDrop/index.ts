export type { CropLabels } from './CropDialog.tsx';
export { type ImageProblem, imageProblems } from './compress-image.ts';
export type { AcceptedFiles, FileRefusal } from './DropArea.tsx';
export { FileDrop, type FileDropProps, type FileItem } from './FileDrop.tsx';
export { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';
export type { ImageLimits, PreparedImage } from './prepare-image.ts';
