// Runs before the page is drawn, so that it does not change its colours before the reader's eyes.
(() => {
  try {
    const { theme, board } = JSON.parse(localStorage.getItem('jadoube:preferences') ?? '{}') ?? {};
    Object.assign(document.documentElement.dataset, { theme: theme ?? 'system', board: board ?? 'sage' });
  } catch {
    // Without storage, the system decides.
  }
})();
