declare module 'virtual:component-facts' {
  /** Facts by the path of the component's file from the repository's root. */
  export const facts: Readonly<Record<string, import('./types.ts').ComponentFacts>>;
}
