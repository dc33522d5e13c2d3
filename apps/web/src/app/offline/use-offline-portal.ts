import { portalRequestQueries } from '@esg/api-client';
import { isPreviewFrame, useServices } from '@esg/app-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadRemote } from '../remotes/load-remote.ts';
import { keepPage, type PortalPath } from './keep-page.ts';
import { isOpen, keepQueries } from './kept-queries.ts';
import { ofPerson } from './kept-store.ts';

type Services = ReturnType<typeof useServices>;
type Router = ReturnType<typeof useRouter>;

const freshMs = 300_000;

/** Reads every open request, one after the other, so that each can be answered without a connection. */
const readOpenRequests = async ({ api }: Services, queryClient: QueryClient) => {
  const requests = await queryClient.ensureQueryData(portalRequestQueries.list(api));
  for (const request of requests.filter(isOpen))
    await queryClient.prefetchQuery({ ...portalRequestQueries.task(api, request), staleTime: freshMs });
};

let begun = false;

const begin = async (portal: PortalPath, services: Services, queryClient: QueryClient, router: Router) => {
  const whose = services.session.userId();
  if (begun || !whose || isPreviewFrame()) return;
  begun = true;
  await keepQueries(queryClient, ofPerson(whose));
  // The code of both pages of the portal, whichever is open.
  const parts = [
    loadRemote('esg-shared/EntityUserHome', services.config.remoteModules),
    loadRemote('esg-shared/EntityRequest', services.config.remoteModules),
    router.loadRouteChunk(router.routesById[portal]),
    router.loadRouteChunk(router.routesById[`${portal}_/requests/$collectionId/$entityId`]),
  ];
  await Promise.allSettled([...parts, readOpenRequests(services, queryClient)]);
  await keepPage(portal);
};

/** Makes the portal of an entity user or a supplier work without a connection: page, open requests and their last answers stay in this browser. */
export const useOfflinePortal = (portal: PortalPath): void => {
  const services = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => void begin(portal, services, queryClient, router), [portal, services, queryClient, router]);
};
