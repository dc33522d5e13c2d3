import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { mayWith, offersMove, type Permission, type Report, type ReportMove } from '@esg/contract';
import { Menu, MenuItem, MenuSeparator } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, LockOpen, Trash2, Undo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { BlockedAction, ActionIcon as Icon } from './ActionParts.tsx';
import { DeleteReport } from './DeleteReport.tsx';
import { ReopenReport, UnpublishReport } from './MoveReport.tsx';
import { PublishedVersions } from './PublishedVersions.tsx';
import { ReportLinks } from './ReportLinks.tsx';

type Asked = 'delete' | 'reopen' | 'unpublish' | 'versions';

/** Further actions on a report (spec section 3, report actions), as far as the person may use them. */
export const ReportActionsOpen = ({ report, trigger }: { readonly report: Report; readonly trigger: ReactElement }) => {
  const [asked, setAsked] = useState<Asked>();
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  const may = (permission: Permission) => (profile ? mayWith(permission, report, profile) : false);
  const offers = (move: ReportMove) => (profile ? offersMove(move, report, profile) : false);
  const isPublished = report.status === 'readonly-published';
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu align="end" defaultOpen trigger={trigger}>
        <ReportLinks report={report} mayChange={may('report:write')} mayReadData={may('data-hub:read')} />
        <MenuItem icon={<Icon of={Fingerprint} />} onSelect={() => setAsked('versions')}>
          <Trans>Published versions</Trans>
        </MenuItem>
        {isPublished && !may('report:publish') && may('report:write') && (
          <BlockedAction icon={LockOpen} reason={<Trans>Someone who can publish must reopen it for changes</Trans>}>
            <Trans>Edit published report</Trans>
          </BlockedAction>
        )}
        {isPublished && offers('reopen') && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Icon of={LockOpen} />} onSelect={() => setAsked('reopen')}>
              <Trans>Edit published report</Trans>
            </MenuItem>
            <MenuItem icon={<Icon of={Undo2} />} onSelect={() => setAsked('unpublish')}>
              <Trans>Unpublish</Trans>
            </MenuItem>
          </>
        )}
        {may('report:delete') && (
          <>
            <MenuSeparator />
            {!offers('delete') ? (
              <BlockedAction icon={Trash2} reason={<Trans>Unpublish it first</Trans>}>
                <Trans>Delete report</Trans>
              </BlockedAction>
            ) : (
              <MenuItem tone="danger" icon={<Icon of={Trash2} />} onSelect={() => setAsked('delete')}>
                <Trans>Delete report</Trans>
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      {asked === 'delete' && <DeleteReport report={report} onClose={close} />}
      {asked === 'reopen' && <ReopenReport report={report} onClose={close} />}
      {asked === 'versions' && <PublishedVersions report={report} onClose={close} />}
      {asked === 'unpublish' && <UnpublishReport report={report} onClose={close} />}
    </>
  );
};
