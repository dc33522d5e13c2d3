import type { Environment } from '../platform/env.ts';

/** Whether orders may move time forward: in a demonstration, and never where `NODE_ENV=production`, even with demonstration data. */
export const mayPassTime = ({ mode, demo }: Pick<Environment, 'mode' | 'demo'>): boolean =>
  demo && mode !== 'production';
