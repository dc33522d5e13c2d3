/** Name of the frames in which a page wears a brand on trial. */
export const previewFrameName = 'brand-preview';

/** Whether this page stands in a frame of the brand studio, for looking only. Costs no page the receiver. */
export const isPreviewFrame = (): boolean => window.name === previewFrameName && window.parent !== window;
