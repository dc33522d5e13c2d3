/** The work of the group: a hundred rows of a text field, a select, a checkbox, a badge and a button. */
export const rows = Array.from({ length: 100 }, (_, index) => index);

export const choices = ['Scope 1', 'Scope 2', 'Scope 3', 'Water', 'Waste'].map((label, index) => ({
  value: `choice-${index}`,
  label,
}));

/** The content of a row in a round; in the next one every control shows something else. */
export const rowOf = (index: number, step: number) => ({
  name: `Metric ${index}`,
  text: `Answer ${index} of round ${step}`,
  choice: choices[(index + step) % choices.length]?.value ?? '',
  checked: (index + step) % 2 === 0,
  badge: step % 2 === 0 ? 'Draft' : 'Published',
  action: step % 2 === 0 ? 'Save' : 'Saved',
});

/** The two brands between which the theme switches. */
export const brandColors = ['#1f7a4d', '#14315f'] as const;

export const ignore = () => {};

export const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '240px 200px 140px 100px 100px',
  gap: 16,
  alignItems: 'end',
} as const;
