import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { type FormItem, readItemsIn } from '../../support/practice/items-by-others.ts'
import { scoreForm } from '../../support/practice/score-form.ts'

/** Wordings by the author of the classes of pleas, arguments and charged words, written before these. */
const items = readItemsIn<FormItem>(
  path.resolve(import.meta.dirname, '../../fixtures/practice/own-forms.jsonl'),
)
const people = drawPanel(1).personas.slice(0, 400)

describe('Of wordings of our own', () => {
  it.each(items.filter(({ form }) => form !== 'sound').map((item) => [item.form, item.text, item] as const))(
    '%s pushes the way it speaks: %s',
    (_form, _text, item) => {
      expect(scoreForm(item, people)).toMatchObject({ fine: true })
    },
  )

  it.each(items.filter(({ form }) => form === 'sound').map((item) => [item.text, item] as const))(
    'nobody is pushed by %s',
    (_text, item) => {
      expect(scoreForm(item, people)).toMatchObject({ fine: true })
    },
  )
})
