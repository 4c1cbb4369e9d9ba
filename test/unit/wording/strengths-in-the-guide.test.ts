import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { FindingKind } from '../../../shared/wording/finding.ts'
import { MEASURED_ON, ON_REAL_ITEMS } from '../../../shared/wording/measured.ts'
import { messagesEn } from '../../../shared/wording/messages-en.ts'
import { strengthOf } from '../../../shared/wording/strengths.ts'

const guide = readFileSync(path.join(import.meta.dirname, '../../../docs/wording-checker.md'), 'utf8')
/** How the guide calls each strength. */
const NAMES = { defect: 'defect', look_again: 'another look', remark: 'for information' } as const

test('the guide prints what was measured, when, and the strength that follows from it', () => {
  const [, section = ''] = guide.split('### Measured by kind of finding\n')
  const [table = ''] = section.split('\n#')
  const printed = table.match(/^\| `.*$/gmu) ?? []
  const measured = Object.entries(ON_REAL_ITEMS).map(([why, { right, arguable, wrong }]) => {
    const share = (right / (right + arguable + wrong)).toFixed(2)
    return `| \`${why}\` | ${right} | ${arguable} | ${wrong} | ${share} | ${NAMES[strengthOf(why as FindingKind)]} |`
  })
  expect(printed).toEqual(measured)
  expect(table).toContain(MEASURED_ON)
})

test('the guide names the kinds that found nothing on real items', () => {
  const unmet = Object.keys(messagesEn.whys).filter((why) => !(why in ON_REAL_ITEMS))
  const [, named = ''] = /^Not met on real items: (.*)\.$/mu.exec(guide) ?? []
  expect(named.split(', ').sort()).toEqual(unmet.map((why) => `\`${why}\``).sort())
})
