export { type Actor, actorNamed, findActor, nameOfPerson, namesOfPeople, personOf } from './actor.repository.ts';
export { receiverZone } from './receiver-zone.repository.ts';
export { listAdministrators } from './users.repository.ts';
export { usersRoutes } from './users.routes.ts';
export { readMe } from './users.service.ts';
export { users } from './users.tables.ts';
