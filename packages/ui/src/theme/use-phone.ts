import { phone } from './media.ts';
import { useMedia } from './use-media.ts';

/** Whether the window is a telephone held upright. For parts that differ there, not only in style. */
export const usePhone = (): boolean => useMedia(phone);
