export { findDesign } from './report-design.repository.ts';
export { reportDesignRoutes } from './report-design.routes.ts';
export { keepDesign, removeDesignPictures, settingsOf } from './report-design.service.ts';
