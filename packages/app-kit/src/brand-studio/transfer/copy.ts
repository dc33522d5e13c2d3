/** Puts text on the clipboard; false where the browser does not let this page. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Gives text to the person as a file. */
export const downloadText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** A file name made of a company's name: small letters and digits, never empty. */
export const fileNameOf = (companyName: string, ending: string): string => {
  const plain = companyName
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'brand'}${ending}`;
};
