import { list } from '../answers/words/lore.ts'
import type { TableWords } from './table-words.ts'

/** English answers of participants to what a moderator asks each of them; complete clauses. */
export const tableWordsEn: TableWords = {
  introduce: ({ job, place }, age) => [
    `I am ${job.en}, I am ${age} and I live ${place.en}`,
    `hello, I am ${age} and I am ${job.en}`,
    `I am ${job.en} and I live ${place.en}`,
  ],
  situations: list(
    `mostly at the weekend | at work, now and then | in shops, when it is busy | in the evening, when I am tired | at family meals | on the way home | in the street, without planning it | seldom, I must say | nearly every day | in the morning, above all`,
  ),
  reactionGood: list(
    `I like the idea | why not, if it is close to home | I would like to try it | it is worth a go | it could bring people together | I would agree, as long as it stays simple | it is common sense | it is about time | I would vote for it, with a trial first`,
  ),
  reactionBad: list(
    `I do not really believe in it | it is one more chore | I wonder who is going to run it | it will only work for the keenest | I will wait and see | after three months nobody will bother | they ask us once everything is decided | those who have no choice will pay`,
  ),
  assentGood: list(
    `yes, without a second thought | yes, if it does not cost too much | why not, as long as I can stop when I want | yes, for a few weeks, to try it | yes, if someone explains how it works | I would say yes, it would help | yes, and I would tell people about it`,
  ),
  assentBad: list(
    `no, it is not for me | no, not on those terms | I would find it hard, I admit | not for now, I would need to see it first | no, I am too fond of my habits | honestly no, I do not trust it | only if I had no choice`,
  ),
  around: list(
    `everyone manages as best they can | most of them rely on the family | it depends on the money, above all | my neighbours sort it out among themselves | my sister took months to find a way | a bit of everything, there is no rule | those I know complain about the price | they make do with what is close to home`,
  ),
  obstacle: list(
    `a lack of time, quite simply | the price, if it is too high | the distance, I will not travel twenty minutes for it | the obligation, I do not like to commit myself | my hours, I finish late | the fear that it stops after a year | nothing, if it is well organised`,
  ),
  message: list(
    `carry on, we need people like you | keep it simple or people will leave | listen to people first | start small | think of those who work late | do not let prices go up | say clearly what it costs | thank you for asking us`,
  ),
  winners: list(
    `people who live here would gain, those who come from far would lose | children first; people in a hurry would lose |
    everyone in the long run, but not in the first year | those who have time; the others will have to adapt |
    ordinary people would lose, as always | shopkeepers are afraid of losing, I think they would gain | older people would gain`,
  ),
  miss: list(
    `not much, to be honest | the habit, I have always known it | the link with people here | knowing what goes on around me |
    nothing, I would do without | the little moment that it gives me every week | that it is there, more than anything`,
  ),
  schedule: list(
    `Saturday morning would be fine | after work I could not | once a month is nothing | yes, if you can choose your slot | with the family it would have to be planned ahead | I would rather do it all at once | it would be harder in the holidays`,
  ),
  children: list(
    `they like it, most of all with their friends | they grumble a little, then they get used to it | it depends on the day, as always | they find it normal, they know nothing else | they say it was better before, at their age | they do not say much, you have to ask | I do not have children | my children have grown up`,
  ),
  others: list(
    `we all do the same at home, so nobody says a word | my sister thinks I overdo it | the younger ones laugh at me | my friends are like me | they tell me off now and then | it ends in a quarrel about once a week | nobody mentions it`,
  ),
  heard: list(
    `by email on a Monday morning, and everybody grumbled | from a colleague at the coffee machine, we could not believe it | by word of mouth, and we laughed at first | in a meeting, and nobody dared to speak | from the paper, and we talked of it all lunchtime | from my boss, and we said that it would not last`,
  ),
  tried: list(
    `I tried for a week, then the old habits came back | I lasted a month and it did me good | never, I did not think of it | yes, on holiday, it was easier | once, because my doctor told me to, without success | I tried with someone from the family, it works better with two`,
  ),
  evening: list(
    `I watched a series, then read two pages | the washing-up, a bit of television, and bed | I rang my mother, then spent time on my phone | I got things ready for the next day and watched the news | a game on my phone, I did not see the time pass | I read my messages until eleven`,
  ),
  seek: list(
    `the news of the day | something to take my mind off things | messages from the family | nothing special, it is a reflex | videos, for a laugh | a moment to myself | something to send me to sleep`,
  ),
  campaign: list(
    `parents first, in a light tone | young people, with some humour | everyone, but without preaching | those it concerns, with true stories | adults too, frankly, without scaring them | families, with simple advice`,
  ),
  decide: list(
    `the price, that would decide it for me | that it is simple and close to home | that my family joins in too | knowing who pays in the end | a trial of a month | no, everything has been said as far as I am concerned | that it is the same everywhere`,
  ),
  recall: list(
    `my parents did it that way, nothing was wasted | as children we never gave it a thought | my grandfather took me along, it was a game | abroad everybody did it without thinking | I have no memory of it, it was before my time`,
  ),
  effect: list(
    `not much, I would get used to it | I would change my habits, that is all | it would make life harder, above all at first | it would save me time | I would come more often | I would come less, I say it as I think it | it would cost me a little more | every day would be nicer | I would have to plan my mornings differently | nothing for me, a lot for my family`,
  ),
  picturePlace: list(
    `people sitting in the shade, taking their time | children playing and parents at ease | cafés full in the evening | less noise and more green | you cross without being afraid | the shops have opened again | old and young on the same benches | it is clean and well lit at night`,
  ),
  picture: list(
    `everybody uses it without a thought | we wonder how we managed before | it has become simple and normal | people around me speak well of it | there are no more queues or forms | it runs by itself | there is a place in it for everyone`,
  ),
  seen: (wish) => [`I see ${wish}`, `there is ${wish} at last`, `we got ${wish}`, `first of all ${wish}`],
  experience: list(
    `never, there was no occasion | once, and it went better than I expected | yes, last year, it was quick | a friend did and was pleased | my neighbour tried and gave up | yes, two or three times, without trouble | not me, but my sister, she told me all about it | I tried, and it did not work the first time | yes, and I would not do it again`,
  ),
  notice: list(
    `the colours, first of all | it is a little cold | the writing is too small | it looks clean and simple | there is nobody in it, which is odd | I would not know where to begin | it looks like things we know already | you see straight away what it is for | it looks serious`,
  ),
  useFor: list(
    `for small things, never for anything serious | when I am short of time, otherwise not | if there is nothing else nearby | to tide me over on an evening or a Sunday | for what I know already, not for a first time | never for anything too personal | for a simple question, yes | for nearly everything, except when it is about children`,
  ),
  wonder: list(
    `what it costs, to begin with | who keeps my information | who answers for it if it goes wrong | whether you can go back on it | how long it takes | who is behind it all | whether others have tried it before us | who these people are and what they know | whom you can talk to for real`,
  ),
  lack: (thing) => [
    `${thing}, that is what I miss`,
    `I could do with ${thing}`,
    `I would like ${thing}`,
    `there is nothing nearby; ${thing} would be a start`,
  ],
  lackNothing: list(`I miss nothing, I have everything nearby | not much, I manage`),
  sharing: list(
    `I am the one who does it | we share it at home | everyone does their part, more or less | it is me most of the time, with some help at weekends | we take turns, it is written on the fridge`,
  ),
  sharingAlone: list(`I do it all, since I live on my own | it is me, there is nobody else at home`),
  bought: (foods, place, whom) => [
    `I bought ${foods}, ${place}, ${whom}`,
    `${foods}, ${place}; I was there ${whom}`,
    `last time it was ${foods}, ${place}, ${whom}`,
  ],
  foods: list(`bread | cheese | vegetables | pasta | coffee | fruit | milk | eggs | fish`),
  shops: list(
    `at the supermarket | at the market | at the corner shop | at Lidl | at the baker’s and the greengrocer’s`,
  ),
  whom: list(`on my own | with my daughter | with a neighbour | with my brother`),
  rule: (wish) => [
    `it would give us ${wish}`,
    `first I would write: ${wish}`,
    `we would ask for ${wish}`,
    `for my part, I would put in ${wish}`,
  ],
  same: (name) => [`Same as ${name}.`, `I am with ${name}.`, `${name} put it well.`],
  differs: (name) => [
    `It is different for me than for ${name}.`,
    `I would not say the same as ${name}.`,
    `I hear what ${name} says.`,
    `Thank you, ${name}.`,
    `After ${name}, my own answer.`,
  ],
}
