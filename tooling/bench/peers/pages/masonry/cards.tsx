/** The work of the group: five thousand cards of one to nine lines, in four lanes with gaps of 16 px. */
export type Item = { readonly id: string; readonly lines: readonly string[] };

export const lanes = 4;
export const gapPx = 16;
export const laneMinPx = 260;
export const heightGuessPx = 180;

const itemAt = (index: number): Item => ({
  id: `card-${index}`,
  lines: Array.from({ length: 1 + ((index * 7) % 9) }, (_, line) => `第 ${line + 1} 行文字 of card ${index}`),
});

const items = Array.from({ length: 5000 }, (_, index) => itemAt(index));

/** The cards of a round: each round adds a new one in front. */
export const itemsOf = (step: number): Item[] => [
  ...Array.from({ length: step }, (_, index) => itemAt(5000 + step - index)),
  ...items,
];

const rounds = [itemsOf(0), itemsOf(1)];

/** The same, created before the measurement. */
export const roundOf = (step: number): Item[] => rounds[step] ?? itemsOf(step);

export const Card = ({ item }: { item: Item }) => (
  <article className="card">
    <h2>{item.id}</h2>
    {item.lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </article>
);
