/** A line of a guide, without what marks it as an entry. */
interface Line {
  readonly text: string
  /** How deep its marker is; undefined without one. */
  readonly depth: number | undefined
  readonly asks: boolean
}

/** A point of a guide, with the heading that it stands under. */
export interface Entry {
  readonly point: string
  readonly section: string | undefined
}

/** Markers of entries, the outermost first: “II.”, “Theme 1 –”, “A.”, “3)”, “3.1”, “b.”, a dash or a dot. */
const markers: readonly RegExp[] = [
  /^(?:[IVX]{1,4}\s*[.)\-–:]|(?:th[eè]me|topic|part(?:ie)?|section|bloc|block|phase|[ée]tape|step)\s*\d{1,2}\s*[.):–—-])\s+/i,
  /^[A-H]\s*[.)]\s+/,
  /^(?:(?:q|question|point)\s*)?\d{1,2}\s*[.)\-:](?!\d)\s*|^q(?:uestion)? ?\d{1,2}\s+/i,
  /^\d{1,2}(?:\.\d{1,2})+[.)]?\s+/,
  /^[a-z]\s*[.)]\s*(?=\S)/,
  /^[-–—•*·▪◦‣►➢→☐○●]\s*/,
]

/** How long a part of the discussion takes, as moderators note it: “(15 min)”, « – 10 minutes ». */
const lasting =
  /\s*(?:[([–—-]\s*)(?:environ |about |approx\.? )?\d{1,3}\s*(?:min(?:ute)?s?|mn|h|['’])\.?\s*[)\]]?(?=\s*:?$)/i

/** Lines that tell the moderator how to open or close, and are nothing to talk about. */
const formal =
  /^(?:(?:accueil|bienvenue|consignes?|regles du jeu|ground rules|rules|welcome|intro(?:duction)?s?|warm[- ]?up|ice[- ]?breakers?|brise[- ]glace|duree|duration|remerciements?|merci|thanks?|thank you)\b(?!.*\?))/i

/** Longest line that can be a heading, in characters. */
const longestHeading = 80

/**
 * Cuts a guide into its points. They are its marked entries, and the questions between these; a guide without markers
 * is a list if its lines are short, and otherwise a text whose questions are the points. Lines under which others stand
 * are their headings.
 */
export function outline(guide: string): {
  readonly entries: readonly Entry[]
  readonly intro: string | undefined
} {
  const lines = guide
    .split(/\r?\n/)
    .map((line) => lineOf(line.trim()))
    .filter(({ text }) => /\p{L}/u.test(text))
  const first = lines.find(({ text }) => !isFormal(text))
  const intro = first && first.depth === undefined && !first.asks ? first.text : undefined
  const entries = lines.some(({ depth }) => depth !== undefined) ? marked(lines) : unmarked(lines)
  return { entries, intro: entries[0]?.point === intro ? undefined : intro }
}

function lineOf(line: string): Line {
  const depth = markers.findIndex((marker) => marker.test(line))
  const bare = depth === -1 ? line : line.replace(markers[depth] ?? '', '')
  const text = bare.replace(lasting, '').trim()
  return { text, depth: depth === -1 ? undefined : depth, asks: text.endsWith('?') }
}

function isFormal(text: string): boolean {
  return formal.test(text.normalize('NFD').replace(/\p{M}/gu, ''))
}

function marked(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = []
  // Of each depth, the last heading; a line without a marker stands above all of them.
  const headings: (string | undefined)[] = []
  lines.forEach((line, at) => {
    const { text, depth, asks } = line
    const next = lines[at + 1]
    const below = next?.depth !== undefined && next.depth > (depth ?? -1)
    const level = (depth ?? -1) + 1
    headings.length = level
    const section = headings.findLast((heading) => heading !== undefined)
    if (depth === undefined ? isOneQuestion(text) : asks || !below) entries.push({ point: text, section })
    headings[level] = text
  })
  return entries
}

/** Whether a line is one short question and nothing else. */
function isOneQuestion(text: string): boolean {
  return /^[^.!?]{8,120}\?$/.test(text)
}

function unmarked(lines: readonly Line[]): Entry[] {
  const talk = lines.filter(({ text }) => !isFormal(text))
  const plain = talk.filter(({ text }) => !text.includes('?'))
  const isList =
    talk.length > 2 &&
    plain.every(({ text }) => text.length <= longestHeading && !text.endsWith('.')) &&
    !(plain.length === 1 && plain[0] === talk[0])
  const asked = talk.flatMap(({ text }) => questionsIn(text))
  if (asked.length > 0 && !isList) return asked.map((point) => ({ point, section: undefined }))
  // If each line that is no question has questions under it, these lines are headings.
  const areHeadings =
    plain.length > 0 && talk.every((line, at) => line.text.includes('?') || talk[at + 1]?.text.includes('?'))
  const entries: Entry[] = []
  let section: string | undefined
  for (const { text } of talk.length > 0 ? talk : lines) {
    const questions = questionsIn(text)
    if (questions.length === 0 && (areHeadings || text.endsWith(':'))) section = text
    else for (const point of questions.length > 0 ? questions : [text]) entries.push({ point, section })
  }
  return entries
}

function questionsIn(text: string): string[] {
  return (text.match(/[^.!?]*\?/g) ?? []).map((question) => question.trim())
}
