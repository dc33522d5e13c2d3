import { phone } from './media.ts';
import { useMedia } from './use-media.ts';

/** Whether the window is that of a telephone held upright. For what must be another part there, not only look another way. */
export const usePhone = (): boolean => useMedia(phone);
