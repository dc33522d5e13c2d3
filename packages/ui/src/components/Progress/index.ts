export {
  Progress,
  type ProgressProps,
  ProgressRing,
  type ProgressRingProps,
  progressTones,
  ringSizes,
} from './Progress.tsx';
