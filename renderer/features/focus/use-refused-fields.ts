import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusDraft } from '../../../shared/models/focus.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import { USUAL_VALUES } from '../../../shared/personas/persona-words.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'

type Path = readonly (string | number)[]

interface RefusedFields {
  /** The message about a rejected field, until the field is changed. */
  refusedAt: (...path: Path) => string | undefined
  /** The problem, with its messages in words. */
  told: Problem | null
}

/**
 * The service's messages about fields. A rejected row has a path of its own; a message about a whole list is shown at
 * its first row. The message names the rejected value and, where the service lists them, the values that it accepts.
 */
export function useRefusedFields(problem: Problem | null, draft: FocusDraft): RefusedFields {
  const [refused, setRefused] = useState({ problem, draft })
  const inWords = useRefusalWords()
  if (refused.problem !== problem) setRefused({ problem, draft })
  const fields = problem?.fields?.map(({ path, message }) => ({
    path,
    message: inWords(path, valueAt(refused.draft, path), message),
  }))
  return {
    refusedAt: (...path) => {
      if (valueAt(draft, path) !== valueAt(refused.draft, path)) return undefined
      const said = (fields ?? []).filter((field) => isAt(field.path, path))
      return said.length === 0 ? undefined : said.map(({ message }) => message).join(' ')
    },
    told: problem && fields ? { ...problem, fields } : problem,
  }
}

/** The parts of an audience whose values are the service's words. */
const FIELDS = { sex: 'sex', densities: 'density', occupations: 'occupation' } as const
/** A message that names fewer values names only the rejected one, and does not list the accepted values. */
const LEAST_NAMED = 2

function useRefusalWords(): (path: Path, value: unknown, message: string) => string {
  const { t, i18n } = useTranslation('focus')
  const words = usePersonaWords()
  return ([, part], value, message) => {
    const field = part === 'sex' || part === 'densities' || part === 'occupations' ? FIELDS[part] : undefined
    if (field === undefined || typeof value !== 'string') return message
    const named = message.split(/[^\p{L}\p{N}_]+/u)
    const accepted = USUAL_VALUES[field].filter((each) => each !== value && named.includes(each))
    const read = words.value(field, value)
    if (accepted.length < LEAST_NAMED) return t('form.refusedValue', { value: read, message })
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
    return t('form.refusedValueOf', {
      value: read,
      accepted: list.format(accepted.map((each) => words.value(field, each))),
    })
  }
}

function isAt(refused: Path, shown: Path): boolean {
  const isRow = typeof shown.at(-1) === 'number'
  const isOfWholeList = isRow && shown.at(-1) === 0 && refused.length === shown.length - 1
  const place = isOfWholeList ? shown.slice(0, -1) : shown
  if (!isOfWholeList && refused.length < shown.length) return false
  return place.every((step, at) => refused[at] === step)
}

function valueAt(draft: FocusDraft, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    draft,
  )
}
