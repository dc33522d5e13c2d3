import { useFormatters } from '@esg/app-kit';
import { calledOf } from '@esg/app-kit/entities';
import type { EntityUser } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Who answers, in words. Letters to people who have not joined yet carry their invitation. */
export const useAnswerers = () => {
  const { t } = useLingui();
  const { list } = useFormatters();
  return useCallback(
    (users: readonly EntityUser[]): string => {
      const names = users.map((user) => {
        const name = calledOf(user);
        return user.invitation ? t`${name} (not joined yet)` : name;
      });
      return list(names) || t`No one yet`;
    },
    [t, list],
  );
};
