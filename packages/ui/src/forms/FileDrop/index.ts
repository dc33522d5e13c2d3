export { type ImageProblem, imageProblems } from './compress-image.ts';
export type { AcceptedFiles, FileRefusal } from './DropArea.tsx';
export { FileDrop, type FileDropProps, type FileItem } from './FileDrop.tsx';
export { type ImageLimits, ImageUpload, type ImageUploadProps, type PreparedImage } from './ImageUpload.tsx';
