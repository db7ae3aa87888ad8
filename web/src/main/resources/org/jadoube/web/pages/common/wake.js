// @ts-check
// Keeps the screen on, where the browser can.

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;

async function ask() {
  if (!wanted || lock || document.hidden || !('wakeLock' in navigator)) return;
  try {
    lock = await navigator.wakeLock.request('screen');
    lock.onrelease = () => (lock = null);
    if (!wanted) lock.release();
  } catch {
    // A device that is low on power may say no.
  }
}

/** @param {boolean} on */
export function stayAwake(on) {
  wanted = on;
  if (on) ask();
  else lock?.release();
}

// A browser releases the screen when the page is out of sight.
document.addEventListener('visibilitychange', ask);
