import type { Role } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Permission levels as shown to people (spec section 6). */
export const roleWords: Record<Role, MessageDescriptor> = {
  administrator: msg`Administrator`,
  basic: msg`Basic user`,
  'entity-manager': msg`Entity manager`,
  consultant: msg`Consultant`,
  'entity-user': msg`Entity user`,
  supplier: msg`Supplier`,
};
