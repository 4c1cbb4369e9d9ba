import { describe, expect, it } from 'vitest'
import { checkItem } from '../../../shared/wording/check-item.ts'
import { RULE_CODES } from '../../../shared/wording/finding.ts'
import { messagesEn } from '../../../shared/wording/messages-en.ts'
import { messagesFr } from '../../../shared/wording/messages-fr.ts'
import { SOURCES } from '../../../shared/wording/sources.ts'

describe('the texts of the checker', () => {
  it('are sentences in both languages, without exclamation marks', () => {
    for (const messages of [messagesFr, messagesEn]) {
      for (const text of [...Object.values(messages.whys), ...Object.values(messages.notes)]) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u)
        expect(text).not.toContain('!')
      }
    }
  })

  it('cover every rule, with a source', () => {
    for (const rule of RULE_CODES) {
      expect(messagesFr.names[rule]).not.toBe('')
      expect(messagesEn.names[rule]).not.toBe('')
      expect(SOURCES[rule]).toMatch(/\d{4}/)
    }
  })

  it('go with a plainer wording where taking the negation out is safe', () => {
    const options = ['Yes', 'No']
    const [finding] = checkItem({
      lang: 'en',
      type: 'single_choice',
      stem: "Don't you think it is late?",
      options,
    })
    expect(finding).toMatchObject({ rule: 'leading', why: 'leading_negation', suggestion: 'Do you' })
    const [french] = checkItem({
      lang: 'fr',
      type: 'single_choice',
      stem: 'Ne pensez-vous pas qu’il est tard ?',
      options: ['Oui', 'Non'],
    })
    expect(french).toMatchObject({ start: 0, end: 18, suggestion: 'Pensez-vous' })
  })
})
