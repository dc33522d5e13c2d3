const readableMs = 60_000;

/** Hands a file to the person as a download. What comes with the session cannot be had by a plain link. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the press has returned.
  setTimeout(() => URL.revokeObjectURL(address), readableMs);
};
