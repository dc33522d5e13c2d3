import { limits } from '@esg/contract';
import type { Server } from 'socket.io';
import * as v from 'valibot';
import type { Identity } from '../auth/authenticate.ts';
import { within } from '../neighbour.ts';
import { type Owner, reportRoom } from './rooms.ts';

/** Where somebody is: a report, and one of its disclosures. */
export const Whereabouts = v.object({
  report: v.pipe(v.string(), v.uuid()),
  disclosure: v.nullable(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))),
});

/** Somebody who has a report open. */
export type Present = { readonly userId: string; readonly name: string; readonly disclosureCode: string | null };

type SocketData = { data: { identity: Identity; at?: v.InferOutput<typeof Whereabouts> } };

/** People of these sockets, once each: somebody with two windows is where one of them says so. */
export const whoIsThere = (sockets: readonly SocketData[], reportId: string): Present[] => {
  const people = new Map<string, Present>();
  for (const { data } of sockets) {
    const { userId, visitor } = data.identity.scope;
    const disclosureCode = data.at?.report === reportId ? data.at.disclosure : null;
    if (people.get(userId)?.disclosureCode) continue;
    const name = visitor ? `${visitor.name} (${visitor.organisationName})` : '';
    people.set(userId, { userId, name, disclosureCode });
  }
  return [...people.values()];
};

/** How long other gateways may take to report who is there. */
const othersWithinMilliseconds = 800;

/** Who has the report open now, and in which of its disclosures: at every gateway, or at this one while the others cannot be reached. */
export const whoIsIn = async (io: Server, owner: Owner, reportId: string) => {
  const room = reportRoom(owner, reportId);
  const everywhere = within(othersWithinMilliseconds, io.in(room).fetchSockets());
  return whoIsThere(await everywhere.catch(() => io.local.in(room).fetchSockets()), reportId);
};

/** The reports of these rooms. */
export const reportsOf = (rooms: ReadonlySet<string>): string[] =>
  [...rooms].flatMap((room) => (room.startsWith('report:') ? [room.split(':').at(-1) ?? ''] : []));
