import i18next from 'i18next'
import type { FieldChange } from '../../../shared/versions/compare-drafts.ts'
import { RULE_CODES } from '../../../shared/wording/finding.ts'

/** The value of a changed field as a person reads it: rules of the wording checker by their names. */
export function fieldText(field: FieldChange['field'], value: string): string {
  if (field !== 'rulesOff') return value
  const nameOf = (code: string) => {
    const known = RULE_CODES.find((each) => each === code)
    return known ? i18next.t(`wording:rule.${known}`) : code
  }
  return value.split(', ').map(nameOf).join(', ')
}
