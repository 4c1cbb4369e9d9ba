import type { Language } from '../../../text.ts'
import { list } from '../lore.ts'
import { saidEn } from './said-en.ts'
import { saidFr } from './said-fr.ts'
import type { Shape } from './shapes.ts'

/**
 * What people say to a question of a shape: either `any` of a list, or `yes` and `no` by their view or their life, and
 * what they may add (`more`). Clauses in lower case. `{it}` stands for the thing, `{of it}` for « de » before it,
 * `{those}` for people of that kind, `{done}` and `{denied}` for what is done in the first person, `(e)` and `{he/she}`
 * for what depends on who speaks. `[health]` begins what only suits that theme, `[young]` and `[old]` what only suits
 * an age, `[there]` what only suits a deed in some place, and `[shared]` what nobody says who lives alone.
 */
export type Said = Partial<Record<'any' | 'yes' | 'no' | 'more', readonly string[]>>

const sources: Readonly<Record<Language, string>> = { fr: saidFr, en: saidEn }
const read: Partial<Record<Language, ReadonlyMap<string, Said>>> = {}

/** The words of a shape; parsed when first needed, so that the service starts without them. */
export function saidTo(shape: Shape, language: Language): Said {
  read[language] ??= new Map(sources[language].split('\n# ').slice(1).map(blockOf))
  return read[language].get(shape) ?? {}
}

function blockOf(block: string): readonly [string, Said] {
  const [shape = '', ...lines] = block.trim().split('\n')
  const parts = lines.map((line) => {
    const at = line.indexOf(': ')
    return [line.slice(0, at), list(line.slice(at + 2))] as const
  })
  return [shape, Object.fromEntries(parts)]
}
