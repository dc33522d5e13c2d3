import { type ApiClient, organizationQueries, sessionQueries, tenantQueries } from '@esg/api-client';
import { type Catalogue, type Services, ServicesProvider } from '@esg/app-kit';
import { createQueryClient, followNumberFormat } from '@esg/app-kit/start';
import type { Language, PlatformType } from '@esg/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterProps,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { languageOf, Spoken } from './Spoken.tsx';
import { useStoryBrand } from './story-brand.ts';
import { storyProfile, storyServices, storyUser } from './story-services.ts';

/** Fills the cache with the gateway's answers. */
export type Seed = (cache: QueryClient, api: ApiClient, language: Language) => void;

export type ScreenSetting = {
  /** Messages of the screen's app. */
  readonly catalogue: Catalogue;
  /** Address of the screen. */
  readonly path: string;
  /** Frame around the screen; it contains an `Outlet`. */
  readonly frame?: ReactNode;
  readonly seed?: Seed;
  /** What the tenant begins with: reports if left out. */
  readonly platform?: PlatformType;
  /** Whether each story is seen by somebody new, for whom the browser keeps nothing that was typed in the stories before. */
  readonly isSeenByNewcomer?: boolean;
};

type Parts = { readonly frame: ReactNode; readonly screen: ReactNode };
const PartsContext = createContext<Parts>({ frame: null, screen: null });

/** Every address shows the story: links change the address, as in the product, but open nothing else. */
const createStoryRouter = (path: string) => {
  const root = createRootRoute({ component: () => use(PartsContext).frame });
  const any = createRoute({ getParentRoute: () => root, path: '$', component: () => use(PartsContext).screen });
  const history = createMemoryHistory({ initialEntries: [path] });
  // Each app declares its own router for its links; this one works for all of them.
  return createRouter({ routeTree: root.addChildren([any]), history }) as unknown as RouterProps['router'];
};

/** A cache whose data never become stale, so that nothing is requested. */
const createStoryCache = ({ api, tenant }: Services, language: Language, seed: Seed | undefined): QueryClient => {
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
  followNumberFormat(cache);
  cache.setQueryData(sessionQueries.me(api).queryKey, storyUser);
  cache.setQueryData(sessionQueries.profile(api).queryKey, storyProfile);
  cache.setQueryData(tenantQueries.info(api, tenant.hostname).queryKey, tenant.info);
  cache.setQueryData(tenantQueries.settings(api).queryKey, tenant.settings);
  cache.setQueryData(organizationQueries.profile(api).queryKey, {
    id: storyProfile.organizationId,
    name: storyProfile.organizationName,
    chineseName: null,
    industry: null,
    headquartersCountry: 'HK',
    employeesCount: null,
    annualTurnover: null,
    ownership: null,
    stockExchange: null,
    stockCode: null,
    yearEndMonth: null,
    reportInBoth: null,
    reportLanguage: language,
    communicationLanguage: 'en',
    numberFormat: null,
    firstStepsDismissed: true,
    logo: null,
    organizationReportingEntity: { isEnabled: true },
    dataHubSetting: { isEnabled: true },
    aiReportSetting: { isEnabled: false, hasFrameworkAiEnabled: false },
  });
  seed?.(cache, api, language);
  return cache;
};

type ScreenProps = ScreenSetting & { readonly locale: unknown; readonly children: ReactNode };

/** Services, cache, router and words around a real screen: nothing of it uses the network. */
const Screen = ({
  catalogue,
  path,
  frame = <Outlet />,
  seed,
  platform,
  isSeenByNewcomer = false,
  locale,
  children,
}: ScreenProps) => {
  const brand = useStoryBrand();
  const language = languageOf(locale);
  const [userId] = useState(() => (isSeenByNewcomer ? crypto.randomUUID() : storyUser.id));
  const services = useMemo(() => storyServices(brand, { platform, userId }), [brand, platform, userId]);
  const cache = useMemo(() => createStoryCache(services, language, seed), [services, language, seed]);
  const [router] = useState(() => createStoryRouter(path));
  return (
    <Spoken locale={locale} catalogue={catalogue}>
      <ServicesProvider services={services}>
        <QueryClientProvider client={cache}>
          <PartsContext value={{ frame, screen: children }}>
            <RouterProvider router={router} />
          </PartsContext>
        </QueryClientProvider>
      </ServicesProvider>
    </Spoken>
  );
};

/** Decorator for stories of whole screens. */
export const onScreen =
  (setting: ScreenSetting) =>
  (Story: () => ReactNode, { globals }: { readonly globals: { readonly locale?: unknown } }) => (
    <Screen {...setting} locale={globals.locale}>
      <Story />
    </Screen>
  );

type Seen = {
  readonly canvas: { readonly findAllByRole: (role: string, options: { level: number }) => Promise<unknown> };
  readonly globals: { readonly mode?: unknown };
};

/**
 * Play function that ends when the heading of this level is there, so that checks see the finished screen. Side by side the screen is in
 * frames, which play by themselves.
 */
export const drawnTo =
  (level: number) =>
  async ({ canvas, globals }: Seen): Promise<void> => {
    if (globals.mode !== 'side') await canvas.findAllByRole('heading', { level });
  };
