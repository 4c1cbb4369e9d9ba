import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusDraft } from '../../../shared/models/focus.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import { USUAL_VALUES, usePersonaWords } from '../../lib/persona-words.ts'

type Path = readonly (string | number)[]

interface RefusedFields {
  /** What is wrong with a field, for as long as it is as it was refused. */
  refusedAt: (...path: Path) => string | undefined
  /** The refusal, its fields in words. */
  told: Problem | null
}

/**
 * What the service said of each field; a refused row is a path of its own, and what was refused of a list as a whole stands
 * at its first row. Of a refused value it is said which one it is and, where the service names them, what it accepts.
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

/** The parts of an audience whose values are words of the service. */
const FIELDS = { sex: 'sex', densities: 'density', occupations: 'occupation' } as const
/** A service that names fewer values than this names the refused one, not a list of those it takes. */
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
