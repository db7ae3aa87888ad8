// Runs before the page is drawn, so that its colours do not change before the reader's eyes, and
// connects to the game while the rest of the page is still on its way.
(() => {
  try {
    const { theme, board } = JSON.parse(localStorage.getItem('jadoube:preferences') ?? '{}') ?? {};
    Object.assign(document.documentElement.dataset, { theme: theme ?? 'system', board: board ?? 'sage' });
  } catch {
    // Without storage, the system decides.
  }
  const game = /^\/(?:game|embed)\/([\w-]+)$/.exec(location.pathname);
  if (game) globalThis.earlySocket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/games/${game[1]}/stream`);
})();
