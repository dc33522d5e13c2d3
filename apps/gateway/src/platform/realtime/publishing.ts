import { type Notice, noticeEvent } from '@esg/contract';
import type { Server } from 'socket.io';
import type { Log } from '../log.ts';
import type { Changes } from './changes.ts';
import { type Owner, organisationRoom, readersRoom, reportRoom, sessionRoom, tenantRoom } from './rooms.ts';

/** Between gateways: a tenant was changed. */
const tenantsChanged = 'tenants-changed';
/** Between gateways: what a room is notified of was changed. */
const roomChanged = 'room-changed';

/** Listeners that are notified before pages. */
type Listeners = {
  forgetTenants: () => void;
  forgetOrganisation: (organisationId: string) => void;
  onPublish: () => void;
};

/** Rooms of one gateway alone, until an adapter shares them with others. */
const createSharing = (io: Server) => {
  let isOn = false;
  return {
    begin: (adapter: Parameters<Server['adapter']>[0]) => {
      io.adapter(adapter);
      isOn = true;
    },
    isOn: () => isOn,
    /** Tells the other gateways. */
    tell: (event: string, ...about: string[]) => {
      if (isOn) io.serverSideEmit(event, ...about);
    },
  };
};

/** Notes a change at each gateway. Call it before the notice, so that a page that joins between the two gets at least one of them. */
const noteEverywhere = (io: Server, sharing: ReturnType<typeof createSharing>, changes: Changes) => {
  io.on(roomChanged, changes.note);
  return (room: string) => {
    changes.note(room);
    sharing.tell(roomChanged, room);
  };
};

/** Notifies pages of changes, at this gateway and at those that share its rooms. */
export const createPublishing = (io: Server, log: Log, changes: Changes) => {
  const sharing = createSharing(io);
  const note = noteEverywhere(io, sharing, changes);
  const listeners: Listeners = {
    forgetTenants: () => undefined,
    forgetOrganisation: () => undefined,
    onPublish: () => undefined,
  };
  return {
    /** Shares rooms between several gateways. */
    shareThrough: sharing.begin,
    /** Called when another gateway changed a tenant that this one may have cached. */
    onTenantsChanged: (forget: () => void) => {
      io.on(tenantsChanged, forget);
      listeners.forgetTenants = forget;
    },
    /** Called before the pages of an organisation are notified of its change. */
    onOrganisationChanged: (forget: (organisationId: string) => void) => {
      listeners.forgetOrganisation = forget;
    },
    /** Called after each notice to an organisation, for other receivers than its pages. */
    onPublish: (run: () => void) => {
      listeners.onPublish = run;
    },
    /**
     * Called after gateways could not reach each other: clears cached tenants, and makes the pages connect again, which makes them reload
     * everything they show.
     */
    catchUp: () => {
      listeners.forgetTenants();
      for (const { conn } of io.sockets.sockets.values()) conn.close();
    },
    /**
     * Notifies everybody of the tenant, at every gateway. Gateways that share rooms clear cached tenants before their pages are notified,
     * so that no page reads the old state again. Call it after the change is committed.
     */
    publishToTenant: (tenantId: string, notice: Notice) => {
      sharing.tell(tenantsChanged);
      note(tenantRoom(tenantId));
      io.to(tenantRoom(tenantId)).emit(noticeEvent, notice);
    },
    /** Notifies everybody of the organisation who may know. Call it after the change is committed. */
    publish: (owner: Owner, notice: Notice) => {
      if (notice.type === 'organisation.changed') listeners.forgetOrganisation(notice.organisationId);
      const rooms =
        'reportId' in notice ? [readersRoom(owner), reportRoom(owner, notice.reportId)] : [organisationRoom(owner)];
      note(organisationRoom(owner));
      io.to(rooms).emit(noticeEvent, notice);
      log.debug({ notice: notice.type }, 'published');
      listeners.onPublish();
    },
    /** Closes every connection of a revoked session at every gateway, and at this one even while the others cannot be reached. */
    disconnectSession: (sessionId: string) => {
      io.local.in(sessionRoom(sessionId)).disconnectSockets(true);
      if (sharing.isOn()) io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
  };
};
