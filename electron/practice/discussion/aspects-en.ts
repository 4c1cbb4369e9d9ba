/**
 * What people say in English of one side of a thing: its hours, its price, its upkeep. Blocks have the format of
 * `topics-*.ts`; their clauses fit any place, service or product.
 */
export const aspectsEn = `
# hours
good: the hours suit me as they are | it is open when I need it | you can get there after work if you hurry | it opens on Saturdays, which is enough for me | staying open later would cost a fortune for a handful of people | I have never found the door closed
bad: it closes just as people come out of work | you find the door shut when you get there | those who work never see it open | it is closed at lunchtime, when people are free | the hours change and nobody tells you | you have to take an hour off to go there | it opens too late in the morning
wish: one late evening a week | Saturday afternoons | hours that are the same all year
lived: twice I found the door shut | I took a morning off to get there | last week I arrived five minutes too late
# price
good: the price is fair for what you get | it is still cheaper than elsewhere | somebody has to pay for it | it costs less than a meal out | you pay for quality | if it were cheaper it would be worse
bad: it costs far too much for what it is | families with children cannot afford it | the price goes up every year and nothing else changes | we pay for it twice, with our taxes and at the desk | many people stay away because of the price | at that price I think twice
wish: a price that depends on income | a pass for regulars | free entry for children
lived: I worked out what it costs us in a year and it hurt | we stopped for a year because of the price | I compared and it was cheaper next door
# upkeep
good: it is clean whenever I go there | they have repaired a lot lately | it is old but well kept | the staff do what they can with what they have | I have seen far worse | a coat of paint and it will do for ten years
bad: it has been left to fall apart | things stay broken for months | it is dirty by the end of the day | nothing has been repainted for twenty years | you would think nobody was in charge of it | one more winter and it will have to close
wish: repairs done within the week | cleaning twice a day | a proper renovation
lived: I reported something broken in the spring and it still is | last time there was water on the floor | I sent a photo to the town hall and heard nothing
# crowd
good: I seldom wait more than five minutes | if you go early there is nobody | a bit of life in the place does no harm | the queue moves fast | people wait their turn, it goes well | it is only crowded for an hour a day
bad: the wait is endless | there are too many people for the room there is | you queue for half an hour for nothing | at weekends you cannot even get in | there are not enough staff for so many people | you come out more tired than you went in
wish: a second desk at busy times | a way to book ahead | more staff on Saturdays
lived: last Saturday I gave up after forty minutes | I go at eight now, to avoid the crowd | I once waited a whole afternoon
# distance
good: it is ten minutes from my door | there is a bus that stops right in front | you cannot have everything round the corner | I go there on foot and it does me good | it is halfway for everybody | with a bike it is nothing
bad: it is too far for anyone without a car | there is no bus at the right time | older people simply do not go there | it takes me half an hour each way | they put it where nobody lives | by the time you get there the day is gone
wish: a shuttle twice a day | a branch in each district | a safe path for bikes
lived: my neighbour drives me there when she can | it took me an hour the day the bus did not come | I stopped going when I sold the car
# noise
good: I hardly hear it any more | a town without noise is a dead town | it stops at ten and that is fair | they have made an effort lately | with good windows you sleep well | it is mostly children, and I like that
bad: you cannot sleep with the window open | it goes on until midnight | you have to shout to be heard | people who live next door are at the end of their tether | nobody measures it and nobody does anything | it wears you out in the long run
wish: quiet after ten | better windows | somebody to ring who really comes
lived: I moved to the back bedroom because of it | I rang three times one night | we spoke to them and it got better for a week
# safety
good: I have never been afraid there | there are always people about | it is well lit now | accidents are rare, really | they have put somebody in charge | you are as safe there as anywhere
bad: after dark I make a detour | it is badly lit and nobody is about | it only takes one accident | children should not go there alone | I keep my bag close to me there | nothing has been done since the last time
wish: better lighting | somebody on the spot in the evening | a lower speed there
lived: my daughter was followed there one evening | I saw somebody fall there last winter | nothing ever happened to me there
# clarity
good: it is clear once you have done it once | everything is written down if you read it | somebody at the desk explains it well | I had no trouble with it | it is simpler than it used to be | the young will show you in two minutes
bad: nobody understands how it works | you need a diploma to fill in the form | everyone tells you something different | it is all online and I get lost | they use words that nobody knows | by the third page I had given up
wish: one page in plain words | somebody who answers the phone | an example to copy
lived: I had to ask my niece to do it | I went back three times with the wrong paper | I rang and they read me the same page
# use
good: it is really useful to those who need it | I use it more than I thought I would | without it we would soon see the difference | it helps young and old alike | it makes life easier day by day | even if I do not go, I am glad that it is there
bad: hardly anybody uses it | I do not see who it is for | it was done to look good | the money would be better spent elsewhere | I have managed without it until now | after the first month nobody talks about it
wish: asking people before it is built | something for all ages | a trial for a year
lived: I went once, to see, and never again | I was against it, and now I go every week | around me nobody has used it yet
# staff
good: they are kind and patient | they know you by name | you can tell that they like their work | they found an answer for me at once | they do their best with so few people | I have never had a bad word there
bad: nobody looks up when you come in | there are never enough of them | they send you from one desk to another | you are treated like a number | the good ones leave after six months | you never see the same face twice
wish: more staff | people who have time to listen | somebody who follows your case
lived: a young man there spent half an hour helping me | I was told off for asking a question | the lady who knew everybody has left
# choice
good: there is something for everyone | they have new things every month | I find what I am looking for | what they have is well chosen | you can ask and they get it for you | a small choice is enough if it is good
bad: it is always the same things | there is nothing for young people | what I want is never there | they have less and less | it is all for tourists | you have been round it in ten minutes
wish: more for teenagers | things that change with the seasons | a box for suggestions that somebody reads
lived: I asked for something in March and it came in June | my children got bored after one visit | I discovered something there by pure chance
# room
good: there is room enough if you come early | it is accessible since the works | you can park two streets away | a few trees are worth a few parking spaces | with a pram I have always got in | they have put in a ramp
bad: there is nowhere to park | with a pram or a wheelchair you do not get in | it is too small for so many people | the entrance has three steps and no ramp | you end up circling for twenty minutes | they took away the places without asking
wish: a ramp at the entrance | a few places for short stops | a bigger room
lived: I drove round for twenty minutes and went home | my mother waited outside because of the steps | I go by bike now, to be done with it
# fairness
good: it is the same rule for everyone | those who have more can pay more | it helps those who need it most | somebody has to decide in the end | it was explained to us, for once | I find it fair, all things considered
bad: it is always the same people who pay | those who shout loudest are served first | nobody asked us what we thought | it leaves out people like me | some people have rights and others have duties | the village pays and the town gains
wish: the same rule for everyone | a vote before it is decided | help for those who cannot pay
lived: I earn ten euros too much for the reduction | we went to the meeting and it was all decided | my neighbour gets it and I do not, for the same income
# ties
good: you meet people there whom you would never meet elsewhere | it brings people together | you can be alone and be fine | those who want company find it | it gives people a reason to go out | I have made friends through it
bad: you soon feel alone with it | people no longer see each other | nobody talks to anybody | it cuts people off from the others | the shy ones are left on their own | you end up talking to a screen
wish: a fixed day for seeing each other | somewhere to have coffee together | someone who welcomes newcomers
lived: I went a week without talking to anyone | it is how I got to know my neighbour | a friend of mine suffered from it
# future
good: it will still be there in twenty years | it can only get better | the young will carry it on | people will see what it is worth | there is more and more demand for it | with a little money it has a future
bad: in ten years nobody will talk about it | it will be closed as soon as money is short | it will be for those who can pay | nobody is preparing for what comes next | it will all be done by machines | I do not see the young carrying it on
wish: a plan for ten years | money set aside for it | a say for the young
lived: it has changed more in five years than in thirty | they have announced its end twice already | my children will see what becomes of it
# lack
good: you manage without it | a neighbour always helps out | it was no better before | you cannot have everything everywhere | it would stand empty most of the time | you plan ahead and it works out
bad: those who need it most go without | you depend on others for everything | we have been asking for it for years | it is worst for the old and the young | you have to go to the next town for it | I wonder what we pay taxes for
wish: a trial for six months | something shared with the next village | an answer from the council
lived: last month I had to ask my brother | we signed a petition and heard nothing | I have got used to doing without
`
