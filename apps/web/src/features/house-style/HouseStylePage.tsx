import { houseStyleQueries } from '@esg/api-client';
import { LoadFailed, useApi, usePageTitle } from '@esg/app-kit';
import { Grid, Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FontCard } from './FontCard.tsx';
import { LetterheadCard } from './LetterheadCard.tsx';

/** The font of the organisation's reports, and the letterhead behind their pages. */
export const HouseStylePage = ({ organizationId: id }: { readonly organizationId: string }) => {
  const { t } = useLingui();
  usePageTitle(`${t`Report style`} · ${t`Account settings`}`);
  const { data: style, error, refetch } = useQuery(houseStyleQueries.own(useApi(), id));
  if (!style && error)
    return <LoadFailed title={t`Couldn’t load the report style`} error={error} onRetry={() => void refetch()} />;
  if (!style)
    return (
      <SkeletonGroup label={t`Loading fonts and letterhead`}>
        <Skeleton height="20rem" />
      </SkeletonGroup>
    );
  return (
    <Grid cell="large">
      <FontCard id={id} style={style} />
      <LetterheadCard id={id} letterhead={style.letterhead} />
    </Grid>
  );
};
