import { capital } from '../../speech/capital.ts'
import { commonEn } from './common-en.ts'
import { dayEn } from './day-en.ts'
import { groundsEn, ownWaysEn } from './grounds-en.ts'
import { list } from './lore.ts'
import { loreEn } from './lore-en.ts'
import { loreMoreEn } from './lore-more-en.ts'
import { moreNamesEn } from './more-names-en.ts'
import { namesEn } from './names-en.ts'
import { whereEn, whomEn } from './places-en.ts'
import { frequencyEn, quantityEn } from './quantity-en.ts'
import { stateEn } from './states-en.ts'
import type { Tongue } from './tongue.ts'

const anyone = list(
  `frankly, | honestly, | for me, | in my view, | I would say that | I find that | I have the impression that |
  it seems to me that | what I see is that | from what I see, | in my case, | at home, | round here, | if I think about it, |
  most of the time, | from experience, | let us say that | by and large, | actually, | well, | to be honest, | I think that |
  to tell the truth, | I do believe that | as I see it, | I mostly notice that | what matters is that`,
)
const young = list(
  `tbh, | not gonna lie, | like, | clearly, | basically, | I don’t know, but | with my friends, | honestly?`,
)
const old = list(
  `looking back, | at my age, | well now, | I can see that | I have always said that | in my day or now,`,
)
const schooled = list(
  `personally, | on the whole, | at bottom, | it has to be said that | on reflection, | overall, |
  without being an expert, | I observe that | all things considered,`,
)
const plain = list(
  `well, me, | what I say is that | no use pretending, | us, round here, | I just say that | I’d say that | look,`,
)

/** English. */
export const tongueEn: Tongue = {
  lore: loreEn,
  more: loreMoreEn,
  common: commonEn,
  looks: [
    /\b(?:logos?|posters?|pictures?|images?|photos?|drawings?|design|mock-?ups?)\b/,
    list(
      `something modern | simplicity | something cold | youth | seriousness | a bank | something I have seen before | the colours |
      nature | trust | a child’s toy | not much | something a bit sad | energy | a hospital | holidays`,
    ),
  ],
  openings: ({ age, schooled: studied }) => [
    ...anyone,
    ...(age === 'young' ? young : age === 'old' ? old : []),
    ...(studied ? schooled : plain),
  ],
  openingsOn: (s) => [
    `as for ${s},`,
    `when it comes to ${s},`,
    `about ${s},`,
    `when I think of ${s},`,
    `on ${s},`,
    `speaking of ${s},`,
    `with ${s},`,
    `as far as ${s} goes,`,
    `in my case, with ${s},`,
    `${s}?`,
    `I see ${s} like this:`,
    `regarding ${s},`,
  ],
  join: (opening, clause) => `${opening} ${opening.endsWith('?') ? capital(clause) : clause}`,
  grounds: groundsEn,
  ownWays: ownWaysEn,
  dontKnow: () => ({
    says: list(
      `I don’t know | no idea | I couldn’t say | I am at a loss | I really have no idea | nothing comes to mind |
      hard to say | I can’t answer that | I do not know enough about it | pass | not sure`,
    ),
    tails: [
      '',
      '',
      ', sorry',
      ', just like that',
      ', I would have to think about it',
      ', I have never asked myself that',
      ', frankly',
      ', it does not really concern me',
    ],
  }),
  nothingToAdd: {
    says: list(
      `no | nothing to add | no thanks | nothing else | nope | no comments | no, everything has been said | nothing special |
      not for now | no, that is all | I have nothing to add | all good for me`,
    ),
    tails: [
      '',
      ', thank you',
      ', have a good day',
      ', good luck',
      ', thanks for asking people',
      ', it was clear',
      ', all the best',
      ', except that it was a bit long',
    ],
  },
  declines: list(
    `I would rather not give it | I don’t give that out | no, that is private | I prefer to stay anonymous | not here`,
  ),
  names: [...moreNamesEn, ...namesEn],
  quantity: quantityEn,
  frequency: frequencyEn,
  yes: list(`yes | yes, of course | yes, absolutely | oh yes | yes, more or less`),
  no: list(`no | no, not at all | oh no | no, not really | not really, no`),
  state: stateEn,
  moments: list(
    `in the morning | in the evening | at the weekend | mostly on Saturdays | at the end of the day | at lunchtime |
    when I have a moment | in the evening after dinner | on weekdays, in the morning | on Sundays | during the holidays | whenever I can`,
  ),
  since: (n) =>
    n < 1
      ? ['for a few months', 'since this year']
      : [`for ${n} year${n > 1 ? 's' : ''}`, `${n} year${n > 1 ? 's' : ''}`, `since ${2026 - n}`],
  sinceYear: (year) => [`since ${year}`, `${year}`, `${year}, I think`],
  atAge: (n) => [`at ${n}`, String(n), `when I was ${n}`, `around ${n}`],
  where: whereEn,
  whom: whomEn,
  daily: list(
    `on weekdays | usually | as a rule | on a normal day | nothing special: | most of the time | most days | from Monday to Friday |
    it is simple: | always the same: | like everybody: | if all goes well, | it depends, but often | generally`,
  ),
  day: dayEn,
  scenes: list(
    `it was last Saturday, late in the morning | one evening last week | about a month ago | last summer | on Tuesday, late in the day |
    on Sunday, with the family | before the holidays | a fortnight ago | one morning last week | in the spring |
    two or three months ago | it was just before Christmas | on a Saturday afternoon | last Thursday | on the way back from a weekend away |
    the day before a bank holiday | in May | quite a while ago now | during the last holidays | on a rainy evening | only recently |
    last winter | first thing on Monday | three weeks ago`,
  ),
  endings: list(
    `I remember it well. | That is about it. | I have been more careful since. | It taught me something. | I think of it now and then. |
    Nothing more to tell. | That is roughly how it went. | I do things differently now. | I told people about it. | It happens to everybody, I suppose. |
    It has stayed with me. | I still bring it up now and then.`,
  ),
  about: (when, thing) => `${when}: ${thing}`,
  because: (c) => [
    `because ${c}`,
    `mostly because ${c}`,
    `first of all because ${c}`,
    `the reason is simple: ${c}`,
    `simply because ${c}`,
    `it is because ${c}`,
    `mainly because ${c}`,
    `${c}, that is why`,
    `I would say because ${c}`,
    `${c}, quite simply`,
    `my own reason: ${c}`,
    `for one good reason: ${c}`,
    `${c}, that comes first`,
    `it comes down to one thing: ${c}`,
    `in my view, ${c}`,
    `from what I see, ${c}`,
    `for me, ${c}`,
    `there are several reasons, but mostly ${c}`,
    `I believe ${c}`,
    `honestly, ${c}`,
    `that is where it starts: ${c}`,
  ],
  wish: (w) => [
    `what we need is ${w}`,
    `I would like ${w}`,
    `I would want ${w}`,
    `I ask for one thing: ${w}`,
    `I would start with ${w}`,
    `what would help is ${w}`,
    `mostly I am hoping for ${w}`,
    `${w}, that would be a start`,
    `${w}, before anything else`,
    `${w}`,
    `bring in ${w}`,
    `if I could choose: ${w}`,
    `what is missing is ${w}`,
    `we would gain a lot from ${w}`,
    `for me, ${w}`,
  ],
  advise: (c) => [
    c,
    `my advice: ${c}`,
    `I would say: ${c}`,
    `above all, ${c}`,
    `first, ${c}`,
    `just one tip: ${c}`,
    `if you ask me, ${c}`,
    `as I always say: ${c}`,
    `quite simply, ${c}`,
    `the main thing: ${c}`,
    `before anything else, ${c}`,
    `no great secret: ${c}`,
    `believe me, ${c}`,
    `what I have learnt: ${c}`,
    `to begin with, ${c}`,
  ],
  mind: (thing) => [
    thing,
    thing,
    `${thing}, straight away`,
    `straight away: ${thing}`,
    `I think of ${thing}`,
    `${thing}, of course`,
  ],
  evoke: (thing) => [
    thing,
    `it reminds me of ${thing}`,
    `it makes me think of ${thing}`,
    `I think of ${thing}`,
    `it says ${thing} to me`,
    `I see ${thing} in it`,
    `for me it is ${thing}`,
    `${thing}, above all`,
    `first of all ${thing}`,
    `it could be ${thing}`,
    `I associate it with ${thing}`,
    `at first sight, ${thing}`,
    `${thing}, I would say`,
    `if I close my eyes: ${thing}`,
    `it takes me back to ${thing}`,
  ],
  weigh: (good, bad) => [
    `${good}, but ${bad}`,
    `on the one hand ${good}; on the other, ${bad}`,
    `I grant that ${good}, only ${bad}`,
    `it cuts both ways: ${good}, and at the same time ${bad}`,
    `${bad}, but then again ${good}`,
    `it depends on the day: ${good}, and then ${bad}`,
  ],
  row: (things) =>
    things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`,
}
