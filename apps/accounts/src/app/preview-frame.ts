import type { previewFrameName } from '@esg/app-kit/brand-preview';

/** Its value is not imported: the receiver must stay out of everybody's first load. */
const frameName: typeof previewFrameName = 'brand-preview';

/** Whether this page stands in a frame of the brand studio, for looking only. */
export const isPreviewFrame = (): boolean => window.name === frameName && window.parent !== window;
