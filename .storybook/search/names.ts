/** Stands between the name of a component and what else people call it, in the name of its page. */
export const nameEnd = ': ';
