import { TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chosenVariableNames, variableNameProblem } from '../../../../shared/analysis/variable-names.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { useAnnotationSession, useAnnotations } from '../annotations/annotations-context.ts'

interface VariableNameProps {
  questions: readonly Question[]
  /** Position of the item. */
  position: number
}

/**
 * The variable name of the item in exported data. If empty, one is made from the stem. An invalid name is reported and
 * not kept; one that was kept before a rule forbade it is reported too.
 */
export function VariableName({ questions, position }: VariableNameProps) {
  const { t } = useTranslation('diagnosis')
  const session = useAnnotationSession()
  const { variables } = useAnnotations()
  /** The typed name, if it is invalid. */
  const [refused, setRefused] = useState<string | null>(null)
  const item = questions[position]?.id ?? ''
  const others = useMemo(() => chosenVariableNames(questions, variables), [questions, variables])
  const usual = useMemo(() => chosenVariableNames(questions)[position] ?? '', [questions, position])
  const value = refused ?? variables[item] ?? ''
  const error = value === '' ? null : problemOf(value)
  return (
    <TextInput
      mt={8}
      label={t('variable.label')}
      placeholder={usual}
      disabled={session === null}
      value={value}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        const isRefused = value !== '' && problemOf(value) !== null
        setRefused(isRefused ? value : null)
        if (isRefused) return
        session?.edit(
          `variable:${item}`,
          (annotations) => {
            if (value === '') delete annotations.variables[item]
            else annotations.variables[item] = value
          },
          true,
        )
      }}
      onBlur={() => setRefused(null)}
    />
  )

  function problemOf(name: string): string | null {
    const problem = variableNameProblem(name)
    if (problem) return t(`variable.${problem}`)
    const other = others.findIndex((each, at) => at !== position && each.toLowerCase() === name.toLowerCase())
    return other === -1 ? null : t('variable.taken', { number: other + 1 })
  }
}
