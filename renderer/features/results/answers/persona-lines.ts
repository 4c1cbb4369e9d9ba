import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Respondent } from '../../../../shared/models/results.ts'
import { type PersonaWords, usePersonaWords } from '../../../lib/persona-words.ts'

type Attribute = Respondent['attributes'][number]

/** How personas are told in a line. The same few fields come with every persona: each is put into words once for a list. */
export interface PersonaLines {
  /** "Persona 12". */
  called(number: number): string
  /** All fields as received, one below the other. */
  received(attributes: readonly Attribute[]): string
  /** A field in words: "Sex: female". */
  told(attribute: Attribute): string
  /** The name of a field with the colon behind it, and its value by itself. */
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
