/** Separates the name of a component from its other names, in the name of its page. */
export const nameEnd = ': ';
