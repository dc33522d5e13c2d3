export { frameworksRoutes } from './frameworks.routes.ts';
export {
  disclosureOf,
  type FrameworkHead,
  frameworkAsStored,
  frameworkIn,
  headIn,
  headInMemory,
} from './frameworks.service.ts';
export { importLibrary } from './import-library.ts';
export { isOnOffer } from './offered.service.ts';
export {
  countOwn,
  deleteOwn,
  findOwn,
  findReleaseContent,
  insertOwn,
  insertRelease,
  isWithdrawn,
  listOwn,
  listReleases,
  type OwnFrameworkRow,
  type ReleaseRow,
  setWithdrawn,
  updateOwn,
} from './own-frameworks.repository.ts';
