import type { Theme } from '../../speech/theme.ts'
import { moreOf } from './lore.ts'
import type { MoreLore } from './tongue.ts'

/** More of what people say in each field of life, in English: advice, things wished for, things lived through. */
export const loreMoreEn: Readonly<Record<Theme, MoreLore>> = {
  transport: moreOf(
    `keep a spare ticket on you | sit at the front | take a book along | check when the last one leaves`,
    `a shelter at every stop | buses on Sundays | one ticket for the whole network | trains that run on time`,
    `I missed my connection and ended up walking | the driver waited for me, which was kind | the train was full and I stood all the way | it took me twice as long as planned`,
  ),
  food: moreOf(
    `do not shop on an empty stomach | ask the grower | change from one day to the next | read the list of ingredients`,
    `less salt | portions that suit everyone | fresh bread every day | a menu put up in advance`,
    `I made my grandmother’s recipe again | we ate outside and everything was good | the dish arrived cold | I came across a small grower nearby`,
  ),
  money: moreOf(
    `buy nothing on the first day | keep track of what you spend | ask for a quote | keep all the bills`,
    `prices that stay put | something off for loyal customers | an explanation for every increase | an end to hidden charges`,
    `I switched and saved ten euros a month | they took the same sum twice | I waited for the sales | my bank paid me back without arguing`,
  ),
  digital: moreOf(
    `make a backup | beware of urgent messages | limit your screen time | keep it up to date`,
    `fewer adverts | a simpler version | a single password | a way to say no without hunting for it`,
    `the app crashed just as I was about to confirm | I learnt how to use it from a video | somebody tried to cheat me by text message | I found old school friends again`,
  ),
  health: moreOf(
    `do not just sit there and wait | get a second opinion | stick to the treatment | take somebody with you`,
    `a doctor nearby | quicker appointments | more staff at night | more money back for glasses`,
    `the nurse took the time to explain everything | I waited four hours in casualty | the chemist gave me good advice | the appointment lasted five minutes`,
  ),
  school: moreOf(
    `listen before you speak | ask your colleagues for help | set the rules on the first day | be patient`,
    `smaller classes | supply teachers | school meals people can afford | help for those who fall behind`,
    `the teacher saw us one evening and took her time | a teacher stood up for me in front of the class | the supply teacher never came | the meeting took two hours and led nowhere`,
  ),
  housing: moreOf(
    `look at the insulation | take photos when you move in | count the sockets | haggle over the rent`,
    `proper insulation | lower rents | somewhere to keep bikes | more storage space`,
    `the landlord took six months to mend a leak | I painted the whole place during the holidays | the neighbours helped us to move in | the heating broke down in January`,
  ),
  environment: moreOf(
    `compost your peelings | turn off the tap while you soap | buy second-hand | take the train when you can`,
    `less packaging | deposits on bottles | help with insulation | rules for the big polluters first`,
    `we cleaned up the river with some neighbours | I put in a compost bin | my bill went down by a quarter | the recycling centre was closed`,
  ),
  work: moreOf(
    `do not answer messages in the evening | keep learning | find good people to work with | ask what you are worth`,
    `more flexible hours | a bonus for the lowest paid | fewer meetings | more staff`,
    `my boss thanked the whole team | I finished at eight three evenings running | a colleague taught me everything | a colleague left and everybody cried at the party`,
  ),
  town: moreOf(
    `ask the shopkeepers | sign the children up early | take the time to wander about | come without a car`,
    `more benches | street lights that work | somewhere for young people to go | pavements in good repair`,
    `the town hall answered me within a week | I looked for a parking space for twenty minutes | the street party was a success | my favourite shop closed`,
  ),
  politics: moreOf(
    `check the figures | write to your MP | listen to the other side | do not believe everything you read`,
    `clear accounts | more consultation | fewer perks for politicians | simpler laws`,
    `I wrote to the mayor and he answered | I watched a debate to the end | we quarrelled over it at the table | I signed a petition`,
  ),
  shopping: moreOf(
    `do not buy on impulse | check the guarantee | look at second-hand ones | read the reviews with care`,
    `customer service you can reach | prices clearly shown | less packaging | sizes that fit`,
    `it came in three days, as promised | the assistant talked me out of the dearest one | it did not last a month | I found it cheaper next door`,
  ),
  leisure: moreOf(
    `get seats in the middle | start gently | leave your phone at home | choose a club near you`,
    `family prices | something in the evenings | more free concerts | a swimming pool that is open all year`,
    `we got home late and everybody was singing | it rained and we laughed all the same | the show was cancelled at the last minute | I took up a friend’s guitar`,
  ),
  general: moreOf(
    `do not rush | keep something in writing | feel free to say no | take somebody along`,
    `less paperwork | a quick answer | clear rules | people who listen`,
    `I had to come back twice | somebody gave me a hand and it changed everything | I had to start well ahead | it was all decided in a few minutes`,
  ),
}
