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
      toasts={shown.map(({ id, tone, message, action }) => ({
        id: String(id),
        tone,
        title: i18n._(message),
        // Long enough to read, to think again and to reach the button.
        ...(action ? { action: { label: i18n._(action.label), onAction: action.run }, durationMs: 12_000 } : {}),
      }))}
      onDismiss={({ id }) => dismiss(Number(id))}
    />
  );
};
