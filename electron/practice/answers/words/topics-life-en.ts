/**
 * Everyday things and what people say about them, in English: the words that name a thing (folded; `*` for any ending),
 * what it reminds people of, arguments for and against it, why it is as it is, wishes, advice, and experiences (`+`
 * good, `-` bad).
 */
export const topicsLifeEn = `
# retire* pension*
mind: rest | travelling | free time | the grandchildren | a small pension | freedom | the garden | getting old | golf
good: you have time for yourself at last | you can look after the grandchildren | people have earned it
bad: pensions do not keep up with prices | you are too tired to enjoy it by then | the age keeps going up
why: people live longer than before | there are fewer workers to pay for it | hard jobs wear people out
wish: pensions that follow prices | an earlier age for hard jobs | a decent minimum
advice: put a little aside as soon as you can | keep up your hobbies and your friends | check your records early
tale: + I slept in on the first Monday | - the first payment took six months | they gave me a bike when I left
# ~ work* job* career* colleague* office* employer* boss company meeting*
mind: the pay | colleagues | being tired | the alarm clock | stress | the hours | a good boss | the routine
good: you see people there | you feel useful | the team gets on well
bad: there is more and more to do for the same pay | you come home exhausted | there are not enough of us
why: the pay does not keep up | nobody feels valued | the hours do not fit with family life | managers like to see people at their desks
wish: better pay | flexible hours | managers who listen | more staff
advice: choose something you enjoy | try it out before you decide | learn to say no | do not stay where you are not respected
tale: + a colleague trained me with great patience | - they told us in a short email | I changed jobs and do not regret it
# remote* remote-working telework* working-from-home friday* back-to-the-office management
mind: the quiet | video calls | the time saved | being lonely | pyjamas | freedom
good: you save the time of the journey | it is quieter than the office | it is easier with children
bad: you soon feel lonely | you never really switch off | you no longer see the team
why: managers want to see people at their desks | empty offices cost money | they think that nobody works on a Friday at home | they want the teams to talk again | they do not trust us | they pay rent for desks nobody uses
wish: two days a week of our choice | one day when everyone is in | Fridays left to each team | some trust from above
advice: keep to fixed hours | go for a walk at lunchtime | keep one corner for work
tale: + we had the whole meeting from home and it was done by eleven | - the connection dropped in the middle of a call
# exam* a-level* baccalaureat* bac
mind: stress | revision | marks | relief | the summer | pride
good: it teaches you to work | everybody takes the same one | you remember it all your life
bad: everything is decided in a few hours | nearly everybody passes | there is too much stress
why: you need a certificate for what comes next | it has always been done that way | marks do not mean much any more
wish: more marks from the year’s work | more spoken exams | fewer papers in a row | the same papers for everybody | a higher standard | more practical papers
advice: revise a little every day | sleep well the night before | read it all again at the end
tale: + I passed on the second try and we celebrated | - I forgot everything in front of the examiner
# ~ young youth teenager* student* university studies graduate* apprentice* school-leaver*
mind: hope | studying | parties | being carefree | worry | phones | energy | the future
good: they have energy and ideas | they are more open than we were
bad: nobody trusts them | they struggle to find a first job
why: they are asked to choose too early | studying costs too much | they have lost faith in the future | they spend their lives on their phones
wish: cheaper student housing | paid placements | proper careers advice | more apprenticeships
advice: do what you enjoy, not what others want | try several jobs before you choose | go abroad for a while | do not be afraid of mistakes | think of an apprenticeship | work hard at school, it always helps | talk to people who do the job | take your time, nothing is final
tale: + a placement gave me the idea for my job | - I was badly advised after school
# birth* fertility baby babies child* kid kids parent* family-size
mind: joy | short nights | noise | laughter | school | the future | responsibility | toys | family
good: they bring life into a house | they give meaning to everything else
bad: it costs a lot | you have no time left for yourself
why: life is too expensive to have children | homes are too small | young people are afraid of the future | women want a career first | there is not enough childcare | couples get together later | many prefer to stay free
wish: more childcare places | real help for parents | longer parental leave | hours that suit parents
advice: listen to them | set limits and keep to them | spend time with them | do not compare them
tale: + my son made me breakfast all by himself | - the nursery closed for a week without warning | + I looked after a friend’s little ones for a whole weekend | - the baby next door cried all night
# school* teacher* homework pupil* classroom*
mind: the teacher | friends | homework | break time | school dinners | childhood | being bored | maths
good: the teachers do what they can | children like going there
bad: classes are too big | nobody stands in for absent teachers | standards are falling
why: classes are too big | teachers get no respect | the job is badly paid | the syllabus changes all the time
wish: smaller classes | better pay for teachers | more sport and outings | better school meals
advice: help with homework without doing it for them | talk to the teachers | praise more than you scold
tale: + a teacher gave me a taste for reading | - I was put at the back all year
# canteen* school-meal* cafeteria*
mind: the tray | the noise | friends | cabbage | bread | the queue | chips
good: the children have a hot meal | it is balanced | the price follows what people earn
bad: it is too greasy and overcooked | it is too noisy | half of it is thrown away | the portions are too small
why: it has to be quick and cheap | the meals come from a central kitchen | the children have no time to eat
wish: vegetables in season | a kitchen on the spot | less salt | food from nearby | more time to eat | a menu shown in advance | less noise | portions for each appetite | fresh bread every day
advice: try everything | ask for the menu of the week
tale: + the cook made us a real Christmas dinner | - the food arrived cold
# ~ family mother father grandmother grandfather grandparent* brother* sister* christmas birthday* celebration*
mind: meals | love | quarrels | my parents | support | memories | home | presents
good: you can always count on them | it is good to get together
bad: everyone lives far away | we quarrel over nothing
why: everyone lives far away | nobody has time to meet | families have changed
wish: more time together | cheaper trains so that we can meet
advice: ring them often | do not let a quarrel last | have a meal together now and then
tale: + there were fifteen of us round the table and we laughed a lot | - a quarrel spoiled the meal | my mother had made her pie
# friend* friendship love couple* marriage* married divorce* partner* dating
mind: trust | loyalty | support | laughing together | tenderness | sharing | time | quarrels
good: you understand each other without words | you can say anything
bad: we see too little of each other | everyone is caught up in their own life
why: people split up more easily than before | everyone thinks of themselves first | people do not talk enough
wish: more time for two | more listening
advice: talk, even when it is hard | keep some time for the two of you | be patient | do not try to change the other one
tale: + a friend crossed the country for my birthday | - we lost touch for no reason
# neighbour* neighbor*
mind: noise | helping each other | a shared coffee | the lawnmower on Sundays | good manners | spare keys | the man across the road | quarrels | a friendly hello
good: we do each other favours | they keep the keys when we are away
bad: there is noise late at night | we pass without a word
why: nobody takes the time to talk | people stay indoors | everyone moves so often
wish: a street party | less noise at night | a few more hellos on the stairs
advice: introduce yourself when you arrive | warn people before a party | talk before you get angry
tale: + my neighbour brought me soup when I was ill | - they had builders in on a Sunday morning
# ~ neighbourhood* neighborhood* street* area district
mind: the quiet | the shops | the neighbours | children playing | noise | the school | the market
good: it is a quiet area | people say hello | you can walk to everything | it is lively without being noisy | there is some green
bad: there are not many shops left | parking is hard | it is dead in the evening | it needs more trees | you hear the road
why: the shops have closed | rents have gone up | everybody knows everybody | there is nothing for young people
wish: more green | benches in the shade | a corner shop | fewer cars | cleaner streets
advice: go to the market on a Saturday | walk around | talk to the shopkeepers
tale: + the street party brought everyone together | - somebody broke my car window | a shop reopened on the corner
# ~ town* city cities village* countryside rural
mind: the quiet | the church | fields | noise | shops | the square | being bored | traffic | fresh air
good: it is a good place to live | there are clubs for every taste | you can breathe
bad: shops are closing | you need a car for everything | nothing happens in the evening
why: there is no work around | shops have moved to the outskirts | rents in the centre are too high | young people leave to study
wish: shops in the centre | more public transport | a doctor | cycle lanes | more trees
advice: come on a market day | join a club | leave the car at home
tale: + the mayor opened the park and there was dancing | - the bakery closed overnight
# housing rent* house* home flat* apartment* moving landlord* mortgage*
mind: comfort | the rent | the mortgage | the garden | peace | building work | safety | my sofa
good: you feel at home | it is light and quiet
bad: it costs too much for what it is | you hear the neighbours | it is badly insulated
why: too little is being built | rents go up faster than pay | there are too many holiday lets | banks do not lend any more
wish: a cap on rents | more council housing | grants to insulate
advice: visit twice before you sign | check the insulation | take photos when you move in
tale: + the landlord did up the kitchen and left the rent alone | - the leak lasted all winter | we painted everything ourselves
# housework cleaning chores tidying ironing washing-up
mind: a chore | the vacuum cleaner | dust | sharing it out | Saturday mornings
good: it feels good when everything is clean | it clears the head
bad: it is never done | it is badly shared
why: boys are not taught to do it | everyone has their habits | it takes time and nobody likes it
wish: a fairer share | some help once a week
advice: do a little every day | write down who does what | put some music on
tale: we put a rota on the fridge | - I did it all without help for years
# cook* meal* dinner* lunch* breakfast* dish* recipe* cake*
mind: good smells | the family | pleasure | my grandmother | sharing | a stew | the washing-up
good: it is a time to talk | it is better when you make it yourself
bad: there is no time to cook in the week | we eat too fast
why: we come home late and cannot be bothered | ready meals are easier | nobody learns to cook any more
wish: more time to cook | simple recipes | food in season
advice: cook for two days | taste as you go | start with simple things
tale: + I made a cake for the whole table | - I burned everything | we ate outside until dark
# shopping supermarket* grocer* store* trolley till co-op cooperative
mind: the list | the trolley | the prices | the queue at the till | special offers | a chore | the choice
good: everything is in one place | prices are lower there
bad: prices go up every week | you queue at the till | there is nothing left nearby
why: prices have gone up too much | the supermarkets have killed the small shops | there is no time to go anywhere else
wish: local food at a fair price | longer hours | food sold loose | more tills open
advice: make a list | compare the price per kilo | do not go on a Saturday
tale: + I found good vegetables at half price | - I queued for twenty minutes | I bought bread, fruit and cheese
# shop* market* bakery baker* bookshop* shopkeeper*
mind: the bakery | a smile | the Saturday market | empty windows | good advice | the prices
good: you get good advice there | it keeps the centre alive
bad: it often costs more | they close one after the other
why: everybody buys online | rents are too high | there is nowhere to park | the supermarkets took it all
wish: lower rents for small shops | an hour of free parking | a market twice a week
advice: buy near your home | go to the market late in the morning
tale: + the baker kept my bread for me | - the last butcher closed a year ago
# amazon order* parcel* deliver* online purchase*
mind: parcels | speed | cardboard | choice | returns | convenience
good: it is handy and it comes fast | you find everything
bad: parcels get lost | there is too much packaging | it kills small shops
why: it is faster | it is cheaper | you find everything without going out
wish: less packaging | exact delivery times | free returns
advice: read the reviews | check the site before you pay | order everything at once
tale: + the order came a day early | - the parcel arrived open | I sent back a pair of shoes that were too small
# product* brand* advert* advertising slogan* logo* decathlon ikea nike apple coca*
mind: quality | the price | advertising | trust | choice | the logo | an annoying tune
good: the quality is there | the price is fair
bad: you mostly pay for the name | the adverts are everywhere
why: people trust them out of habit | advertising works | the price is good
wish: fewer adverts | things that last | lower prices
advice: look at what is in it, not at the name | compare with the shop’s own
tale: + they exchanged it without a word | - it broke after a week | - the colour was nothing like the picture | - one piece was missing from the box | - it did not taste the same any more | - the battery did not last a day | - they refused to refund it
# cloth* fashion second-hand shoes
mind: the sales | style | waste | comfort | charity shops | a full wardrobe
good: there is something at every price | second-hand saves waste
bad: they fall apart after two washes | they are made at the other end of the world
why: it is cheaper | it avoids waste | fashions change too fast
wish: clothes that last | normal sizes | more made close to home
advice: buy less but better | read the labels | try second-hand
tale: + I found a new coat for ten euros | - the jumper shrank in the first wash
# bank* saving* credit money cash debt*
mind: fees | loans | safety | not having enough | bills | freedom | worry
good: you sleep better with something put aside | they answer when you ring
bad: the fees go up | you never see the same adviser | money goes faster than it comes
why: everything goes up except pay | we pay by card without thinking | people are afraid of running short
wish: lower fees | a proper adviser | fairer rates
advice: put a little aside every month | avoid loans | compare the fees
tale: + they cancelled the fees when I rang | - they charged me twice | I got a better deal on my insurance
# operator* provider* supplier* contract* subscription* insur* broadband
mind: the price | the bill | the network | being tied in | customer service
good: it was the cheapest | the network is good where I live | there is no commitment | the whole family was already with them | I have been with them for years, out of habit | a friend recommended it | there was a special offer at the time | they answer when you ring
bad: you can never reach anyone | the price goes up after a year | there is no signal where I live
why: it was the cheapest | the signal is good where I live | the whole family was already with them | there was a special offer at the time | a friend recommended it | it came with the broadband
wish: a fixed price | proper customer service | a signal everywhere
advice: compare before you sign | choose one that does not tie you in | haggle every year
tale: + I rang and they lowered the price | - I spent an hour on the phone to cancel
# phone* smartphone* screen* app apps notification*
mind: messages | being hooked | photos | the charger | wasted time | calls | the family
good: you stay in touch with everyone | it helps me unwind | everything is on it
bad: it takes up too much time | you sleep less well | nobody talks at table | you look at it without thinking
why: it has become a reflex | we are afraid of missing something | it is all made to keep us on it | it helps to unwind
wish: an hour without screens in the evening | fewer notifications | a real alarm clock instead
advice: leave it outside the bedroom | turn off the notifications | buy a real alarm clock | put it away at meals
tale: + I left it in the kitchen for a week and slept better | - I tried to do without, I lasted three days
# internet network* facebook instagram tiktok social digital website*
mind: information | videos | wasted time | scams | friends | jealousy | hate | speed
good: you keep in touch with people far away | there is an answer to everything
bad: you waste hours on it | you read any old thing | people insult each other
why: people hide behind a screen | it is free and easy | everybody is on it
wish: fewer adverts | real protection for children | less fake news
advice: check before you share | never give out your details | limit your time
tale: + I found a childhood friend | - my account was hacked
# artificial robot* chatgpt ai
mind: the unknown | robots | progress | cheating | fear | convenience | jobs
good: it saves time | it helps with writing
bad: it will cost jobs | you no longer know what is true
why: companies want to cut costs | it is new and frightening | it goes very fast
wish: clear rules | a label when it is a machine | training
advice: check what it says | tell it nothing personal
tale: + it helped me to write a letter | - the answer was wrong from start to finish
`
