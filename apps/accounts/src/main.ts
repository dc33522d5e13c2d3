/** The login frame stays a few kilobytes: it never loads the pages, and they never load it. */
const openPage = async () => {
  if (location.pathname === '/login-frame') {
    const { runLoginFrame } = await import('./features/login-frame/login-frame.ts');
    return runLoginFrame();
  }
  const { start } = await import('./app/start.tsx');
  return start();
};

void openPage();
