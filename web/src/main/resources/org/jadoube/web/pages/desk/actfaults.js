// @ts-check
// The field of a form that the server's answer concerns.

/** Fields that the Laws object to. @type {Record<string, string[]>} */
const OBJECTED = {
  'no-such-article': ['basis'],
  'no-such-provision': ['basis'],
  'ends-no-game': ['basis'],
  'against-record': ['overruling'],
  'reason-needed': ['overruling.reason', 'reason'],
  'not-under-this-rule': ['result'],
  'over-the-maximum': ['result', 'penalty'],
  'no-reduction': ['penalty'],
  'maximum-reached': ['penalty'],
  'score-needed': ['penalty.opponent', 'opponent'],
};

/**
 * The field, and a message if there is more to say than what the field needs; no name if it concerns none.
 *
 * @param {unknown} problem
 * @param {(name: string) => boolean} isThere whether the form has a field of that name
 * @returns {{ name?: string, said?: string }}
 */
export function pointedAt(problem, isThere) {
  const { error } = /** @type {{ error?: Problem }} */ (problem);
  const [, ...parts] = error?.pointer?.split('/') ?? [];
  const within = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
  const pointed = within.find(isThere);
  if (pointed) return { name: pointed };
  const objected = OBJECTED[error?.refusal?.objection.type ?? '']?.find(isThere);
  return objected ? { name: objected, said: error?.detail } : {};
}
