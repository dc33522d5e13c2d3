import type { MessageDescriptor } from '@lingui/core';

/** A message that comes and goes. */
export type Notification = {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly message: MessageDescriptor;
  /** An action while it is shown, such as undoing. */
  readonly action?: { readonly label: MessageDescriptor; readonly run: () => void } | undefined;
};

let last = 0;
let shown: readonly Notification[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly Notification[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Shows a message until it is dismissed or its time is over. The same message is not shown twice at once. */
export const notify = (
  tone: Notification['tone'],
  message: MessageDescriptor,
  action?: Notification['action'],
): void => {
  last += 1;
  set([...shown.filter((other) => other.message.id !== message.id), { id: last, tone, message, action }]);
};

export const dismiss = (id: number): void => set(shown.filter((notification) => notification.id !== id));

/** Store for the component that draws them. */
export const notifications = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => shown,
};
