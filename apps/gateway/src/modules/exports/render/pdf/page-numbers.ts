/** The pages of things, by anchor: contents lead to the first, the content index lists them all. */
export class Pages {
  readonly #pages = new Map<string, number[]>();

  add(anchor: string, page: number) {
    const pages = this.#pages.get(anchor) ?? [];
    if (!pages.includes(page)) pages.push(page);
    this.#pages.set(anchor, pages);
  }

  has(anchor: string): boolean {
    return this.#pages.has(anchor);
  }

  first(anchor: string): number | undefined {
    return this.#pages.get(anchor)?.[0];
  }

  /** `5, 12`; empty for a thing without pages. */
  all(anchor: string): string {
    return (this.#pages.get(anchor) ?? []).join(', ');
  }
}
