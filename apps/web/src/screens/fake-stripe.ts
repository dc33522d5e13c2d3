/** The state that the double keeps of one of its fields. */
type Listener = (event: object) => void;

const texts = {
  'zh-TW': { cardNumber: '卡號', cardExpiry: '到期日', cardCvc: '安全碼' },
  en: { cardNumber: 'Card number', cardExpiry: 'Expiry', cardCvc: 'CVC' },
} as const;
type Kind = keyof (typeof texts)['en'];
const complete: Record<Kind, RegExp> = {
  cardNumber: /^\d{16}$/,
  cardExpiry: /^\d{4}$/,
  cardCvc: /^\d{3}$/,
};

/** One field of the double: a plain input in place of the provider's frame, with the same events. */
const createField = (kind: Kind, label: string) => {
  const listeners = new Map<string, Set<Listener>>();
  const emit = (name: string, event: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener({ elementType: kind, ...event });
  };
  const input = document.createElement('input');
  input.setAttribute('aria-label', label);
  Object.assign(input.style, {
    border: '0',
    outline: '0',
    width: '100%',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  });
  input.addEventListener('focus', () => emit('focus'));
  input.addEventListener('blur', () => emit('blur'));
  input.addEventListener('input', () => {
    const { value } = input;
    const isComplete = complete[kind].test(value);
    const code =
      kind === 'cardNumber' && value.length > 16 ? 'invalid_number' : `incomplete_${kind.slice(4).toLowerCase()}`;
    emit('change', {
      empty: value === '',
      complete: isComplete,
      error: isComplete || value === '' ? undefined : { code, type: 'validation_error', message: code },
    });
  });
  return {
    mount: (place: HTMLElement) => {
      place.append(input);
      queueMicrotask(() => emit('ready'));
    },
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
    update: () => undefined,
    destroy: () => input.remove(),
    unmount: () => input.remove(),
  };
};

/**
 * A double of the card provider's script, for stories: nothing is fetched from js.stripe.com. The card ending in 0002 is refused, as it
 * would be there.
 */
export const fakeStripe = () => {
  let locale: keyof typeof texts = 'en';
  let number: HTMLInputElement | null = null;
  return {
    elements: (options: { locale?: string }) => {
      locale = options.locale === 'zh-TW' ? 'zh-TW' : 'en';
      const fields = new Map<Kind, ReturnType<typeof createField>>();
      return {
        create: (kind: Kind) => {
          const field = createField(kind, texts[locale][kind]);
          fields.set(kind, field);
          return field;
        },
        // The wrapper finds it by its component, which names the kind.
        getElement: ({ __elementType }: { __elementType: Kind }) => fields.get(__elementType) ?? null,
        update: () => undefined,
      };
    },
    createToken: async (_field: object, { name }: { name: string }) => {
      number = document.querySelector<HTMLInputElement>(`input[aria-label="${texts[locale].cardNumber}"]`);
      return number?.value.endsWith('0002')
        ? { error: { type: 'card_error', code: 'card_declined' } }
        : { token: { id: `tok_of_${name.replaceAll(' ', '_')}` } };
    },
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
};
