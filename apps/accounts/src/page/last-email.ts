const key = 'email';

/** Stores the typed e-mail address for this tab only, so that the next page need not ask for it again. */
export const rememberEmail = (email: string): void => {
  // Where the browser stores nothing, it has to be typed again.
  try {
    sessionStorage.setItem(key, email.trim());
  } catch {}
};

/** The address last typed in this tab. */
export const lastEmail = (): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
