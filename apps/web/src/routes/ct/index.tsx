// Longer than other routes: Home puts together parts of many features, which know nothing of each other.
import { useTenant } from '@esg/app-kit';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { HomePage } from '../../features/home/HomePage.tsx';
import { OngoingReportCards } from '../../features/reports/OngoingReportCards.tsx';
import { PublishedReportList } from '../../features/reports/PublishedReportList.tsx';
import {
  LateArticles,
  LateClientBoard,
  LateClimateFigures,
  LateClimateWelcome,
  LateCollections,
  LateFirstSteps,
  LateKeyFigures,
  LateReportDue,
} from './-late.tsx';

const cardsMax = 6;

export const Route = createFileRoute('/ct/')({
  beforeLoad: requirePermission('report:read'),
  component: () => {
    const { me, profile } = Route.useRouteContext();
    const { platformType } = useTenant().settings;
    if (profile.organizationType === 'Consultancy' && profile.permissions.includes('client:view'))
      return <LateClientBoard firstName={me.firstName} profile={profile} articles={<LateArticles />} />;
    const isClimate = platformType === 'climate' && profile.permissions.includes('climate:read');
    return (
      <HomePage
        firstName={me.firstName}
        welcome={isClimate && <LateClimateWelcome firstName={me.firstName} />}
        ongoing={
          <OngoingReportCards level={3} max={cardsMax} dueOf={(reportId) => <LateReportDue reportId={reportId} />} />
        }
        published={<PublishedReportList level={3} max={cardsMax} />}
        articles={<LateArticles />}
        firstSteps={<LateFirstSteps />}
        figures={
          <>
            {isClimate && <LateClimateFigures />}
            <LateKeyFigures />
          </>
        }
        collections={profile.permissions.includes('entity-reporting:read') && <LateCollections />}
      />
    );
  },
});
