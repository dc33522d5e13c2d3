export { findDrawnStyle } from './house-styles.repository.ts';
export { houseStylesRoutes } from './house-styles.routes.ts';
