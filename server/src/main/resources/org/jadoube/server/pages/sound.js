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

/** A flag has fallen: three short tones. */
export function flag() {
  if (!context) return;
  for (const after of [0, 0.25, 0.5]) {
    const begin = context.currentTime + after;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.setValueAtTime(880, begin);
    loudness.gain.setValueAtTime(0.3, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.2);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.2);
  }
}

/** Switches the sound on without a tap; browsers allow it only while the player does something. */
export function on() {
  context ??= new AudioContext();
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
