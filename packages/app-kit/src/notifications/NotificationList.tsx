import { Toaster } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { dismiss, type Notification } from './notifications.ts';

/** Messages as toasts, in the language of the interface. */
export const NotificationList = ({ shown }: { readonly shown: readonly Notification[] }) => {
  const { t, i18n } = useLingui();
  return (
    <Toaster
      label={t`Notifications`}
      closeLabel={t`Close`}
      toasts={shown.map(({ id, tone, message }) => ({ id: String(id), tone, title: i18n._(message) }))}
      onDismiss={({ id }) => dismiss(Number(id))}
    />
  );
};
