import { type Notice, noticeEvent } from '@esg/contract';
import type { Server } from 'socket.io';
import type { Log } from '../log.ts';
import { type Owner, organisationRoom, readersRoom, reportRoom, sessionRoom, tenantRoom } from './rooms.ts';

/** Between gateways: a tenant was changed. */
const tenantsChanged = 'tenants-changed';

/** Who wants to know before pages do. */
type Listeners = {
  forgetTenants: () => void;
  forgetOrganisation: (organisationId: string) => void;
  onPublish: () => void;
};

/** Tells pages what has changed, at this gateway and at those that share its rooms. */
export const createPublishing = (io: Server, log: Log) => {
  let isShared = false;
  const listeners: Listeners = {
    forgetTenants: () => undefined,
    forgetOrganisation: () => undefined,
    onPublish: () => undefined,
  };
  return {
    /** Shares rooms between several gateways. */
    shareThrough: (adapter: Parameters<Server['adapter']>[0]) => {
      io.adapter(adapter);
      isShared = true;
    },
    /** Runs when another gateway changed what this one may remember of tenants. */
    onTenantsChanged: (forget: () => void) => {
      io.on(tenantsChanged, forget);
      listeners.forgetTenants = forget;
    },
    /** Runs before the pages of an organisation hear that it was changed. */
    onOrganisationChanged: (forget: (organisationId: string) => void) => {
      listeners.forgetOrganisation = forget;
    },
    /** Runs after each notice to an organisation, for what tells others than its pages. */
    onPublish: (run: () => void) => {
      listeners.onPublish = run;
    },
    /**
     * After a time in which gateways could not tell each other anything: forgets what it remembers of tenants, and lets its pages
     * connect anew, for they then ask again for all they show.
     */
    catchUp: () => {
      listeners.forgetTenants();
      for (const { conn } of io.sockets.sockets.values()) conn.close();
    },
    /**
     * Tells everybody of the tenant, at every gateway. Gateways that share rooms forget what they remember of tenants before
     * their pages hear of it, so that nobody reads the old state again. Call it after the change is committed.
     */
    publishToTenant: (tenantId: string, notice: Notice) => {
      if (isShared) io.serverSideEmit(tenantsChanged);
      io.to(tenantRoom(tenantId)).emit(noticeEvent, notice);
    },
    /** Tells everybody of the organisation who may know. Call it after the change is committed. */
    publish: (owner: Owner, notice: Notice) => {
      if (notice.type === 'organisation.changed') listeners.forgetOrganisation(notice.organisationId);
      const rooms =
        'reportId' in notice ? [readersRoom(owner), reportRoom(owner, notice.reportId)] : [organisationRoom(owner)];
      io.to(rooms).emit(noticeEvent, notice);
      log.debug({ notice: notice.type }, 'published');
      listeners.onPublish();
    },
    /** Ends every connection of a revoked session at every gateway, and at this one even while the others cannot be reached. */
    disconnectSession: (sessionId: string) => {
      io.local.in(sessionRoom(sessionId)).disconnectSockets(true);
      if (isShared) io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
  };
};
