import type { Permission } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type HubTab = {
  readonly to:
    | '/ct/data-hub'
    | '/ct/data-hub/grid'
    | '/ct/data-hub/review'
    | '/ct/reporting-times'
    | '/ct/data-hub/import'
    | '/ct/data-hub/export';
  readonly label: MessageDescriptor;
  /** Permission to see it; everybody who may read the hub if left out. Its route is guarded by the same. */
  readonly permission?: Permission;
};

/** Places of the data hub in their order. A new one needs an entry here, a route, and `HubTabs` below the title of its page. */
export const hubTabs: readonly HubTab[] = [
  { to: '/ct/data-hub', label: msg`Metrics` },
  { to: '/ct/data-hub/grid', label: msg({ message: 'Grid', context: 'tab' }) },
  { to: '/ct/data-hub/review', label: msg({ message: 'Review', context: 'tab' }) },
  { to: '/ct/reporting-times', label: msg`Reporting times` },
  { to: '/ct/data-hub/import', label: msg`Import`, permission: 'data-hub:write' },
  { to: '/ct/data-hub/export', label: msg`Export` },
];
