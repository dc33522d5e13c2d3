import { ApiError, earnShortToken, isTemporary } from '@esg/api-client';
import { activate, chosenLanguage, type Services } from '@esg/app-kit';
import { showNumbersIn } from '@esg/app-kit/start';
import { type PortalLinkSession, portalLinkPath } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RequestApp, type ServicesFor } from '../features/contribution/request/RequestApp.tsx';
import {
  isOver,
  keptRequestSession,
  partyOf,
  type RequestPlace,
} from '../features/contribution/request/request-link.ts';
import { guestClient, guestSession } from './guest-services.ts';
import { keepPage } from './offline/keep-page.ts';
import { keepQueries, restoreQueries } from './offline/kept-queries.ts';
import { forgetKept, ofLink } from './offline/kept-store.ts';
import { RemoteView } from './remotes/RemoteView.tsx';

/** Everything beyond the request asks for the sign-in: its address is loaded anew, by the app itself. */
const Elsewhere = () => {
  useEffect(() => location.reload(), []);
  return null;
};

const routerOf = () => {
  const root = createRootRoute({ component: Outlet, notFoundComponent: Elsewhere });
  const request = createRoute({
    getParentRoute: () => root,
    path: `${portalLinkPath}/$collectionId/$entityId`,
    component: () => {
      const { collectionId, entityId } = request.useParams();
      const of = partyOf({ collectionId, entityId });
      return <RemoteView part="esg-shared/EntityRequest" props={{ collectionId, entityId, of }} />;
    },
  });
  return createRouter({ routeTree: root.addChildren([request]), scrollRestoration: true });
};

/** Makes the services of a session, with its first short token; further ones come when one has expired. */
const servicesOf =
  (services: Services, queryClient: QueryClient): ServicesFor =>
  async (session, onOver) => {
    if (!chosenLanguage()) void activate(session.language);
    showNumbersIn(session.numberFormat, session.currency);
    const earning = guestClient(services.config, { token: () => session.token });
    let token: string | undefined = await earnShortToken(earning).catch(async (error: unknown) => {
      // Without a connection: what this browser keeps of the request.
      if (isTemporary(error) && (await restoreQueries(queryClient, ofLink(session.linkId)))) return undefined;
      throw error;
    });
    const renew = async () => {
      try {
        token = await earnShortToken(earning);
        return true;
      } catch (error) {
        if (error instanceof ApiError && isOver(error)) onOver(error);
        return false;
      }
    };
    const api = guestClient(services.config, { token: () => token, renew });
    api.interceptors.error.use((error) => {
      if (error instanceof ApiError && isOver(error)) onOver(error);
      return error;
    });
    let first: Promise<boolean> | undefined;
    // Opened without a connection, the page has no token yet.
    api.interceptors.request.use(async (request) => {
      if (token !== undefined) return request;
      first ??= renew().finally(() => {
        first = undefined;
      });
      await first;
      return request;
    });
    void keepQueries(queryClient, ofLink(session.linkId)).then(() => keepPage('/ct/request/'));
    return { ...services, api, session: guestSession(session.linkId) };
  };

const forgetLink = ({ linkId }: PortalLinkSession) => void forgetKept(ofLink(linkId));

/** One entity's request, for whoever has the link of a letter. */
export const requestPage = (
  services: Services,
  queryClient: QueryClient,
  { place, key }: { readonly place: RequestPlace; readonly key: string | undefined },
) => (
  <RequestApp
    api={services.api}
    servicesFor={servicesOf(services, queryClient)}
    onEnded={forgetLink}
    place={place}
    linkKey={key}
    kept={keptRequestSession(place)}
  >
    <RouterProvider router={routerOf()} />
  </RequestApp>
);
