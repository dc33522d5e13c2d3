import type { Palette } from '../colors.ts';
import { hex } from './styles.ts';

/** The words in the head row of a table. */
export const headRun = (palette: Palette) => ({ bold: true, size: 16, color: hex(palette.muted) });
