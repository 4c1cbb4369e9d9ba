import { TAG_COLOURS } from '../../models/answer-tag.ts'
import type { TranscriptCode } from '../../models/transcript-notes.ts'
import { CODE_COLOURS } from '../export/code-elements.ts'

type Colour = TranscriptCode['colour']

/** Names of colours in tables, in both languages: Sonde's own and those that people write most. */
const NAMED: Record<string, Colour> = {
  ...{ sarcelle: 'teal', turquoise: 'teal', cyan: 'teal', bleu: 'blue', navy: 'blue' },
  ...{ prune: 'plum', violet: 'plum', purple: 'plum', mauve: 'plum', pink: 'rose', magenta: 'rose' },
  ...{ rouille: 'rust', red: 'rust', rouge: 'rust', orange: 'rust' },
  ...{ green: 'olive', vert: 'olive', yellow: 'olive', jaune: 'olive', brun: 'brown', marron: 'brown' },
  ...{ ardoise: 'slate', grey: 'slate', gray: 'slate', gris: 'slate', black: 'slate', noir: 'slate' },
}

/** Chroma below which a colour counts as grey, and below which an orange counts as brown. */
const GREY = 0.025
const BROWN = 0.08

/** The nearest of the colours that codes have here, by its hue; null where the text names no colour. */
export function nearestColour(text = ''): Colour | null {
  const written = text.trim().toLowerCase()
  const own = TAG_COLOURS.find((name) => name === written || CODE_COLOURS[name] === written)
  if (own) return own
  const rgb = channelsOf(written)
  if (!rgb) return Object.hasOwn(NAMED, written) ? (NAMED[written] ?? null) : null
  const { hue, chroma } = hueOf(rgb)
  if (chroma < GREY) return 'slate'
  const nearest = HUES.reduce((best, each) => (apart(each.hue, hue) < apart(best.hue, hue) ? each : best))
  return nearest.name === 'rust' && chroma < BROWN ? 'brown' : nearest.name
}

/** Red, green and blue from 0 to 255, of `#rgb`, `#rrggbb`, the same with an opacity, or `rgb(…)`. */
function channelsOf(text: string): [number, number, number] | null {
  const listed = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text)
  if (listed) return [Number(listed[1]), Number(listed[2]), Number(listed[3])]
  const digits = /^(?:#|0x)?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text)?.[1]
  if (digits === undefined) return null
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const at = (start: number) => Number.parseInt(whole.slice(start, start + 2), 16)
  return [at(0), at(2), at(4)]
}

/** The hue in degrees and the chroma, in OKLab (Ottosson 2020), in which equal steps look equal. */
function hueOf(rgb: readonly [number, number, number]): { hue: number; chroma: number } {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const one = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const two = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { hue: (Math.atan2(two, one) * 180) / Math.PI, chroma: Math.hypot(one, two) }
}

const apart = (one: number, two: number) => Math.abs(((one - two + 540) % 360) - 180)

/** The hues of all colours but those without much of one. */
const HUES = TAG_COLOURS.filter((name) => name !== 'slate' && name !== 'brown').map((name) => ({
  name,
  hue: hueOf(channelsOf(CODE_COLOURS[name]) ?? [0, 0, 0]).hue,
}))
