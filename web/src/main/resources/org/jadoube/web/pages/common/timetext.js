// @ts-check
// Times as people write them on a clock: 1:30:00, 5:00, 0:19.5.

const WRITTEN = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?:[.,](\d))?$/;

/** A time in milliseconds; NaN if the text is not a time. @param {string} text */
export function readTime(text) {
  const [, hours = '0', minutes, seconds, tenths = '0'] = WRITTEN.exec(text.trim()) ?? [];
  if (minutes === undefined || (hours !== '0' && Number(minutes) > 59)) return NaN;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(tenths) * 100;
}
