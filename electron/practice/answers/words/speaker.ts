import { type Life, lifeOf } from '../../panel/life.ts'
import type { Persona } from '../../panel/persona.ts'
import { keyOf } from '../../random.ts'
import { reportedSheetOf } from '../facts/reported-sheet.ts'
import { traitsOf } from '../traits.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import { Pen } from './pen.ts'

/** Makes a speaker of a persona; `stemKey` is the same for all wordings of the question. */
export function speakerOf(
  persona: Persona,
  { tongue, theme }: Inquiry,
  stance: number,
  stemKey: number,
): Speaker {
  const sheet = reportedSheetOf(persona)
  const life = rememberedLife(persona)
  const steadyKey = keyOf(persona.key, stemKey, 'steady')
  let grounds: readonly string[] | undefined
  return {
    sheet,
    life,
    prenom: persona.prenom,
    key: persona.key,
    manner: {
      age: persona.age < 30 ? 'young' : persona.age < 65 ? 'middle' : 'old',
      schooled: ['bac2', 'bac3', 'bac5'].includes(sheet.education),
      woman: persona.sexe === 'femme',
    },
    talk: traitsOf(persona).talk,
    stance,
    grounds: () => {
      grounds ??= tongue.grounds(sheet, life, theme)
      return grounds
    },
    steady: new Pen(steadyKey),
    steadyKey,
  }
}

const lives = new WeakMap<Persona, Life>()

/** The life of a persona, drawn once for all questions. */
function rememberedLife(persona: Persona): Life {
  const before = lives.get(persona)
  if (before) return before
  const life = lifeOf(persona, persona.key)
  lives.set(persona, life)
  return life
}
