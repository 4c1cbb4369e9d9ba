import { lifeOf } from '../panel/life.ts'
import { asksPlainly } from './asks-plainly.ts'
import { capital } from './capital.ts'
import type { Phrases } from './phrases.ts'
import { quoted } from './quoted.ts'

const asides = [
  'the roadworks outside my door have been going on for two years',
  'my neighbour’s van is on the pavement again',
  'there is still no phone signal around here',
  'the price of petrol is getting silly',
  'the weather is odd these days',
  'the post office closed and nobody talks about it',
  'there are too many dogs off the lead in the park',
  'we are still waiting for fast internet in my street',
]

/** English. */
export const phrasesEn: Phrases = {
  anySubject: 'this subject',
  opening: (s) => [
    `As for ${s}, `,
    `About ${s}: `,
    `When it comes to ${s}, `,
    `When I think of ${s}, `,
    `On ${s}, `,
    `If we are talking about ${s}, `,
    `With ${s}, `,
    `At home we sometimes talk about ${s}: `,
    `In my case, with ${s}, `,
    `Regarding ${s}, `,
  ],
  echo: (s) => `${capital(s)}? `,
  view: (c) => [
    c,
    `I find that ${c}`,
    `I have the feeling that ${c}`,
    `I would say ${c}`,
    `frankly, ${c}`,
    `what I see is that ${c}`,
    `mostly I think ${c}`,
    `to be honest, ${c}`,
    `it seems to me that ${c}`,
    `what matters is that ${c}`,
  ],
  weigh: (good, bad) => [
    `${good}, but ${bad}`,
    `on the one hand ${good}; on the other, ${bad}`,
    `I admit that ${good}, only ${bad}`,
    `${bad}, even if ${good}`,
    `I am in two minds: ${good}, and yet ${bad}`,
  ],
  reason: (c) => [
    `because ${c}`,
    `mostly because ${c}`,
    `first of all because ${c}`,
    `the reason is simple: ${c}`,
    `quite simply because ${c}`,
    `if I think about it, it is because ${c}`,
  ],
  wish: (w) => [
    `we need ${w}`,
    `I would like ${w}`,
    `what I am asking for is ${w}`,
    `I would start with ${w}`,
    `we could do with ${w}`,
    `what would help is ${w}`,
    `mostly I hope for ${w}`,
  ],
  self: (persona) => {
    const life = lifeOf(persona, persona.key)
    const { age } = persona
    const wisdom =
      age < 30
        ? 'you have no habits yet'
        : age < 60
          ? 'you soon see what works and what does not'
          : 'you have seen a fair few things come and go'
    return [
      `I am ${life.job.en} and live ${life.place.en}, so it matters.`,
      `I live ${life.place.en}, which makes a difference.`,
      `At ${age}, ${wisdom}.`,
      `I ${life.home.en}, and that changes how you see things.`,
      `I ${life.habit.en}, so I think twice before I change my ways.`,
      `I say that because I am ${life.job.en}.`,
    ]
  },
  brief: (s) => [
    `Nothing special to say about ${s}.`,
    `${capital(s)}: fine by me.`,
    'Not much to say.',
    'Meh.',
    'Fine as it is.',
    'Nothing to add.',
    `I have never given ${s} a thought.`,
    `No view on ${s}.`,
    'Pass.',
  ],
  offPoint: () =>
    asides.flatMap((aside) => [
      `That is not the question, but ${aside}.`,
      `Nothing to do with it, but ${aside}.`,
      `Let me take the chance to say that ${aside}.`,
      `No view on that; ${aside}, though.`,
    ]),
  unclear: (how, s) => {
    switch (how.kind) {
      case 'double':
        return [
          'The question is unclear: it is two in one.',
          'I would answer differently for each of the two, so which one?',
          `On ${s}, you mix two questions and I do not know which to answer.`,
          'You are asking two things at once, it is not clear.',
          'Yes for one, no for the other: the question is unclear.',
        ]
      case 'vague':
        return [
          `What does “${how.word}” mean exactly? The question is unclear.`,
          `It all depends on what you call “${how.word}”.`,
          `Unclear question: is “${how.word}” once a day or once a year?`,
          `For ${s}, you would have to say what “${how.word}” is.`,
        ]
      case 'long':
        return [
          'I read it three times and the question is still unclear to me.',
          'The sentence is too long, I lost the thread.',
          `I understood that it was about ${s}, but not what you are asking.`,
          'Unclear question, there is too much in it.',
        ]
    }
  },
  tics: [
    'Frankly, ',
    'Well, ',
    'Look, ',
    'Personally, ',
    'Right, ',
    'You know, ',
    'Honestly, ',
    'Actually, ',
  ],
  agree: (name, c) => [
    `I agree with ${name}: ${c}`,
    `${name} is right, ${c}`,
    `like ${name}, I find that ${c}`,
    `what ${name} says rings a bell: ${c}`,
    `same as ${name}, ${c}`,
  ],
  disagree: (name, c) => [
    `I do not see it the way ${name} does: ${c}`,
    `sorry ${name}, but ${c}`,
    `I understand ${name}, but ${c}`,
    `I disagree with ${name} there: ${c}`,
    `${name} may be right in theory, except that ${c}`,
  ],
  quoteAgreeing: (name, said, c) => [
    `${name} says that ${said}, and that is true; I would add that ${c}`,
    `yes, ${said}, ${name} put it well, and then ${c}`,
    `as ${name} says, ${said}, and on top of that ${c}`,
  ],
  quoteOpposing: (name, said, c) => [
    `${name} says that ${said}, but for me ${c}`,
    `I hear that ${said}, ${name}, only ${c}`,
    `${said}, says ${name}; what I mostly see is that ${c}`,
  ],
  waver: (name, said) => [
    `I was leaning the other way, but what ${name} says makes me think: ${said}`,
    `${name} has almost changed my mind: it is true that ${said}`,
    `when I came in I thought otherwise, but yes, ${said}, ${name} is right there`,
  ],
  toWhoAsked: (name) => [`I can tell you, ${name}.`, `Well, here goes, ${name}.`, `Good question, ${name}.`],
  recall: (name, c) => [
    `to come back to what ${name} said earlier, ${c}`,
    `that fits what ${name} said at the start, ${c}`,
    `I keep thinking of what ${name} told us, ${c}`,
  ],
  ask: (name) => [`What about you, ${name}?`, `${name}, what do you say?`],
  replyTo: (name, c) => [
    `to answer ${name}, ${c}`,
    `for me, ${name}, it is simple: ${c}`,
    `well, ${name}, ${c}`,
  ],
  nod: (name) => [`Nothing to add, ${name} said it all.`, `I fully agree with ${name}.`],
  moderator: {
    name: 'Moderator',
    welcome: (s) =>
      `Hello everyone, and thank you for coming. We are going to talk about ${s}; there are no wrong answers.`,
    point: (text, first) =>
      asksPlainly(text)
        ? first
          ? [`To begin with: ${text}`, `First question: ${text}`]
          : [
              `Let us move on. ${text}`,
              `Next question: ${text}`,
              `I would like to turn to something else. ${text}`,
            ]
        : first
          ? [`Let us start with the first point: ${quoted(text, 'en')}. What do you think?`]
          : [
              `Next point: ${quoted(text, 'en')}. What do you say?`,
              `Let us talk about this now: ${quoted(text, 'en')}. Who will start?`,
            ],
    contrast: (s) => [
      `Let us stay with ${s} for a moment. Does anyone see it differently?`,
      `I hear different views on ${s}. What sets you apart, at bottom?`,
    ],
    change: (s) => [
      `If you could change a single thing about ${s}, what would it be?`,
      `In practice, when it comes to ${s}, what are you hoping for?`,
    ],
    example: (s) => [
      `Do you have an example, something you lived through, to do with ${s}?`,
      `Tell us about one particular moment to do with ${s}.`,
    ],
    last: ['To finish, in one sentence, what should we remember?', 'Last round: a word to conclude?'],
    thanks: [
      'Thank you all, we will stop here.',
      'Thank you for this discussion, it was very useful. Good evening!',
    ],
  },
}
