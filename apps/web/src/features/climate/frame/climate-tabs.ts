import type { Permission } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One place of the calculator. */
export type ClimateTab = {
  readonly to:
    | '/ct/climate'
    | '/ct/climate/activities'
    | '/ct/climate/scope-3'
    | '/ct/climate/factors'
    | '/ct/climate/rules';
  readonly label: MessageDescriptor;
  /** Permission to see it; everybody who may read the calculator if left out. Its route is guarded by the same. */
  readonly permission?: Permission;
};

/** Places of the climate calculator in their order. A new one needs its address above, an entry here, a route, and `ClimateTabs` below the title of its page. */
export const climateTabs: readonly ClimateTab[] = [
  { to: '/ct/climate', label: msg`Results` },
  { to: '/ct/climate/activities', label: msg`Activity data` },
  { to: '/ct/climate/scope-3', label: msg`Scope 3` },
  { to: '/ct/climate/factors', label: msg({ message: 'Factors', context: 'climate' }) },
  { to: '/ct/climate/rules', label: msg({ message: 'Rules', context: 'climate' }) },
];
