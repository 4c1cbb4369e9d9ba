import type { TFunction } from 'i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { Verdict } from '../../../../shared/experiments/verdict/verdict.ts'
import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'
import type { PersonaWords } from '../../../../shared/personas/persona-words.ts'
import { signedPoints } from './signed.ts'

/** A band that is open at one end, as `traitEvidence` writes it for all languages. */
const OPEN_BAND = /^(?:<(?<below>\d+(?:\.\d+)?)|(?<from>\d+(?:\.\d+)?)\+)$/u

/** A group of personas in the page's language: "Age: 65 or more". */
export function groupName(
  { field, value }: { field: string; value: string },
  persona: PersonaWords,
  t: TFunction<'verdict'>,
): string {
  return t('groups.value', { field: persona.name(field), value: groupValue(field, value, persona, t) })
}

function groupValue(field: string, value: string, persona: PersonaWords, t: TFunction<'verdict'>): string {
  const { from, below } = OPEN_BAND.exec(value)?.groups ?? {}
  if (from !== undefined) return t('groups.from', { from })
  return below === undefined ? persona.value(field, value) : t('groups.below', { below })
}

/** The table of the groups, a line for each: "Age: 65 or more · base A 120 · …". Empty where there is none. */
export function groupLines(
  { comparison, explored, options }: Verdict,
  { teller, persona, t }: { teller: Teller; persona: PersonaWords; t: TFunction<'verdict'> },
): string[] {
  if (!comparison || explored.groups.length === 0) return []
  const { from, to, top } = comparison.move
  const option = teller.option(options[top] ?? '')
  const enough = explored.groups.filter(({ points }) => points !== null)
  const tooFew = explored.groups.length - enough.length
  return [
    ...enough.map((group) =>
      [
        `${groupName(group, persona, t)}${group.isSmall ? ' †' : ''}`,
        t('groups.ofBase', { arm: teller.name(from), base: teller.number(group.from) }),
        t('groups.ofBase', { arm: teller.name(to), base: teller.number(group.to) }),
        t('groups.moves', { option, points: signedPoints(group.points ?? 0, teller) }),
        t('groups.byChance', { points: teller.points(group.chance ?? 0) }),
      ].join(' · '),
    ),
    ...(enough.some(({ isSmall }) => isSmall) ? [t('table.small')] : []),
    ...(tooFew > 0 ? [t('groups.tooFew', { count: tooFew, least: LEAST_BASE })] : []),
  ]
}
