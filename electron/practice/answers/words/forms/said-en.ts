/**
 * What a question asks by its grammar, whatever the thing. `means`: what should be done for an end; `effect`: what a thing
 * does to somebody; `influence`: what led to a choice; `contribute`: what a thing can
 * do for a place and its people; `encourage`: what would move the person; `seen`: how others see
 * the person; `future`: what will become of it; `success`: why it went well; `please`: what attracts in it.
 */
export type Form =
  | 'means'
  | 'effect'
  | 'contribute'
  | 'influence'
  | 'encourage'
  | 'seen'
  | 'future'
  | 'success'
  | 'please'

/** What people say to a question of each form in English. */
export const saidEn: Readonly<Record<Form, string>> = {
  means:
    'it has to start at school | you have to listen to the people it concerns | more money should go into it | the rules should be clear, and the same for everybody | those at the top should set an example | people need to be told in plain words | ask the people who live here, and act on it | there should be more people on the ground | check more, and fine people where needed | go step by step, without changing everything at once | reward those who make the effort already | make it simpler, because nobody understands it | talk about it openly, without quarrelling | bring people together close to where they live | look at what works elsewhere and learn from it | everybody should do their share | above all, keep the promises that were made | show results that people can see, or nobody will believe in it | help those who have the least | trust local councils and associations | have people who explain, and not only posters | report on it every year | deal with it early, before it gets worse | let everybody have a say',
  effect:
    'very little, for now | it makes me plan my days differently | you notice it above all in the budget | it weighs on my mood more than on anything else | I have changed one or two habits | less than it does others, I believe | I am more careful than before | it often comes up when we talk at home | you feel it on some days more than others | it worries me more than it changes my days | it changes how you see things | it matters a lot, even if you do not notice | in small ways, nothing dramatic | it makes the mood of a place, for better or worse | you get used to it, but it leaves its mark | more than people think, in my view | above all for people with little money | it makes me want to do more, or less, depending on the day',
  contribute:
    'it gives people something to talk about | it brings people together who would never meet | it makes the place nicer to live in | it shows what a place is about | it gets people out of their homes | it gives the young something to do | it helps people to feel at home | it makes people proud of where they live | it breaks the routine a little | it teaches us something about each other | it only works if everybody can come | not that much, if I am honest | it brings in people from elsewhere | it starts conversations between neighbours | it leaves something for those who come after us',
  influence:
    'my parents, to begin with | the people I was with | the price, I have to say | the time I had | habit, more than anything | my health, as I got older | what I saw others do | the place where I lived | chance, quite often | what I enjoyed, quite simply | advice that somebody gave me | what there was close to home | school and friends, when I was young | what I could afford | the wish to try something else',
  encourage:
    'some help with the cost, frankly | if it were cheaper | if it were simpler | seeing that it works for others | somebody to show me how | a hand to get started | if everybody did it, and not just me | a bit more time | clear information, without jargon | having it close to home | doing it with others | the feeling that it is of some use | advice that fits my case | some reward for the effort | being able to try it without signing up | not much, I do some of it already | a good reason, and a reminder now and then | hours that suit me',
  seen: 'as somebody reliable, I hope | as a serious person | as somebody you can count on | as somebody a little stubborn, no doubt | as a quiet person | rather well, I believe | as somebody who does their best | you would have to ask them | as somebody who says little but listens | a bit better than I see myself, perhaps | as a frank person, sometimes too frank | as somebody calm | kindly, I imagine | as somebody who makes time for others',
  future:
    'much as it is today, I hope | better, if everybody does their share | I hope it will last | that will depend on us | with some changes, but the main thing will stay | a little worse, if nothing is done | I do not look that far ahead, but I am confident | calmer, I would like to think | different, because everything changes | stronger than today, I hope | with more people helping each other | I would like it not to change too much | we will do what it takes to make it last | I hope the best of it will still be there',
  success:
    'the people who took it on, quite simply | we took the time to do it well | everybody played their part | somebody listened to what we asked for | it was well prepared | we stuck together | those in charge believed in it | it was simple, and everybody understood it | people were asked what they thought | there was enough money, for once | we did not give up | a bit of luck as well',
  please:
    'the idea, quite simply | being in touch with people | that it is close to home | doing things differently | that it means something | the simplicity of it | that it is practical | learning something | knowing who I am dealing with | that everybody gets something out of it | the pleasure of sharing | feeling useful | the trust it gives me | not much, to be honest | that it makes a change',
}
