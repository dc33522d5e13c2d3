/** The work of the group: a form of five hundred fields of six kinds in turn, each with a value of its own. */
export const fields = Array.from({ length: 500 }, (_, index) => index);

export const kinds = ['text', 'select', 'date', 'number', 'checkbox', 'phone'] as const;
export const kindOf = (index: number) => kinds[index % kinds.length] ?? 'text';

export const labelOf = (index: number) => `Question ${index}`;

export const choices = ['Scope 1', 'Scope 2', 'Scope 3', 'Water', 'Waste'].map((label, index) => ({
  value: `choice-${index}`,
  label,
}));

const names = new Intl.DisplayNames('en', { type: 'region' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country that the browser has a name for, like the application's list. */
export const countries = letters
  .flatMap((one) => letters.map((other) => one + other))
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .filter(({ code, name }) => name !== code);

export const formStyle = { display: 'grid', gap: 16, maxWidth: 640 } as const;

/** The text field for typing. */
export const typedInto = 252;

/** Types one more letter into a text in the middle of the form, like a keyboard. */
export const typeOnce = () => {
  document.querySelector<HTMLInputElement>('[data-typed]')?.focus();
  document.execCommand('insertText', false, 'a');
};
