import { reportWorkQueries } from '@esg/api-client';
import { LoadFailed, useApi, usePageTitle } from '@esg/app-kit';
import { Card, Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RulesForm } from './RulesForm.tsx';

/** Settings: whether disclosures and reports are approved before they are completed, by whom, and whether duties are separated. */
export const ApprovalRulesPage = () => {
  const { t } = useLingui();
  const api = useApi();
  usePageTitle(`${t`Approvals`} · ${t`Account settings`}`);
  const rules = useQuery(reportWorkQueries.rules(api));
  const colleagues = useQuery(reportWorkQueries.colleagues(api));
  const error = (!rules.data && rules.error) || (!colleagues.data && colleagues.error);
  const retry = () => void Promise.all([rules.refetch(), colleagues.refetch()]);
  if (error) return <LoadFailed title={t`Couldn’t load approval rules`} error={error} onRetry={retry} />;
  if (!rules.data || !colleagues.data)
    return (
      <SkeletonGroup label={t`Loading approval rules`}>
        <Skeleton height="16rem" />
      </SkeletonGroup>
    );
  const approvers = colleagues.data.filter(({ mayApprove }) => mayApprove);
  return (
    <Card>
      <RulesForm rules={rules.data} approvers={approvers} />
    </Card>
  );
};
