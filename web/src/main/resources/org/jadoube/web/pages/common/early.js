// Runs before the page is drawn, so that its colours do not change before the reader's eyes, and
// connects to the game while the rest of the page is still on its way.
(() => {
  try {
    const { theme, board } = JSON.parse(localStorage.getItem('jadoube:preferences') ?? '{}') ?? {};
    Object.assign(document.documentElement.dataset, { theme: theme ?? 'system', board: board ?? 'sage' });
  } catch {
    // Without storage, the system decides.
  }
  const contrast = matchMedia('(prefers-contrast: more)');
  const showContrast = () => { document.documentElement.dataset.contrast = contrast.matches ? 'more' : 'usual'; };
  showContrast();
  contrast.addEventListener('change', showContrast);
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
  // Who has signed in is remembered, so that nobody waits to see it; the page is the same for everybody.
  const ACCOUNT = 'jadoube:account';
  const root = document.documentElement;
  const kept = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(name) ?? '';
    } catch {
      return '';
    }
  };
  const showAccount = () => {
    root.toggleAttribute('data-account', kept(ACCOUNT) !== '');
    for (const each of document.querySelectorAll('own-name')) each.textContent = kept(ACCOUNT);
  };
  root.toggleAttribute('data-account', kept(ACCOUNT) !== '');
  customElements.define('own-name', class extends HTMLElement {
    connectedCallback() {
      this.textContent = kept(ACCOUNT);
    }
  });
  addEventListener('storage', ({ key }) => key === ACCOUNT && showAccount());
  // Once in each window, when all else is there: is the session still one?
  addEventListener('load', async () => {
    try {
      if (!kept(ACCOUNT) || sessionStorage.getItem(ACCOUNT)) return;
      const answer = await fetch('/api/account');
      if (answer.ok) localStorage.setItem(ACCOUNT, (await answer.json()).name);
      if (answer.status === 401) localStorage.removeItem(ACCOUNT);
      sessionStorage.setItem(ACCOUNT, 'known');
      showAccount();
    } catch {
      // The next page asks again.
    }
  });
  document.addEventListener('click', async ({ target }) => {
    for (const open of document.querySelectorAll('.self[open]')) if (!(target instanceof Node && open.contains(target))) open.removeAttribute('open');
    if (!(target instanceof Element && target.closest('.self .out'))) return;
    try {
      await fetch('/api/session', { method: 'DELETE' });
      localStorage.removeItem(ACCOUNT);
    } finally {
      location.reload();
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' && document.querySelector('.self[open]');
    if (!open) return;
    open.removeAttribute('open');
    open.querySelector('summary')?.focus();
  });
  const game = /^\/(?:game|embed)\/([\w-]+)$/.exec(location.pathname);
  if (game) globalThis.earlySocket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/games/${game[1]}/stream`);
})();
