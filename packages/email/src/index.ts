export type { EmailBrand } from './brand.ts';
export { type BrandDraftShared, brandDraftShared } from './messages/brand-draft-shared.ts';
export { type BrandPublished, brandPublished } from './messages/brand-published.ts';
export { type MessageName, messages } from './messages/index.ts';
export { pinMode, type RenderedEmail, renderEmail, sampleEmail } from './render.ts';
