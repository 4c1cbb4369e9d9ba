import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMarkSupply } from '../../../electron/core/lost-creation/mark-supply.ts'
import { behindMark, carriesMark, frontMark, isMark, markedTitle } from '../../../shared/models/mark.ts'

const MARK = '7F3KQ'

function supply(taken: (mark: string) => boolean = () => false) {
  let made = 0
  return createMarkSupply({
    newId: () => `id ${++made}`,
    isTaken: taken,
  })
}

describe('the mark of what is sent', () => {
  it('stands in front of the title, and nowhere where there is none', () => {
    expect(markedTitle(MARK, ' Urban mobility ')).toBe('·7F3KQ Urban mobility')
    expect(markedTitle(null, ' Urban mobility ')).toBe(' Urban mobility ')
  })

  it.each([
    '·7F3KQ Urban mobility',
    '7f3kq urban mobility',
    '·7F3KQUrbanmobility',
    '&middot;7F3KQ&nbsp;Urban',
    '&#183;7F3KQ Urban',
    '%C2%B77F3KQ%20Urban',
    '\\u00b77F3KQ Urban',
    'Â·7F3KQ Urban',
    '7f3kq-urban-mobility',
    'Survey: ·7F3KQ Urban',
    '·７Ｆ３ＫＱ Urban',
    '·7F3KQ…',
  ])('is recognised in %j', (title) => {
    expect(carriesMark(title, MARK)).toBe(true)
  })

  it.each(['Urban mobility', '·7F3KR Urban', '·7F3K', 'Urban X7F3KQX', ''])('is not seen in %j', (title) => {
    expect(carriesMark(title, MARK)).toBe(false)
  })

  it('outlives what services do to any title', () => {
    const harm = fc.constantFrom<(text: string) => string>(
      (text) => text.trim(),
      (text) => text.replace(/\s+/g, ' '),
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize('NFD'),
      (text) => text.normalize('NFKC'),
      (text) => text.slice(0, 20),
      (text) => text.replace(/[^\x20-\x7e]/g, '?'),
      (text) => text.replace(/[&<>"'·]/g, (sign) => `&#${sign.charCodeAt(0)};`),
      (text) => encodeURIComponent(text.toWellFormed()),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), harm, (title, change) => {
        expect(carriesMark(change(markedTitle(MARK, title)), MARK)).toBe(true)
      }),
    )
  })

  it('tells what stands behind it, and another Sonde’s mark by the form that Sonde writes', () => {
    expect(behindMark('·7f3kq Urban', MARK)).toBe(' Urban')
    expect(behindMark('Urban', MARK)).toBeNull()
    expect(frontMark('·B4C5D Theirs')).toBe('B4C5D')
    expect([frontMark('B4C5D Theirs'), frontMark('·BCDFG no digit'), frontMark('·B4C5')]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('where marks come from', () => {
  it('promises a subject the same mark until it is taken, then another one', () => {
    const marks = supply()
    const promised = marks.next('survey')
    expect(isMark(promised)).toBe(true)
    expect(marks.next('another')).not.toBe(promised)
    expect([marks.next('survey'), marks.take('survey')]).toEqual([promised, promised])
    expect(marks.next('survey')).not.toBe(promised)
  })

  it('never gives out one that something here has', () => {
    const first = supply().take('survey')
    expect(supply((mark) => mark === first).take('survey')).not.toBe(first)
  })

  it('keeps no promise for a store that was put back: the same subject may have had that mark since', () => {
    const marks = supply()
    const promised = marks.next('survey')
    marks.reset()
    expect(marks.next('survey')).not.toBe(promised)
  })
})
