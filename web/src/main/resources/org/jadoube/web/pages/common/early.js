// Runs before the page is drawn, so that its colours do not change before the reader's eyes, and
// connects to the game while the rest of the page is still on its way.
(() => {
  try {
    const { theme, board } = JSON.parse(localStorage.getItem('jadoube:preferences') ?? '{}') ?? {};
    Object.assign(document.documentElement.dataset, { theme: theme ?? 'system', board: board ?? 'sage' });
  } catch {
    // Without storage, the system decides.
  }
  // The way on which the reader is, and light or dark.
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector(`.ways a[href=${JSON.stringify(location.pathname)}]`)?.setAttribute('aria-current', 'page');
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('#theme'))) return;
    const { dataset } = document.documentElement;
    const dark = dataset.theme === 'dark' || (dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    dataset.theme = dark ? 'light' : 'dark';
    try {
      const kept = JSON.parse(localStorage.getItem('jadoube:preferences') ?? '{}') ?? {};
      localStorage.setItem('jadoube:preferences', JSON.stringify({ ...kept, theme: dataset.theme }));
    } catch {
      // Without storage, it lasts as long as the page.
    }
  });
  const game = /^\/(?:game|embed)\/([\w-]+)$/.exec(location.pathname);
  if (game) globalThis.earlySocket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/games/${game[1]}/stream`);
})();
