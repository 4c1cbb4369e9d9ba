import { type Language, languageOf } from '../text.ts'
import { spokenTitle } from './opening-subject.ts'
import { outline } from './outline.ts'

/** A moderator's guide after parsing. */
export interface Guide {
  readonly language: Language
  /** The text that tells what the discussion is about. */
  readonly about: string
  /** Points to discuss, in order; at least one. */
  readonly points: readonly string[]
  /** The headings under which the points stand, one for each point. */
  readonly sections: readonly (string | undefined)[]
}

/** Characters of a point that the moderator reads out. */
const longestPoint = 400

/** Reads a guide; without one, the title is the only point. */
export function readGuide(titre: string, guide: string): Guide {
  const { entries, intro } = outline(guide)
  const found = entries.length > 0 ? entries : [{ point: spokenTitle(titre), section: undefined }]
  return {
    language: languageOf(`${titre} ${guide}`),
    about: intro ? `${titre}. ${intro}` : titre,
    points: found.map(({ point }) => point.replace(/[;,]$/, '').slice(0, longestPoint).trim()),
    sections: found.map(({ section }) => section?.replace(/\s*:$/, '')),
  }
}
