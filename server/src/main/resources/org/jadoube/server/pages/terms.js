// Time controls in words.

function period(text) {
  const [, moves, time, bonus, extra] = /^(?:(\d+)\/)?([\d.]+)(?:([+db])([\d.]+))?$/.exec(text) ?? [];
  if (time === undefined) return text;
  const minutes = time % 60 === 0 ? `${time / 60} min` : `${time} s`;
  const more = bonus === '+' ? ` + ${extra} s a move` : bonus ? `, ${extra} s delay` : '';
  return minutes + (moves ? ` for ${moves} moves` : '') + more;
}

export function words(control) {
  return control === '-' || control === '?' ? 'no clock' : control.split(':').map(period).join(', then ');
}
