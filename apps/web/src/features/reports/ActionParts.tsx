import { MenuItem, Stack, Text } from '@esg/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** The icon before the words of an action. */
export const ActionIcon = ({ of: Shape }: { readonly of: LucideIcon }) => (
  <Shape size="1.125rem" strokeWidth={1.5} aria-hidden />
);

type BlockedActionProps = { readonly icon: LucideIcon; readonly reason: ReactNode; readonly children: ReactNode };

/** An action that the report does not allow now, with what has to happen first. */
export const BlockedAction = ({ icon, reason, children }: BlockedActionProps) => (
  <MenuItem disabled icon={<ActionIcon of={icon} />}>
    <Stack gap="none">
      <span>{children}</span>
      <Text as="span" size="sm" tone="muted">
        {reason}
      </Text>
    </Stack>
  </MenuItem>
);
