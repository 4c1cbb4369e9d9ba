import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import { list } from './lore.ts'

/** English words for the states of facts, by fact and state. */
const states: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  sex: { femme: list('female | a woman'), homme: list('male | a man') },
  marital: {
    single: list('single'),
    together: list('living with my partner | in a relationship'),
    married: list('married'),
    pacs: list('in a civil partnership'),
    divorced: list('divorced'),
    widowed: list('widowed'),
  },
  contract: {
    permanent: list('a permanent contract | permanent'),
    fixed: list('a fixed-term contract | temporary'),
    public: list('civil servant | I am a civil servant'),
    self: list('self-employed | I work for myself'),
    none: list('none, I do not work | no contract at the moment'),
  },
  hoursKind: { full: list('full time'), part: list('part time'), none: list('I do not work') },
  education: {
    none: list('none | no diploma'),
    brevet: list('lower secondary school | I left school at sixteen'),
    cap: list('a vocational certificate | an apprenticeship'),
    bac: list('the baccalaureate | high school'),
    bac2: list('a two-year diploma | two years after school'),
    bac3: list('a bachelor’s degree | a degree'),
    bac5: list('a master’s degree | a master’s'),
  },
  tenure: {
    owner: list('I own it | owner | we own our home'),
    tenant: list('I rent | tenant'),
    social: list('I rent from the council | social housing'),
    free: list('I live there for free | I do not pay rent'),
  },
  housing: {
    house: list('a house | a small house | a house with two floors'),
    flat: list('a flat | a flat in a small building'),
    other: list('a room in a hostel | something a bit special'),
  },
  commuteMode: {
    car: list('by car | I drive | by car, there is no other way'),
    transit: list('by public transport | by bus | by train and then on foot'),
    bike: list('by bike | I cycle, unless it pours'),
    walk: list('on foot | I walk, it is not far'),
    none: list('I do not work | not applicable, I do not work'),
  },
  smoker: {
    daily: list('yes, every day | yes, I smoke'),
    occasional: list('now and then, at parties | rarely'),
    former: list('I have given up | not any more'),
    never: list('never | no, never'),
  },
  health: {
    1: list('very bad'),
    2: list('not good | rather bad'),
    3: list('fair | so-so'),
    4: list('good | rather good, I cannot complain'),
    5: list('very good | excellent'),
  },
  handed: { left: list('left-handed | my left hand'), right: list('right-handed | my right hand') },
  newsSource: {
    television: list('on television | the evening news'),
    radio: list('on the radio | the radio, in the morning'),
    press: list('in the newspaper | the paper'),
    web: list('online | news sites | on my phone, the newspapers’ sites'),
    social: list('on social media | whatever I see go by on my phone'),
  },
}

/** A state in words; work and place are worded as in the persona's life. */
export function stateEn(
  fact: string,
  state: string,
  _sheet: FactSheet,
  life: Life,
): readonly string[] | undefined {
  if (fact === 'occupation' || fact === 'status') return [`I am ${life.job.en}`, life.job.en]
  if (fact === 'place') return [life.place.en, `I live ${life.place.en}`]
  return states[fact]?.[state]
}
