/** Name of the frames in which a page shows a brand on trial. */
export const previewFrameName = 'brand-preview';

/** Whether this page is in a frame of the brand studio, for looking only. Other pages do not load the receiver. */
export const isPreviewFrame = (): boolean => window.name === previewFrameName && window.parent !== window;
