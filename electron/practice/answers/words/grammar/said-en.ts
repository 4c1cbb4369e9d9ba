/** What people say in English to each shape of question, whatever the thing; `read-said.ts` tells how it is written. */
export const saidEn = String.raw`
# heard
yes: yes, on television, without many details | I have heard of {it}, but I could not explain it | I know the name, not much more | I know a little about {it}, from what people say | yes, somebody in the family told me about it | yes, I read something about {it} in the paper | vaguely, I could not tell you more | yes, I looked it up once | it is talked about, so yes, a little | yes, I know roughly what that is
no: no, {it}, that is new to me | I have never heard of {it} | not at all, somebody would have to explain it to me | the name means nothing to me | no, nobody has ever told me about {it} | no, I am hearing about {it} today | I must say no, I have missed that | no, and I would not know where to look
more: I would like to know more about it | people hardly talk about it around me | I have not tried to find out | people say all sorts of things about it | it should be explained in simple words | I would ask somebody who knows
# knows
yes: what I know about {it} I have from the news | the main things, I think, not the details | I know what people around me say about {it} | a fair amount, I have read about {it} | I know {it} by experience more than from books | enough to talk about it, not enough to explain it | I looked up {it} once, it was simpler than I thought | enough to have an idea | the main thing, not the details | what I read in the local paper | what I saw in a report on television | what a neighbour told me
no: not much, to be honest | I know very little about {it} | only what everybody knows about {it} | next to nothing, nobody has explained it to me | I know the name and little else | I have a vague idea of {it}, that is all | not much, I admit | I have heard of it, no more than that | the name, and that is about all | less than I should
more: I would like to know more about it | one hears a thing and its opposite | I have not tried to find out | it should be explained in simple words
# trust
yes: {those} who take the time to explain | {those} I have known for years | {those} who listen before they talk | {those} who say so when they do not know | those who have nothing to sell | the ones my family has always gone to | [health] my own doctor first of all
no: not many, I like to check for myself | nobody blindly | I trust what I see, that is all | fewer than before, I must say | none in particular | I listen to all of them and then make up my mind | it depends who is in front of me | whoever answers my questions | I go by what my friends tell me
more: trust takes time | I was let down once, that makes you careful | it is about people more than titles | I ask a second person when it matters
# effect
yes: it will change little for {it}, I think | it could do some good for {it} in the end | little by little, without our noticing | in small things first, I suppose | it depends on what is done, but I am hopeful for {it} | not as much as they say | it may change things for {it}, and not only for the worse | very little, for now | it makes me plan my days differently | I have changed one or two habits | less than it does others, I believe | it often comes up when we talk at home | you feel it on some days more than others | it changes how you see things | it matters a lot, even if you do not notice | in small ways, nothing dramatic | you get used to it, but it leaves its mark | it makes me want to do more, or less, depending on the day
no: it will make things harder for {it} | I fear for {it}, to be honest | it will cost us more, that is certain | those who have least will feel it first | more than people think | it has begun already, you can see it | badly, if nothing is done in time | it will mean more worries for {it} | you notice it above all in the budget | it weighs on my mood more than on anything else | I am more careful than before | it worries me more than it changes my days | more than people think, in my view | above all for people with little money
more: we shall have to adapt | nobody really prepares us for it | I think of the young ones | I already see it in small ways
# habit
yes: yes, {done} | yes, mostly out of habit | yes, {done}, most of the time | {done} when I have the time | {done} now and then | I do, nearly always | I do, more than I used to | now and then, not more | when I think of it | it has become second nature | at weekends above all | rather more than my friends do
no: no, {denied} | hardly ever, to be honest | {denied}, I take things as they come | I used to, less so now | seldom, only when I have to | no, I never got into the habit | that is not for me | I have no time for it | I leave that to others | once in a blue moon | when I was younger, perhaps
more: it depends on the week | I could do it more | it takes time | that is how I am | it is a question of habit | [shared] others at home do it more than I do
# manner
yes: {done} the way I have always done it | {done} with a list, otherwise I forget | a few days ahead, when I can | calmly, one thing after another | with what I have, and it works | by asking people who know | the way I was shown when I was young | with a pencil and some paper | in the quiet of the evening | the simple way, I do not complicate things | a little at a time, never all at once
no: {done} from day to day | {done} without thinking much about it | at the last moment, I admit | as best I can | depending on the time I have | depending on what it costs | by feel, more or less | in a hurry, more often than not | badly, if I am honest | it changes every week | there is no rule, I follow my mood
more: it depends on the day | I have no method | it took me years to find out how | others would do it differently | [shared] we share it at home
# ever
yes: yes, {done} | yes, {done}, once or twice | yes, years ago | once, and I remember it well | yes, more than once | yes, like most people, I suppose
no: no, {denied} | never so far | not that I remember | {denied}, there was no occasion | no, but people around me have
more: I have no bad memory of it | it teaches you something | I have not thought of it since | it depends on luck too
# does
yes: small things, nothing heroic | a little every day, without making a science of it | yes, what common sense tells me | yes, I have changed a few habits | as much as I can, at my own pace | yes, since somebody told me off about it
no: not much, I must admit | nothing special, I live as I always have | I ought to, and I put it off | I start every January and stop in February | not really, I have no time for that
more: it takes some will | it costs nothing | I could do more | I do not force myself
# hardest
yes: the beginning, by far | keeping it up over time | finding the time | understanding what was wanted | waiting without knowing | doing it on my own
no: the price, quite simply | the paperwork, without a doubt | not being listened to | changing my habits | having to explain it again and again | nothing was really hard, to be honest
more: after that it gets easier | I nearly gave up | others will say the same | nobody warns you
# surprise
yes: how simple it was, in the end | how kind people were | that it went so fast | that so many people are in the same position | that I liked it, I had not expected that
no: nothing, I expected as much | the price, I had imagined less | how long it took | that nobody explained anything | how little had changed
more: I told everybody about it | one learns every day | I had imagined something else
# helps
yes: a list that I keep going | habit, more than anything | knowing what it will cost | keeping it simple | having somebody to do it with | a little time ahead of me | advice from people who know
no: nothing in particular, I manage | not much helps, I do it as it comes | time would help, and I have none | doing it at the weekend, otherwise I give up | a few ideas that I found somewhere
more: without that I let it go | it took me a while to see it | it is not always enough
# persuade
yes: by making it cheaper | by explaining it early, at school | by setting an example | by making it simple and close to home | by talking about it without preaching | by starting with one small thing | by letting people try it for nothing
no: you cannot force people | it has to come from them | by giving people more time, to begin with | less advertising for the opposite would be a start | by asking them first what stops them | not with posters, in any case
more: people do what those around them do | money decides, in the end | it takes years | a good word does more than a fine
# went
yes: fairly well, on the whole | better than I had feared | without any trouble | it was quick, I hardly remember it | people were kind, that is what I remember | well, and I would do it again
no: badly at first, and then it settled | there was a lot of waiting | not very well, I would do it differently today | I did not feel listened to | it was tiring, I must say | so so, nobody explained anything
more: I was glad when it was over | it could have been simpler | it depends on whom you meet | I talked about it at home afterwards
# experience
any: a good one, on the whole | none, for now | only once, and it went well | a mixed one | mostly what my family told me | nothing that stands out, good or bad | a bad one at first, better later | only from a distance | enough to know what I think of it | once or twice, without any trouble | too long a wait, above all | friendly people, I remember that
# felt
yes: tired, and glad to sit down | calm again, after a while | fine, I do not let it get to me | relieved, most of the time | as usual, it passes quickly | better once I have talked about it | rather well, to tell the truth | as if a weight had gone | in a good mood for the day | better than I would have thought | ready to move on to something else | relieved to have it behind me | nothing in particular
no: worn out, with no wish to talk | tense, I sleep badly afterwards | a little low, to be honest | empty, I need some quiet | annoyed, and then I think of something else | on edge until the evening | not very comfortable | without energy | a little out of place | like everybody else, I imagine | angry at that moment, and then it passes | in need of somebody to talk to | a bit empty
more: a walk helps | music does the rest | I try not to show it at home | the next day it is forgotten | it depends on the day
# feelIf
yes: I would miss it every day | lost, at first | sad, I think | it would leave a hole | a little lonely | I would not know what to do with myself
no: I would get used to it, one gets used to everything | relieved, perhaps | not very different, to be honest | I would look for something else | angry for a week, and then fine
more: I do not like to think of it | it has happened to people I know | time would do its work | I would talk about it with my family
# lately
yes: we had a long lunch, nothing special, but a good one | a walk along the river, the other Sunday | we went to the market together | we watched a match and shouted a lot | a day by the sea, for once | we cooked for everybody
no: not much lately, everybody is busy | we rang each other, that is about all | a coffee, in passing | we helped with a move, it took all day | cards, on a rainy afternoon | we went to see an exhibition, it was crowded
more: we should do it more often | we laughed a lot | it did me good | I still think of it
# future
yes: much as it is today, and I am glad of it | better with the years, I hope | I see no reason why it should change | a little different, but still there | stronger, if we take care of it | the same, with more time for it | much as it is today, I hope | better, if everybody does their share | I hope it will last | that will depend on us | with some changes, but the main thing will stay | calmer, I would like to think | different, because everything changes | stronger than today, I hope | with more people helping each other | I would like it not to change too much | we will do what it takes to make it last | I hope the best of it will still be there
no: I do not look that far ahead | less easy than now, I fear | it will not be the same, everything changes | with ups and downs, like everything | I wonder, to be honest | fading a little, that happens | a little worse, if nothing is done | I do not look that far ahead, but I am confident
more: time will tell | it depends on us too | I take things one year at a time
# means
any: it has to start at school | you have to listen to the people it concerns | more money should go into it | the rules should be clear, and the same for everybody | those at the top should set an example | people need to be told in plain words | ask the people who live here, and act on it | there should be more people on the ground | check more, and fine people where needed | go step by step, without changing everything at once | reward those who make the effort already | make it simpler, because nobody understands it | talk about it openly, without quarrelling | bring people together close to where they live | look at what works elsewhere and learn from it | everybody should do their share | above all, keep the promises that were made | show results that people can see, or nobody will believe in it | help those who have the least | trust local councils and associations | have people who explain, and not only posters | report on it every year | deal with it early, before it gets worse | let everybody have a say
# worry
yes: no, none to speak of | I am not worried about {it} | no, I do not think much about {it} | not really, I stay calm | hardly any, there are worse things
no: yes, I am a little worried about {it} | yes, and I am not the only one | some, about {it}, I admit | it does worry me at times | I keep an eye on it, let us say
more: I try not to think of it too much | nobody reassures us | I talk about it at home now and then
# tellOf
yes: nothing to complain about with {it} | I am rather happy with {it} | {it}, I do not give it much thought, it goes well | it has got better over the years | it is simple, nothing out of the ordinary
no: {it}, that is my weak point | I am not proud of it | it could be better, I know | it depends on the week, and on my mood | I keep meaning to change something about {it}
more: everybody has their own way | it was different ten years ago | I manage as best I can
# contribute
any: it gives people something to talk about | it brings people together who would never meet | it makes the place nicer to live in | it shows what a place is about | it gets people out of their homes | it gives the young something to do | it helps people to feel at home | it makes people proud of where they live | it breaks the routine a little | it teaches us something about each other | it only works if everybody can come | not that much, if I am honest | it brings in people from elsewhere | it starts conversations between neighbours | it leaves something for those who come after us
# influence
any: my parents, to begin with | the people I was with | the price, I have to say | the time I had | habit, more than anything | my health, as I got older | what I saw others do | the place where I lived | chance, quite often | what I enjoyed, quite simply | advice that somebody gave me | what there was close to home | school and friends, when I was young | what I could afford | the wish to try something else
# encourage
any: some help with the cost, frankly | if it were cheaper | if it were simpler | seeing that it works for others | somebody to show me how | a hand to get started | if everybody did it, and not just me | a bit more time | clear information, without jargon | having it close to home | doing it with others | the feeling that it is of some use | advice that fits my case | some reward for the effort | being able to try it without signing up | not much, I do some of it already | a good reason, and a reminder now and then | hours that suit me
# seen
any: as somebody reliable, I hope | as a serious person | as somebody you can count on | as somebody a little stubborn, no doubt | as a quiet person | rather well, I believe | as somebody who does their best | you would have to ask them | as somebody who says little but listens | a bit better than I see myself, perhaps | as a frank person, sometimes too frank | as somebody calm | kindly, I imagine | as somebody who makes time for others
# success
any: the people who took it on, quite simply | we took the time to do it well | everybody played their part | somebody listened to what we asked for | it was well prepared | we stuck together | those in charge believed in it | it was simple, and everybody understood it | people were asked what they thought | there was enough money, for once | we did not give up | a bit of luck as well
# please
any: the idea, quite simply | being in touch with people | that it is close to home | doing things differently | that it means something | the simplicity of it | that it is practical | learning something | knowing who I am dealing with | that everybody gets something out of it | the pleasure of sharing | feeling useful | the trust it gives me | not much, to be honest | that it makes a change
# changed
any: it has got better, on the whole | for the worse, I find | it costs more than it used to | everything goes faster | there are more people than before | not that much, at heart | it is less human than it was | it is more modern, I must say | little by little, without anyone noticing | it has a different face after a few years | it is better organised | it is harder to find your way around it | people no longer expect the same of it | some of it is better and some of it worse
# role
any: setting an example | informing people and explaining in plain words | making clear rules | putting in the money that it takes | checking that what was promised is done | listening to what people say | leaving it to those who know the subject | helping those who cannot manage | a small part, the rest is up to each of us | the leading part, because nobody else will do it | bringing everybody to the table | keeping the biggest from taking advantage | thinking of the long term | the part of a referee, no more
# without
any: we would do without, but badly | we would have to find something else | people would grumble, and then get used to it | nothing at all, for me | some would be left with nothing | older people would miss it most | we would soon see what it was good for | others would take its place | it would leave a big gap, I believe | everybody would have to manage on their own | it would make some people angry | people would talk about it for a week
# serves
any: to help the people around here | to save money | to bring people together | not for much, if you ask me | to feel less alone | to make life simpler, in theory | to do things differently | to keep the money local | to show that it can be done | it is of use to those who know how to use it | to save time | to ease our conscience, sometimes
# steps
any: you find out first, and you compare | you ask somebody who has done it before | you fill in the forms, and you wait for an answer | you make an appointment, then you see | first an idea, then some research, then a telephone call | you hesitate for a long time, and then you go ahead | first there are the papers to gather | you start on the internet, as everybody does | we talk about it at home before we decide | looking, sorting, choosing | you have to chase them, several times sometimes | one step after the other, without hurrying
# kin
any: they think rather well of it | we do not talk about it much | it is divided, everybody has their own view | those around me are rather against it | the younger ones believe in it, the others less | they speak well of it when it suits them | they make a little fun of it | much what I think | they tell me not to worry | some have started, others are waiting | they find that it goes too fast | they see no harm in it
# benefits
any: it helps people out | it saves time | it costs less in the long run | it is fairer | it brings people together | you learn things | it is good for the people around here | it changes habits gently | you feel less alone | it is simpler than people think | you know what the money is for | it makes you want to join in | it is useful to those who have little | it makes you think
# drawbacks
any: it takes time | it costs a lot at the start | not everybody can get it | it is hard to understand | it only works if many people take part | there is not enough information | the same people always benefit | you have to change your habits | nobody knows who checks | it takes some planning | it can be a let-down | it is only for a few | the rules keep changing | it means more paperwork
# hurdles
any: the time it takes | understanding what they want from me | not knowing who to ask | the price, above all | the delays | everything is done on the internet | nobody answers the phone | explanations that are not clear | none, to be honest | having to start again several times | the hours, which do not suit me | not being used to it | being sent from one office to another | finding the will, quite simply
# informed
any: mostly from the radio in the morning | from the evening news | from people around me, above all | from the paper, when I have the time | somebody in the family told me | on television, for the most part | by talking with people I know | from a leaflet that I kept | by word of mouth, like most people | [health] from my doctor, who explains well | [health] at the chemist’s, I ask there first | [young] on my phone, a little every day | [young] I look it up on the internet | [young] on social networks, I admit
more: I compare before I believe anything | I do not look any further than that | there is so much of it that I have to sort | I ask when I do not understand
# whyNot
any: they do not know how to go about it | they are a little afraid of it | nobody has ever asked them | they keep putting it off | they think that it is for others | they do not see what it would change | no time, or so they say | it never crosses their mind | they have heard bad things about it | it looks complicated from the outside | they do not like to be told what to do | the first step is the hardest | it is easier to carry on as before | shyness, more than people think | they have other worries | they were not brought up to it | they wait for others to start | it makes them uncomfortable | there is nothing near them that would make it easy
# whyDo
any: they get something out of it | for the company, often | to feel useful | some of them need the money | somebody close talked them into it | out of curiosity | because it makes life easier | out of habit, I suppose | to please somebody | to do as others do | because they believe in it | a good experience, once | so as not to be alone | because nothing else is on offer | to see something new | it gives them a reason to go out | they have thought it over, simply
# cause
any: habit, I would say | nobody takes the time to explain | there is too little time for everything | the price, as so often | a bad experience, once | nobody feels concerned | tiredness, more often than not | a lack of choice | the way it is organised | nobody asked what was wanted | too much hurry around it | what one sees others do | a bit of everything, I think | it is done without thinking | bad information, to begin with | a bad mood that day, it happens | the fear of something new | it starts at home
# doubt
any: the cost, to begin with | whether it really works | the work that it takes | nobody around me has done it yet | the paperwork | being tied in for years | I am used to what I have | people who promise too much | having to decide without understanding it all | the upkeep, later on | finding somebody serious for it | not much, to be honest | losing what works well today | the fear of getting it wrong | having nobody to turn to afterwards | hearing a thing and its opposite about it | the mess while it is being done | [old] starting with that at my age
# reply
yes: I would say that I understand them | I would tell them that they have a point | that I thought the same at first | that it deserves to be talked about calmly | I would tell them to keep asking | that they are right to be careful | I would say that we can look at it together | that I would not want to decide for them either
no: I would tell them that it is not that simple | I would ask them to think of the others | that I see it differently, and that is allowed | I would say, come and see for yourself | that a trial does not commit anybody | I would ask for their reasons first | that everybody has to give a little | that they worry too much | I would say that nobody is taking anything away from them
more: shouting at each other does not help | I would not try to convince them at any price | everybody is free to think what they like | one has to listen first | facts help more than big words
# moved
yes: yes, I see it a little differently now | yes, I understand those who hesitate better | what was said about people who have less stays with me | it made me want to find out more | yes, I had not thought of everything that was said here | I shall talk about it at home, I think | I am less sure than when I came in
no: no, I leave with the view that I came with | my mind has not changed, but I heard good points | not really, it confirmed what I thought | no, but it was good to listen to the others | nothing new for me, to be honest | no, I need more time for that
more: it was good to talk about it calmly | we do not often get asked | I liked that everybody could speak | I hope somebody makes use of it
# retained
any: that one has to listen to those it concerns | that there is not one answer for everybody | that it has to stay simple, or nobody will follow | that we agree on more than I thought | that money should not decide everything | that people must be free to say no | that it takes time, and somebody to look after it | that it only works with trust | the tales people told, more than the opinions | that clear rules are needed from the start | that nobody should be left on their own with it | that one should try it before judging | that the details matter more than the idea
# missed
any: no, I think we covered it | who will pay in the end, we hardly talked about that | no, everything has been said for my part | what young people make of it | when it would start | how it is done elsewhere | we did not hear much from those who are against | nothing that I can see | who would do the work | how one would know whether it works | what happens if it fails | perhaps what each of us is ready to do | what people without money are to do
# hears
yes: mostly good things | that it is better than it used to be | that it is fine, more than they admit | nothing but praise, lately | that it is all right, depending on the day | that there are no great complaints
no: complaints, mostly | that it is not what it was | always the same complaint | that something else would be better | not much, people hardly talk about it | that nobody listens to them | that there is too little choice | that it is all too quick
more: one has to take it with a pinch of salt | each has a story about it | I ask, but the answers are short | it depends on the age
# occasion
any: at a family wedding, everybody joined in | at a friend’s birthday, years ago | one summer on holiday, quite by chance | at school, a long time ago, I remember it well | with the neighbours, one evening that went on late | the last time was at a village fête | a New Year’s Eve with friends | with cousins, after a long lunch | at a party for somebody who was leaving | it was in a small hall, there were about twenty of us | on a Sunday, at my sister’s | once in the street, on a warm evening in June
more: we laughed a lot | I was shy at first, then it came by itself | it did me good | I would do it again at once | I felt part of something | it was a little awkward, to tell the truth | I still talk about it | nobody wanted to go home | I was not very good at it, nobody minded | it was noisy, and lovely
# reaction
yes: a good idea, at first sight | why not, I would give it a try | I rather like it | at last a useful idea | yes, if it is done properly | I would want to know more | rather in favour | it could suit more people than one thinks | I see a chance in it | it makes sense to me
no: not for me | I am wary of it | it frightens me a little | an odd idea | I mostly see complications | without me, thank you | I would have to see it to believe it | rather against, to be honest | I would not feel at ease | I fear that it would end badly
more: I know people whom it would suit | it depends on the price | it all depends on the people | I would ask around first | one would have to try it for a month | at a pinch, if there is no other way
# mind
yes: something useful | the future | a good idea | something that takes patience | hope | people who do things with their hands | a step forward | something I would like to know better | being proud of oneself
no: something complicated | a lot of talk | money | something for others | a word that is in fashion | worries | paperwork | nothing very cheerful | something I could do without
# memory
any: the noise comes back first | somebody who was kind to everybody | being among friends, that made up for the rest | I was small, and everything seemed big | a day when everything went wrong, we still laugh about it | I was in a hurry to get out of there | my best friend was always next to me | waiting in line, a very long time | somebody told me off for nothing, I have not forgotten it | the smell, I would know it anywhere | a good one, on the whole, though I could not say why | not a very good one, I was shy | the last day, everybody was singing
# duty
any: listen to both sides, and take the time | follow the rule, whatever it is | not decide alone | explain once more, calmly | respect what the person wanted | leave it if there is any doubt | do what they think is right, and say why | ask those who knew the person best | go by the law, that is what it is for | talk it over until everybody understands | nothing against the will of those concerned | it must not be up to them alone | wait a little, nobody decides well in a hurry
# deterred
any: the price, I must say | the time that it takes | I would feel a little awkward | not knowing how it will turn out | doing it on my own, mostly | I am tired by then | the thought that it is not for people like me | too many people | a bad experience, once | the fuss that it makes | my habits, quite simply | not much, to be honest | what others might think | having to plan it so long ahead | laziness, I admit | I did not know whom to ask | it is a long way to go | it seemed simpler not to
# push
any: if it cost much more than it does | being badly treated once too often | something better, close by | my health, if it got worse | if I could no longer trust them | if my family asked me to | nothing, I think | if the people I know left | having no choice any more | a big disappointment | a change in my life, I suppose | if everything became complicated | an offer that I could not refuse | if I no longer felt at ease
# changedSelf
any: I do it less often than before | I pay more attention to it | I take my time now | the price makes me think twice | almost nothing, I have my habits | less of it, and better | I do more of it from home | it is simpler than it used to be | I listen to my body more | I plan further ahead | I waste less | I do it with less pleasure, I find | I ask myself where things come from | it was my children who changed me | I no longer follow what others do
# whoWould
any: families, mostly | retired people, they have the time | always the same ones, I fear | people who live close by | the young, if their friends come too | those who have little money | people like me, I hope | those who are alone, if somebody tells them | the curious at first, then fewer | hardly anybody in the first month | those who need it most will not dare | everybody, once they have seen it | not those who work late | people who already know each other
# naming
any: something simple that everybody remembers | the name of the street, why not | a short name, two words at most | something with “together” in it | I am no good at names | the people who use it should choose | a name that makes you smile | what it is, no more: people understand that | not an English word, for once | the name of somebody from around here | something that children can say | I would leave that to the young
# agree
yes: yes, on the whole | yes, I would have said the same | I agree with most of it | yes, and I am glad that somebody said it | I do, apart from a detail or two | yes, I have nothing to add
no: not quite, I see it differently | no, it is not that simple | only in part | not really, I have lived something else | no, I would go the other way | I am not convinced yet
more: everybody speaks from what they know | I listened, that is why I said little | it was well put, in any case | I would need to think about it | we do not all live the same life
# reassure
any: knowing whom to call if something goes wrong | clear rules from the start | seeing how it goes elsewhere | a trial first, with an end to it | somebody on the spot | figures that one can check | being able to go back to how it was | hearing it from people who have done it | that we are told the truth | time to get used to it | not much, I am not easily worried | that nobody is left alone with it | that the people in charge come and explain | not being the only one
`
