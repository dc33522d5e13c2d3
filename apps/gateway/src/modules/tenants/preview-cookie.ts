import { brandPreviewCookie } from '@esg/contract';
import { guardedCookie } from '../../platform/http/index.ts';

/** Remembers which draft of the brand this visitor was shown by a preview link; see `withPreview`. */
export const previewCookie = guardedCookie(brandPreviewCookie, { path: '/', sameSite: 'Lax', secure: false });
