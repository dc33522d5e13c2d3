export { type Content, findingsIn, notedTotals, readContent } from './content.ts';
export { findDifferences, restateChanged } from './hub-restatements.service.ts';
export { plainAnswers } from './plain-answers.ts';
export { publicationsRoutes } from './publications.routes.ts';
export { modelIn, publishReport, requireReady } from './publications.service.ts';
export { type RestatedChange, restatedChanges } from './restated-changes.ts';
export { placeKey } from './restatements.policy.ts';
export { restatementRoutes } from './restatements.routes.ts';
export { unexplainedFindings } from './restatements.service.ts';
