// @ts-check
// A wooden tap, synthesised; off by default.

/** @type {AudioContext | null} */
let context = null;

export function tap() {
  if (!context) return;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(320, context.currentTime);
  tone.frequency.exponentialRampToValueAtTime(90, context.currentTime + 0.07);
  loudness.gain.setValueAtTime(0.4, context.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.1);
  tone.connect(loudness).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.12);
}

/** Switches the sound on or off; returns which. */
export function toggle() {
  if (context) {
    context.close();
    context = null;
  } else {
    context = new AudioContext();
    tap();
  }
  return context !== null;
}
