/** Parts of the frame and of Home that load after the first page: content of other features around and below it. */
import { type ComponentProps, lazy, Suspense } from 'react';

export const SignUpFrame = lazy(async () => ({
  default: (await import('../../features/onboarding/frame/SignUpFrame.tsx')).SignUpFrame,
}));

const NotificationBell = lazy(async () => ({
  default: (await import('../../features/notifications/NotificationBell.tsx')).NotificationBell,
}));
const NewsIcon = lazy(async () => ({ default: (await import('../../features/help/NewsIcon.tsx')).NewsIcon }));
const TrialNotice = lazy(async () => ({
  default: (await import('../../features/subscription/TrialNotice.tsx')).TrialNotice,
}));

export const LateBell = () => (
  <Suspense>
    <NotificationBell />
  </Suspense>
);

export const LateNewsIcon = (props: ComponentProps<typeof NewsIcon>) => (
  <Suspense>
    <NewsIcon {...props} />
  </Suspense>
);

export const LateTrialNotice = (props: ComponentProps<typeof TrialNotice>) => (
  <Suspense>
    <TrialNotice {...props} />
  </Suspense>
);

const ReportDue = lazy(async () => ({ default: (await import('../../features/reports/ReportDue.tsx')).ReportDue }));
/** The next due date of a report: it loads after the cards. */
export const LateReportDue = ({ reportId }: { readonly reportId: string }) => (
  <Suspense>
    <ReportDue reportId={reportId} />
  </Suspense>
);

const HomeArticles = lazy(async () => ({
  default: (await import('../../features/help/HomeArticles.tsx')).HomeArticles,
}));
/** Articles below the reports. */
export const LateArticles = () => (
  <Suspense>
    <HomeArticles />
  </Suspense>
);

const ClientBoard = lazy(async () => ({
  default: (await import('../../features/clients/ClientBoardPage.tsx')).ClientBoardPage,
}));
/** Home of a consultancy. */
export const LateClientBoard = (props: ComponentProps<typeof ClientBoard>) => (
  <Suspense>
    <ClientBoard {...props} />
  </Suspense>
);

const FirstSteps = lazy(async () => ({
  default: (await import('../../features/first-steps/FirstSteps.tsx')).FirstSteps,
}));
/** The steps of a new organisation to its first published report. */
export const LateFirstSteps = () => (
  <Suspense>
    <FirstSteps />
  </Suspense>
);

const KeyFigures = lazy(async () => ({
  default: (await import('../../features/insights/KeyFigures.tsx')).KeyFigures,
}));
const SampleDataNotice = lazy(async () => ({
  default: (await import('../../features/first-steps/SampleDataNotice.tsx')).SampleDataNotice,
}));
const PrintedOtherwiseIn = lazy(async () => ({
  default: (await import('../../features/data-hub/restatements/PrintedOtherwiseIn.tsx')).PrintedOtherwiseIn,
}));
/** Key figures of the newest year in the data hub, and whether published reports print them otherwise. */
export const LateKeyFigures = () => (
  <Suspense>
    <KeyFigures
      sampleNotice={<SampleDataNotice />}
      aboutYears={(periods) => (
        <Suspense>
          <PrintedOtherwiseIn periods={periods} />
        </Suspense>
      )}
    />
  </Suspense>
);

const Collections = lazy(async () => ({
  default: (await import('../../features/collections/HomeCollections.tsx')).HomeCollections,
}));
/** Open collections of entities' figures. */
export const LateCollections = () => (
  <Suspense>
    <Collections />
  </Suspense>
);

const ClimateWelcome = lazy(async () => ({
  default: (await import('../../features/climate/home/ClimateWelcome.tsx')).ClimateWelcome,
}));
const ClimateFigures = lazy(async () => ({
  default: (await import('../../features/climate/home/ClimateFigures.tsx')).ClimateFigures,
}));
/** Greeting of tenants that begin with the climate calculator. */
export const LateClimateWelcome = (props: ComponentProps<typeof ClimateWelcome>) => (
  <Suspense>
    <ClimateWelcome {...props} />
  </Suspense>
);
/** Their emissions of the newest year with lines. */
export const LateClimateFigures = () => (
  <Suspense>
    <ClimateFigures />
  </Suspense>
);
