import { list } from './lore.ts'
import type { Common } from './tongue.ts'

/** English phrases that fit any thing of a kind. */
export const commonEn: Common = {
  causes: list(
    `people have lost trust | life has become too expensive | everybody is short of time | everyone thinks of themselves first |
    habits have changed | nobody listens to those who live it every day | money decides everything | people are afraid of the future |
    nobody sets an example any more | it is getting too complicated for people`,
  ),
  customs: list(
    `it has become the fashion | people do as others do | they enjoy it | it is a habit | it makes them feel that they count | it brings them closer to others | it is easier that way |
    it is advertised everywhere | they have seen it done around them | it passes the time`,
  ),
  choices: list(
    `the price was right | it was close to home | somebody recommended it | it is what I have known for a long time | it is handy |
    the quality is good | there was no real choice | the whole family does the same | it suits me as it is`,
  ),
  refusals: list(
    `I do not have the time | it is too expensive | it is too far | it is too complicated | I do not think of it | I do not need it |
    I have other priorities | it does not appeal to me | I did it for a while and lost interest`,
  ),
  wishes: list(
    `more staff | longer opening hours | less waiting | lower prices | clearer information | a warmer welcome |
    somebody who answers the phone | more space`,
  ),
  hour: (h) => {
    const n = Math.floor(h) % 24
    const twelve = n % 12 === 0 ? 12 : n % 12
    const half = h % 1 === 0 ? '' : ':30'
    const said = `${twelve}${half} ${n < 12 ? 'am' : 'pm'}`
    return [
      said,
      `around ${said}`,
      `at about ${said}`,
      half ? `half past ${twelve}` : `at ${twelve} o’clock`,
      `usually at ${said}`,
    ]
  },
  year: (year) =>
    year === undefined
      ? ['never', 'never, I think', 'never, I do not believe in it']
      : [`in ${year}`, `around ${year}`, `${year}`, `I would say ${year}`],
  every: (n) =>
    n === 1
      ? ['every year', 'once a year']
      : [`every ${n} years`, `every ${n} years or so`, `when it breaks, about every ${n} years`],
  settled: list(
    `my work is close by | the family is from here | I grew up here | the rent was affordable | I liked the quiet | the school is round the corner | we found the house by chance | everything can be done on foot`,
  ),
  homes: list(
    `a big garden | an open kitchen | plenty of light | a sunny terrace | quiet and nature all around | a bedroom for each of us | a fireplace | a workshop | the sea at the end of the street`,
  ),
  percent: (n) => [`${n}%`, `about ${n}%`, `I would say ${n}%`, `around ${n} per cent`],
  degrees: (n) => [`${n} degrees`, `${n} °C`, `${n}`, `around ${n} degrees`],
  detail: list(
    `mostly in the evening | mostly at midday | weekdays and weekends alike | mostly in winter | usually at home | when I am short of time`,
  ),
  persons: list(
    `somebody quiet who likes to help | somebody with a big heart | somebody funny, always in a good mood |
    a calm person who knows how to listen | a frank person, a little sharp at times | somebody simple whom you can rely on`,
  ),
  free: list(
    `I sleep in until half past nine | I get up slowly around nine | I have a long breakfast | I go to the market late in the morning |
    I am up at eight, out of habit | I have a coffee with the paper | I go for a run or a walk in the morning | I start with croissants and music`,
  ),
  midday: list(
    `we have a family meal at noon | there is a roast chicken for lunch | the meal is longer than on other days | we eat late, around half past one |
    I have something simple for lunch | there is brunch around eleven | I have lunch with my parents or with friends | I cook a stew`,
  ),
  evening: list(
    `I watch a film in the evening | I go for a walk in the afternoon if it is fine | I do a little housework and washing before the week |
    I ring the family at the end of the day | I go to bed early because of the next day | I have a nap, then soup in the evening |
    we play board games when it rains | the afternoon is for odd jobs or the garden | I go for a bike ride around three | I prepare meals for the week |
    there is sport on television | I bake a cake for tea`,
  ),
  views: list(
    `a car park and a few trees | fields and a road far away | the building across the road and a bit of sky | the garden, then the neighbours’ house |
    roofs and the church tower | the street, the cars and the bus stop | a quiet courtyard with a big tree | the river, when the leaves are down`,
  ),
  urges: list(
    `It would change everything. | It is not much to ask. | Everyone would gain. | It is done elsewhere. | We have been asking for a long time. |
    It would be a good start. | The rest would follow. | It only takes the will. | It would not cost that much. | Many would say the same.`,
  ),
  closings: list(
    `That is what I see around me, at least. | I do not see it changing soon. | We often talk about it at table. | But I may be wrong. |
    There must be other reasons. | That is what I think of it. | It is no more complicated than that. | Others will tell you something else. |
    It is nothing new. | I say it as I see it.`,
  ),
  live: (place) => [`I live ${place}`, `it is ${place}`, `we are ${place} here`],
  ideal: (wish) => [
    `there would be ${wish}`,
    `with ${wish}`,
    `first of all ${wish}`,
    `I see it with ${wish}`,
    `I would need ${wish}`,
    `I would like ${wish}`,
    `${wish}, quite simply`,
    `I dream of ${wish}`,
    `for me it would be ${wish}`,
    `what matters most: ${wish}`,
    `if I close my eyes, I see ${wish}`,
    `I would want ${wish}`,
    `the best would be ${wish}`,
  ],
}
