/** Leisure, rest and the like, and what people say about them, in English; the format is that of topics-life-en.ts. */
export const topicsLeisureEn = `
# television tv series radio newspaper* press media news
mind: bad news | the eight o’clock news | repeats | music | debates | trust
good: you learn things | it keeps you company
bad: it is always the same subjects | they only talk of what goes wrong
why: bad news sells | people no longer believe what they hear | everything goes too fast
wish: more good news | fewer adverts | longer reports
advice: compare several sources | turn it off now and then
tale: + I saw a fine documentary about the sea | - they showed the same picture all day
# read* book* novel* library libraries
mind: peace | getting away | school memories | a good novel | the beach | an armchair
good: it takes your mind off things | you learn while you rest
bad: there is no time any more | books are expensive
why: screens take up all the time | nobody has time | school puts people off
wish: longer opening hours | more new books | story time for the little ones
advice: read ten minutes before bed | ask the librarian
tale: + the librarian found me a book that was out of print | - it was closed every other day
# cinema museum* exhibition* concert* theatre* culture music show shows monument*
mind: beauty | emotion | queues | popcorn | dancing | memories
good: it takes you out of yourself | you still talk of it afterwards
bad: tickets are expensive | there is nothing near me
why: tickets cost too much | people watch everything at home | there is nothing nearby
wish: reduced prices | more shows in the open air | buses after the show
advice: go during the week | use the free days
tale: + we saw a superb exhibition | - the hall was freezing | - we queued for two hours
# sport* gym walk* run running swim* pool hik* football exercise olympic*
mind: health | effort | sweat | pleasure | football | the team | aching legs
good: it is good for body and mind | you meet people
bad: there is no time for it | joining costs a lot | you soon get hurt
why: there is no time | we sit all day | clubs are expensive
wish: cheaper gyms | a pool open in the evening | paths in the country
advice: start gently | go with somebody | walk every day
tale: + I finished my ten kilometres | - I twisted my ankle | we walked to the lake
# holiday* travel* flight* plane* beach mountain* sea trip*
mind: the sea | sunshine | rest | the family | packing | traffic jams | freedom | discovery
good: it is a real break | you discover something else
bad: it has become too expensive | it is crowded everywhere
why: it has become too expensive | people prefer to stay close to home | everyone needs a break
wish: cheaper trains | help for those who cannot go | school breaks better spread out
advice: go out of season | book early | take your time there
tale: + it was sunny all week | - the plane left six hours late | we stayed with people there
# sleep* rest* rested tired nights bed bedtime
mind: bed | the alarm | dreams | quiet | lying awake | a good pillow
good: everything is better after a good night | it sets you up
bad: I wake in the night | nights are too short
why: screens keep people awake | people have too many worries | days are too long | noise wakes you
wish: longer nights | less noise | a nap
advice: go to bed at the same time | turn off screens an hour before | avoid coffee in the evening
tale: + I slept ten hours in a row | - the neighbours had a party until four
# happy happiness joy well-being wellbeing
mind: family | health | peace | children | love | sunshine | a good meal | friends
good: it is in the small things | it is enough to have good people around
bad: people run after it | it is soon forgotten
why: health and family are fine | people are content with little | they have good friends
wish: time | good health for all | fewer worries
advice: enjoy the small things | choose good company | do not compare yourself with others
tale: + we spent an evening outside, laughing | I walked by the sea
# stress* anxi* depress* mental lonely loneliness alone burnout
mind: work | a knot in the stomach | silence | tiredness | courage | money worries
good: people talk of it more than before | there is help
bad: you wait months for an appointment | people do not dare to speak of it
why: work always asks for more | people are left alone with their problems | people fear the future | everything goes too fast
wish: free counselling | time to breathe | places to meet
advice: talk to somebody | walk a little every day | ask for help early
tale: + a colleague listened for an hour and it did me good | - I broke down at work one Monday
# smok* cigarette* tobacco alcohol drink* wine beer
mind: parties | the smell | health | being hooked | the price of a packet | a meal with friends | coughing
good: it is relaxing | it goes with friends
bad: it costs a lot | it is bad for your health
why: it is a hard habit to lose | stress drives people to it | friends do it
wish: more help to stop | no more adverts | higher prices
advice: get help | set a date | avoid temptation
tale: + I gave up overnight and it lasted | - I started again after a month
# dog* cat cats pet pets animal*
mind: affection | walks | hairs everywhere | loyalty | freedom | the vet
good: they are good company | they get you out of the house
bad: they cost a lot | it is hard to find someone to look after them
why: they are good company | people feel lonely | the children ask for one
wish: parks where they can run | cheaper vets
advice: think before you get one | go to a shelter
tale: + we took in a cat from the shelter | - the dog ate my shoes
# garden* flower* nature tree* forest* park*
mind: flowers | peace | tomatoes | birds | shade | a walk | green
good: you can breathe there | it is calming
bad: there is not enough of it | it is not well kept
why: people need green | the town is stifling | too much has been built
wish: more trees | benches in the shade | shared gardens
advice: plant in spring | water in the evening | let one corner grow wild
tale: + I picked my first tomatoes | - the hail destroyed everything
# coffee tea bread cheese chocolate
mind: mornings | the smell | a treat | pleasure | a break with colleagues | butter
good: it wakes you up | it is a small pleasure
bad: we have too much of it | it has become expensive
why: it is a habit | it gives you a break
wish: a lower price | a better taste
advice: avoid it in the evening | taste it before you add sugar
tale: we took our time at the counter
# restaurant* takeaway* fast-food eating-out pizza
mind: a good meal | the bill | friends | the service | pizza | a night out
good: it makes a change from home | there is no washing-up
bad: it has become expensive | the service is too slow
why: nobody feels like cooking | prices have gone up a lot | it is a chance to meet
wish: cheaper menus | more fresh food
advice: read the menu before you go in | take the dish of the day
tale: + the owner gave us the coffee | - we waited an hour for the food
# ~ help* helped favour* stranger*
mind: a helping hand | kindness | trust | neighbours
good: you feel useful | it pleases both
bad: people do not dare to ask
why: you feel useful | it pleases both | one day we will need it too
wish: more neighbours helping each other | places to meet
advice: offer before you are asked | start with your neighbours
tale: I did the shopping for a neighbour who was ill | I helped a friend to move | I looked after a colleague’s children | I pushed a stranger’s car | I drove my neighbour to hospital
# sunday* saturday* weekend* monday* evening*
mind: a lie-in | family | the market | boredom | rest | a good meal | a walk | the alarm clock | going back to work
good: you can breathe at last | you see the family
bad: everything is closed | it goes too fast
why: people need a break | everybody is free at the same time
wish: one more day | buses on that day
advice: plan nothing | go out for a while
tale: + we made pancakes for the whole street | it rained from morning to night
# winter* summer* spring autumn snow rain* weather sunshine season*
mind: the cold | a log fire | heat | longer days | snow | a coat | holidays | dead leaves
good: every season has its charm | you make the most of being outside
bad: the days are too short | it is too hot or too cold
why: the weather is changing | it weighs on people
wish: real seasons | a little more sun
advice: wrap up | go out as soon as it is fine
tale: + we went sledging with the little ones | - the road was icy
`
