import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Respondent } from '../../../../shared/models/results.ts'
import type { PersonaWords } from '../../../../shared/personas/persona-words.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { toldOnce } from '../told-once.ts'

type Attribute = Respondent['attributes'][number]

/** Describes personas in one line each. All have the same few fields, so each text is made only once for a list. */
export interface PersonaLines {
  /** "Persona 12". */
  called(number: number): string
  /** All fields as received, one on each line. */
  received(attributes: readonly Attribute[]): string
  /** The positions of the fields that are told, each once. */
  once(attributes: readonly Attribute[]): number[]
  /** A field in words: "Sex: female". */
  told(attribute: Attribute): string
  /** The name of a field followed by a colon, and its value. */
  parts(attribute: Attribute): { label: string; value: string }
  isName(name: string): boolean
}

export function usePersonaLines(): PersonaLines {
  const { t } = useTranslation('results')
  const words = usePersonaWords()
  return useMemo(() => personaLines(t, words), [t, words])
}

function personaLines(t: TFunction<'results'>, words: PersonaWords): PersonaLines {
  const asReceived = rememberedByAttribute(({ name, value }) => t('filter.value', { name, value }))
  const inWords = rememberedByAttribute(({ name, value }) =>
    t('filter.value', { name: words.name(name), value: words.value(name, value) }),
  )
  return {
    called: (number) => t('answers.persona', { number }),
    received: (attributes) => attributes.map(asReceived).join('\n'),
    once: (attributes) => toldOnce(attributes, words),
    told: inWords,
    parts: ({ name, value }) => ({
      label: t('filter.value', { name: words.name(name), value: '' }),
      value: words.value(name, value),
    }),
    isName: words.isName,
  }
}

function rememberedByAttribute(make: (attribute: Attribute) => string): (attribute: Attribute) => string {
  const known = new Map<string, string>()
  return (attribute) => {
    const key = `${attribute.name}\n${attribute.value}`
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const made = make(attribute)
    known.set(key, made)
    return made
  }
}
