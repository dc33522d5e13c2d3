/** Puts text on the clipboard; false where the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** A file name made of a company's name: small letters and digits, never empty. */
export const fileNameOf = (companyName: string, ending: string): string => {
  const plain = companyName
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'brand'}${ending}`;
};
