export { climateScreeningRoutes } from './climate-screening.routes.ts';
export { screeningIn } from './screening.ts';
export { standingOf } from './statement.ts';
export { screeningWords } from './words.ts';
