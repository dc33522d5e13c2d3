export { peopleRoutes } from './people.routes.ts';
export { personalDataRoutes } from './personal-data.routes.ts';
