const readableMs = 60_000;

/** Gives a file to the person as a download, because a plain link would lack the session. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the press has returned.
  setTimeout(() => URL.revokeObjectURL(address), readableMs);
};
