import { list } from '../lore.ts'
import type { ClauseWords } from './clause-words.ts'

/** English answers to questions of a known shape, about whatever thing. */
export const clauseWordsEn: ClauseWords = (shape, { thing, done, denied }, { old, alone, health }) => {
  const it = thing === '' ? 'it' : thing
  switch (shape) {
    case 'heard':
      return {
        yes: list(
          `yes, on television, without many details | I have heard of ${it}, but I could not explain it | I know the name, not much more | I know a little about ${it}, from what people say | yes, somebody in the family told me about it | yes, I read something about ${it} in the paper | vaguely, I could not tell you more | yes, I looked it up once | it is talked about, so yes, a little | yes, I know roughly what that is`,
        ),
        no: list(
          `no, ${it}, that is new to me | I have never heard of ${it} | not at all, somebody would have to explain it to me | the name means nothing to me | no, nobody has ever told me about ${it} | no, I am hearing about ${it} today | I must say no, I have missed that | no, and I would not know where to look`,
        ),
        more: list(
          `I would like to know more about it | people hardly talk about it around me | I have not tried to find out | people say all sorts of things about it | it should be explained in simple words | I would ask somebody who knows`,
        ),
      }
    case 'knowledge':
      return {
        yes: list(
          `what I know about ${it} I have from the news | the main things, I think, not the details | I know what people around me say about ${it} | a fair amount, I have read about ${it} | I know ${it} by experience more than from books | enough to talk about it, not enough to explain it | I looked up ${it} once, it was simpler than I thought`,
        ),
        no: list(
          `not much, to be honest | I know very little about ${it} | only what everybody knows about ${it} | next to nothing, nobody has explained it to me | I know the name and little else | I have a vague idea of ${it}, that is all`,
        ),
        more: list(
          `I would like to know more about it | one hears a thing and its opposite | I have not tried to find out | it should be explained in simple words`,
        ),
      }
    case 'informed': {
      const ways = [
        ...list(
          `mostly from the radio in the morning | from the evening news | from people around me, above all | from the paper, when I have the time | somebody in the family told me | on television, for the most part | by talking with people I know | from a leaflet that I kept | by word of mouth, like most people`,
        ),
        ...(health ? list(`from my doctor, who explains well | at the chemist’s, I ask there first`) : []),
        ...(old
          ? []
          : list(
              `on my phone, a little every day | I look it up on the internet | on social networks, I admit`,
            )),
      ]
      return {
        yes: ways,
        no: ways,
        more: list(
          `I compare before I believe anything | I do not look any further than that | there is so much of it that I have to sort | I ask when I do not understand`,
        ),
      }
    }
    case 'trust': {
      const those = thing === '' ? 'people' : thing
      return {
        yes: list(
          `${those} who take the time to explain | ${those} I have known for years | ${those} who listen before they talk | ${those} who say so when they do not know | those who have nothing to sell | the ones my family has always gone to${health ? ' | my own doctor first of all' : ''}`,
        ),
        no: list(
          `not many, I like to check for myself | nobody blindly | I trust what I see, that is all | fewer than before, I must say | none in particular | I listen to all of them and then make up my mind | it depends who is in front of me | whoever answers my questions | I go by what my friends tell me`,
        ),
        more: list(
          `trust takes time | I was let down once, that makes you careful | it is about people more than titles | I ask a second person when it matters`,
        ),
      }
    }
    case 'affects':
      return {
        yes: list(
          `it will change little for ${it}, I think | it could do some good for ${it} in the end | little by little, without our noticing | in small things first, I suppose | it depends on what is done, but I am hopeful for ${it} | not as much as they say | it may change things for ${it}, and not only for the worse`,
        ),
        no: list(
          `it will make things harder for ${it} | I fear for ${it}, to be honest | it will cost us more, that is certain | those who have least will feel it first | more than people think | it has begun already, you can see it | badly, if nothing is done in time | it will mean more worries for ${it}`,
        ),
        more: list(
          `we shall have to adapt | nobody really prepares us for it | I think of the young ones | I already see it in small ways`,
        ),
      }
    case 'habit':
      return {
        yes: list(
          `yes, ${done} | yes, mostly out of habit | yes, ${done}, most of the time | ${done} when I have the time | ${done} now and then | I do, nearly always | I do, more than I used to | now and then, not more | when I think of it | it has become second nature | at weekends above all | rather more than my friends do`,
        ),
        no: list(
          `no, ${denied} | hardly ever, to be honest | ${denied}, I take things as they come | I used to, less so now | seldom, only when I have to | no, I never got into the habit | that is not for me | I have no time for it | I leave that to others | once in a blue moon | when I was younger, perhaps`,
        ),
        more: list(
          `it depends on the week | I could do it more | it takes time | that is how I am | it is a question of habit${alone ? '' : ' | others at home do it more than I do'}`,
        ),
      }
    case 'manner':
      return {
        yes: list(
          `${done} the way I have always done it | ${done} with a list, otherwise I forget | a few days ahead, when I can | calmly, one thing after another | with what I have, and it works | by asking people who know | the way I was shown when I was young | with a pencil and some paper | in the quiet of the evening | the simple way, I do not complicate things | a little at a time, never all at once`,
        ),
        no: list(
          `${done} from day to day | ${done} without thinking much about it | at the last moment, I admit | as best I can | depending on the time I have | depending on what it costs | by feel, more or less | in a hurry, more often than not | badly, if I am honest | it changes every week | there is no rule, I follow my mood`,
        ),
        more: list(
          `it depends on the day | I have no method | it took me years to find out how | others would do it differently${alone ? '' : ' | we share it at home'}`,
        ),
      }
    case 'ever':
      return {
        yes: list(
          `yes, ${done} | yes, ${done}, once or twice | yes, years ago | once, and I remember it well | yes, more than once | yes, like most people, I suppose`,
        ),
        no: list(
          `no, ${denied} | never so far | not that I remember | ${denied}, there was no occasion | no, but people around me have`,
        ),
        more: list(
          `I have no bad memory of it | it teaches you something | I have not thought of it since | it depends on luck too`,
        ),
      }
    case 'helps':
      return helping
    case 'encourage': {
      return encouraging
    }
    case 'went':
      return {
        yes: list(
          `fairly well, on the whole | better than I had feared | without any trouble | it was quick, I hardly remember it | people were kind, that is what I remember | well, and I would do it again`,
        ),
        no: list(
          `badly at first, and then it settled | there was a lot of waiting | not very well, I would do it differently today | I did not feel listened to | it was tiring, I must say | so so, nobody explained anything`,
        ),
        more: list(
          `I was glad when it was over | it could have been simpler | it depends on whom you meet | I talked about it at home afterwards`,
        ),
      }
    case 'feelIf':
      return {
        yes: list(
          `I would miss it every day | lost, at first | sad, I think | it would leave a hole | a little lonely | I would not know what to do with myself`,
        ),
        no: list(
          `I would get used to it, one gets used to everything | relieved, perhaps | not very different, to be honest | I would look for something else | angry for a week, and then fine`,
        ),
        more: list(
          `I do not like to think of it | it has happened to people I know | time would do its work | I would talk about it with my family`,
        ),
      }
    case 'worry':
      return {
        yes: list(
          `no, none to speak of | I am not worried about ${it} | no, I do not think much about ${it} | not really, I stay calm | hardly any, there are worse things`,
        ),
        no: list(
          `yes, I am a little worried about ${it} | yes, and I am not the only one | some, about ${it}, I admit | it does worry me at times | I keep an eye on it, let us say`,
        ),
        more: list(
          `I try not to think of it too much | nobody reassures us | I talk about it at home now and then`,
        ),
      }
    case 'tellOf':
      return {
        yes: list(
          `nothing to complain about with ${it} | I am rather happy with ${it} | ${it}, I do not give it much thought, it goes well | it has got better over the years | it is simple, nothing out of the ordinary`,
        ),
        no: list(
          `${it}, that is my weak point | I am not proud of it | it could be better, I know | it depends on the week, and on my mood | I keep meaning to change something about ${it}`,
        ),
        more: list(`everybody has their own way | it was different ten years ago | I manage as best I can`),
      }
    case 'does':
      return {
        yes: list(
          `small things, nothing heroic | a little every day, without making a science of it | yes, what common sense tells me | yes, I have changed a few habits | as much as I can, at my own pace | yes, since somebody told me off about it`,
        ),
        no: list(
          `not much, I must admit | nothing special, I live as I always have | I ought to, and I put it off | I start every January and stop in February | not really, I have no time for that`,
        ),
        more: list(`it takes some will | it costs nothing | I could do more | I do not force myself`),
      }
    case 'hardest':
      return {
        yes: list(
          `the beginning, by far | keeping it up over time | finding the time | understanding what was wanted | waiting without knowing | doing it on my own`,
        ),
        no: list(
          `the price, quite simply | the paperwork, without a doubt | not being listened to | changing my habits | having to explain it again and again | nothing was really hard, to be honest`,
        ),
        more: list(
          `after that it gets easier | I nearly gave up | others will say the same | nobody warns you`,
        ),
      }
    case 'surprise':
      return {
        yes: list(
          `how simple it was, in the end | how kind people were | that it went so fast | that so many people are in the same position | that I liked it, I had not expected that`,
        ),
        no: list(
          `nothing, I expected as much | the price, I had imagined less | how long it took | that nobody explained anything | how little had changed`,
        ),
        more: list(`I told everybody about it | one learns every day | I had imagined something else`),
      }
    case 'feelAfter':
      return {
        yes: list(
          `tired, and glad to sit down | calm again, after a while | fine, I do not let it get to me | relieved, most of the time | as usual, it passes quickly | better once I have talked about it`,
        ),
        no: list(
          `worn out, with no wish to talk | tense, I sleep badly afterwards | a little low, to be honest | empty, I need some quiet | annoyed, and then I think of something else | on edge until the evening`,
        ),
        more: list(
          `a walk helps | music does the rest | I try not to show it at home | the next day it is forgotten | it depends on the day`,
        ),
      }
    case 'lately':
      return {
        yes: list(
          `we had a long lunch, nothing special, but a good one | a walk along the river, the other Sunday | we went to the market together | we watched a match and shouted a lot | a day by the sea, for once | we cooked for everybody`,
        ),
        no: list(
          `not much lately, everybody is busy | we rang each other, that is about all | a coffee, in passing | we helped with a move, it took all day | cards, on a rainy afternoon | we went to see an exhibition, it was crowded`,
        ),
        more: list(`we should do it more often | we laughed a lot | it did me good | I still think of it`),
      }
    case 'future':
      return {
        yes: list(
          `much as it is today, and I am glad of it | better with the years, I hope | I see no reason why it should change | a little different, but still there | stronger, if we take care of it | the same, with more time for it`,
        ),
        no: list(
          `I do not look that far ahead | less easy than now, I fear | it will not be the same, everything changes | with ups and downs, like everything | I wonder, to be honest | fading a little, that happens`,
        ),
        more: list(`time will tell | it depends on us too | I take things one year at a time`),
      }
    case 'means':
      return meant
    case 'isSo':
      return { yes: [], no: [], more: [] }
  }
}

const helping = {
  yes: list(
    `a list that I keep going | habit, more than anything | knowing what it will cost | keeping it simple | having somebody to do it with | a little time ahead of me | advice from people who know`,
  ),
  no: list(
    `nothing in particular, I manage | not much helps, I do it as it comes | time would help, and I have none | doing it at the weekend, otherwise I give up | a few ideas that I found somewhere`,
  ),
  more: list(`without that I let it go | it took me a while to see it | it is not always enough`),
}

const encouraging = {
  yes: list(
    `by making it cheaper | by explaining it early, at school | by setting an example | by making it simple and close to home | by talking about it without preaching | by starting with one small thing | by letting people try it for nothing`,
  ),
  no: list(
    `you cannot force people | it has to come from them | by giving people more time, to begin with | less advertising for the opposite would be a start | by asking them first what stops them | not with posters, in any case`,
  ),
  more: list(
    `people do what those around them do | money decides, in the end | it takes years | a good word does more than a fine`,
  ),
}

const meant = {
  yes: list(
    `listen to people before deciding | say clearly where the money goes | simpler rules, the same for everybody | start by setting an example at the top | check that what was promised is done | ask people more often than every five years | do it step by step, with a date for each | explain it in plain words, at home by post | give more say to those who are close to the ground | look at what works next door and copy it`,
  ),
  no: list(
    `stop the privileges first | fewer speeches and more deeds | it would take other people at the top | undo half of the rules, to begin with | I do not believe in it, too many have promised it | let those who profit pay their share | people who know real life should decide | nothing will change as long as nobody answers for it`,
  ),
  more: list(
    `it is not so difficult | they have talked about it for twenty years | it needs courage | people would follow | it has to be the same for all`,
  ),
}
