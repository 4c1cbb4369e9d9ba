import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['ana', 'bruno', 'carla', 'david', 'elise', 'farid']
const COOKS = ['Mostly me', 'Mostly my partner', 'We share it']
const BOXES = ['Yes', 'Maybe, it depends on the price', 'No']
const draft = aDraft(
  PEOPLE.length,
  ['How many evenings did you cook last week?'],
  ['Who does most of the cooking?', ...COOKS],
  ['What annoys you most about cooking dinner?'],
  ['Would you try a box of measured ingredients?', ...BOXES],
)
const STEMS = draft.questions.map(({ stem }) => stem)
const evenings = ['six', '4', 'three', '7 evenings', 'zero', '2']
const cooks = [0, 1, 2, 0, 2, 1]
const annoys = PEOPLE.map((_, p) => `The dishes of ${p + 2} people, every single day.`)
const boxes = [2, 0, 1, 1, 2, 0]
const INTROS = ['Hello! ', 'Got it. ', 'Thanks, next one: ', 'Almost there 👍 ']
const TRUTH = PEOPLE.map((who, p) => [
  who,
  evenings[p] ?? null,
  COOKS[cooks[p] ?? 0] ?? null,
  annoys[p] ?? null,
  BOXES[boxes[p] ?? 0] ?? null,
])

/** What each persona replied, by persona. */
function readOf(data: unknown): (string | null)[][] {
  const { respondents, answers } = readResults(data, draft)
  return PEOPLE.map((who) => {
    const at = respondents.findIndex(({ id, attributes }) =>
      [id, ...attributes.map(({ value }) => value)].some((text) => text?.includes(who)),
    )
    return [
      who,
      ...draft.questions.map(({ options }, question) => {
        const own = answers.find((one) => one.respondent === at && one.question === question)
        if (own?.kind === 'option') return options[own.option ?? -1]?.text ?? null
        return own?.kind === 'text' ? own.text : null
      }),
    ]
  })
}
const without = (...cells: readonly [persona: number, item: number][]) =>
  TRUTH.map((row, p) =>
    row.map((told, at) => (cells.some(([who, item]) => who === p && item === at - 1) ? null : told)),
  )

/** A message of the bot, or of a persona, with further fields. */
type Told = Record<string, unknown>
const offerOf = (item: number): Told[] => [
  ...(draft.questions[item]?.options ?? []).map(({ text }, at) => ({ id: `b${at + 1}`, title: text })),
  { id: 'skip', title: 'Skipped' },
]
const picked = (item: number, p: number) => `b${((item === 1 ? cooks[p] : boxes[p]) ?? 0) + 1}`
const saidTo = (item: number, p: number) => (item === 0 ? evenings[p] : annoys[p])

/** A thread with each persona, after `change` of the messages about one item. */
function threads(change: (p: number, item: number, own: Told[]) => Told[] = (_p, _item, own) => own) {
  return PEOPLE.map((who, p) => ({
    thread: `t-${900 + p * 7}`,
    with: { handle: `@${who}` },
    messages: [
      { mid: `m${p}000`, from: 'bot', type: 'text', text: 'Four quick things about dinner.' },
      ...STEMS.flatMap((stem, item) => {
        const ask = `m${p}${item}1`
        const own = { mid: `m${p}${item}2`, from: `@${who}`, re: ask }
        const isChoice = item % 2 === 1
        return change(p, item, [
          { mid: ask, from: 'bot', type: 'ask', text: `${INTROS[item]}${stem}`, buttons: offerOf(item) },
          isChoice
            ? { ...own, type: 'tap', button: picked(item, p) }
            : { ...own, type: 'text', text: saidTo(item, p) },
        ])
      }),
    ],
  }))
}

describe('threads of messages that name those they reply to', () => {
  it('are read by what each message offers', () => {
    expect(readOf({ threads: threads(), more: false })).toEqual(TRUTH)
  })

  it('are read in a channel of all, where one message asks everybody', () => {
    const posts = STEMS.flatMap((stem, item) => [
      {
        id: `p-${item}`,
        author: { name: 'Moderator' },
        body: `Question ${item + 1} — ${stem} (reply here)`,
        poll: item % 2 === 1 ? offerOf(item) : null,
      },
      ...PEOPLE.map((who, p) => ({
        id: `p-${item}-${p}`,
        author: { name: who },
        parent_id: `p-${item}`,
        body:
          item % 2 === 1
            ? draft.questions[item]?.options[(item === 1 ? cooks : boxes)[p] ?? 0]?.text
            : saidTo(item, p),
      })),
    ])
    expect(readOf({ channel: 'dinner', posts })).toEqual(TRUTH)
  })

  it('are read with numbers and maps of what is offered', () => {
    const rooms = PEOPLE.map((who, p) => ({
      persona: who,
      log: STEMS.flatMap((stem, item) => {
        const options = draft.questions[item]?.options ?? []
        const [ask, own] = [item * 2 + 1, item * 2 + 2]
        const menu = Object.fromEntries(options.map(({ text }, at) => [`opt_${'abc'[at]}`, text]))
        const chosen = (item === 1 ? cooks : boxes)[p] ?? 0
        return [
          {
            n: ask,
            role: 'assistant',
            content: `${INTROS[item]}${stem}`,
            ...(options.length > 0 && { quick_replies: menu }),
          },
          {
            n: own,
            role: 'user',
            in_reply_to: { n: ask },
            content: item % 2 === 1 ? null : saidTo(item, p),
            payload: item % 2 === 1 ? `opt_${'abc'[chosen]}` : null,
          },
        ]
      }),
    }))
    expect(readOf({ rooms })).toEqual(TRUTH)
  })

  it('are read by the reply to a second question, where the first reply had no number', () => {
    const data = threads((p, item, own) =>
      p === 2 && item === 0
        ? [
            own[0] ?? {},
            { ...own[1], text: 'it depends what you call cooking' },
            { mid: 'm-again', from: 'bot', re: 'm202', type: 'text', text: 'Fair! Roughly how many?' },
            { ...own[1], mid: 'm-later', re: 'm-again' },
          ]
        : own,
    )
    expect(readOf({ threads: data })).toEqual(TRUTH)
  })

  it('are read without replies that were taken back', () => {
    for (const flag of [{ unsent: true }, { retracted: 1 }]) {
      const data = threads((p, item, own) =>
        p === 3 && item === 3
          ? [own[0] ?? {}, { ...own[1], mid: 'm-first', button: 'b3', ...flag }, own[1] ?? {}]
          : own,
      )
      expect(readOf({ threads: data })).toEqual(TRUTH)
    }
  })

  it('are read by numbers of what is offered, and not by other numbers of the messages', () => {
    const data = threads((p, item, own) => {
      const [ask, reply] = own.map((message) => ({ ...message, batch: (p % 3) + 1 }))
      const buttons = offerOf(item).map((offered, at) => ({ ...offered, id: at + 1 }))
      const button = item % 2 === 1 ? Number(picked(item, p).slice(1)) : undefined
      return [
        { ...ask, buttons },
        { ...reply, button: p === 5 ? undefined : button },
      ]
    })
    expect(readOf({ threads: data })).toEqual(without([5, 1], [5, 3]))
  })

  it('tell nothing by replies that differ, that are no option, or that answer something else', () => {
    const data = threads((p, item, own) => {
      const [ask = {}, reply = {}] = own
      // Two different replies to one question.
      if (p === 0 && item === 3) return [...own, { ...reply, mid: 'm-second', button: 'b1' }]
      if (p === 1 && item === 1)
        return [ask, { ...reply, type: 'text', button: undefined, text: 'no idea tbh' }]
      if (p === 4 && item === 1) return [ask, { ...reply, button: 'skip' }]
      // "Yes" confirms that the box is not wanted.
      if (p === 4 && item === 3)
        return [
          ask,
          { ...reply, type: 'text', button: undefined, text: 'hm, rather not' },
          { mid: 'm-so', from: 'bot', re: reply.mid, type: 'text', text: 'So you would never try one?' },
          { ...reply, mid: 'm-yes', re: 'm-so', type: 'text', button: undefined, text: 'Yes' },
        ]
      return own
    })
    expect(readOf({ threads: data })).toEqual(without([0, 3], [1, 1], [4, 1], [4, 3]))
  })
})
