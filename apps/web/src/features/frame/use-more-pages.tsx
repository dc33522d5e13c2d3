import type { Permission, UserProfile } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ArrowLeftRight, CalendarRange, ClipboardCheck, Factory, GitCompareArrows, Table2 } from 'lucide-react';
import type { RunCommand } from './find-commands.ts';

const links = {
  grid: linkOptions({ to: '/ct/data-hub/grid' }),
  review: linkOptions({ to: '/ct/data-hub/review' }),
  times: linkOptions({ to: '/ct/reporting-times' }),
  factors: linkOptions({ to: '/ct/emission-factors' }),
  successions: linkOptions({ to: '/ct/successions' }),
  crosswalk: linkOptions({ to: '/ct/crosswalk' }),
};

/** Pages without an entry in the menu, one step behind one: those of the data hub and of the standards library. */
export const useMorePages = ({ permissions }: Pick<UserProfile, 'permissions'>): RunCommand[] => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const page = (id: keyof typeof links, label: string, icon: RunCommand['icon'], permission: Permission) =>
    permissions.includes(permission)
      ? [{ id: `page-${id}`, label, icon, run: () => void navigate(links[id]) } satisfies RunCommand]
      : [];
  return [
    ...page('grid', t`Grid of figures`, <Table2 />, 'data-hub:read'),
    ...page('review', t`Review list`, <ClipboardCheck />, 'data-hub:read'),
    ...page('times', t`Reporting times`, <CalendarRange />, 'data-hub:read'),
    ...page('factors', t`Emission factors`, <Factory />, 'emission-factor:read'),
    ...page('successions', t`Replaced disclosures`, <ArrowLeftRight />, 'report:read'),
    ...page('crosswalk', t`Crosswalk`, <GitCompareArrows />, 'report:read'),
  ];
};
