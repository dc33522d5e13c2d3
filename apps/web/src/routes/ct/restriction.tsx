import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CardForm } from '../../features/onboarding/payment/CardForm.tsx';
import { RestrictionPage } from '../../features/restriction/RestrictionPage.tsx';

export const Route = createFileRoute('/ct/restriction')({
  component: () => {
    const { profile } = Route.useRouteContext();
    const { data } = useQuery(sessionQueries.subscription(useApi()));
    return (
      <RestrictionPage
        profile={profile}
        status={data?.status ?? null}
        cardForm={(onStored) => <CardForm onStored={onStored} />}
      />
    );
  },
});
