/** Public matters and what people say about them, in English; the format is that of topics-life-en.ts. */
export const topicsPublicEn = `
# vote* voting election* turnout abstain* referendum*
mind: duty | the polling booth | promises | democracy | Sundays | disappointment
good: it is our only way to have a say | people fought for that right
bad: we vote and nothing changes | promises are not kept
why: people no longer believe the promises | they think that their vote changes nothing | politicians have lost touch with people | they like none of the candidates | they are fed up with politics | nobody listens between two elections
wish: blank votes that really count | politicians closer to people | more consultations
advice: vote, even blank | read what they stand for | talk about it
tale: + I counted votes with my neighbours | - the polling station had moved and nobody told us
# politic* government* president* minister* parliament democracy macron
mind: promises | lies | power | taxes | quarrels | debate | disappointment
good: somebody has to decide | some of them really work
bad: they do not keep their promises | they live far from ordinary people
why: they live far from ordinary people | nobody believes them any more | they only think of the next election
wish: politicians who listen | fewer privileges | accounts that are clear | more consultations
advice: listen to people | live on a small wage for a month | keep your promises
tale: + a councillor came to see our street after my letter | - I wrote twice and had no answer
# ~ mayor* council* town-hall
mind: roadworks | weddings | paperwork | being close to people | the budget
good: you can talk to them | they are friendly at the town hall
bad: everything is decided without us | the roadworks never end
why: they know people | the budget is tight | the state gives towns less
wish: public meetings | cleaner streets | more nursery places
advice: come to the market and listen | listen to those who did not vote for you
tale: + the town hall answered in two days | - I was sent from one office to another
# ~ public-service* service* administrat* paperwork form forms counter* office-hours post postal civil
mind: waiting | paperwork | the counter | slowness | forms | fairness | a ticket in my hand
good: everyone has a right to it | the staff do what they can
bad: there is nobody to talk to any more | everything has to be done online | the wait is too long
why: the counters have been closed | there are not enough staff | everything has moved online
wish: more counters | somebody who answers the phone | simpler forms | longer hours
advice: keep a copy of everything | go early in the morning | ask for an appointment
tale: + my identity card was ready in a week | + the lady at the counter filled in the form with me | + they rang me back the same day, I could not believe it | + the tax office paid me back without my asking | + at the town hall everything was settled in five minutes | - they asked me for the same paper three times | - I waited two hours for a signature
# tax* vat
mind: the tax form | solidarity | unfairness | cheating | hospitals | my wallet
good: they pay for schools and hospitals | everyone has to do their share
bad: it is always the same people who pay | nobody knows where the money goes
why: the richest escape them | the state spends too much | somebody has to pay for public services
wish: fairer taxes | fewer loopholes for the rich | accounts that anyone can read
advice: declare everything | keep the receipts
tale: + they gave me more time without any fuss | - a mistake took a year to sort out
# price* inflation cost-of-living wage* salary salaries income* poverty poor rich inequalit*
mind: the end of the month | the shopping | unfairness | the trolley | anger | being overdrawn
good: there is still some help | you learn to be careful
bad: everything goes up except wages | we go without small things
why: wages do not keep up | big companies keep it all | energy has gone up | help does not go to the right people
wish: better wages | a price freeze on what people need | a tax on great wealth
advice: compare everything | do your accounts every week | claim what you are entitled to
tale: + I had a bonus I did not expect | - I left things at the till
# unemploy* jobless redundan* hiring interview
mind: fear | letters without an answer | shame | waiting | training
good: there is help for a while | it leaves time to train
bad: they treat you like a number | they do not even answer
why: companies move elsewhere | there is no proper training | nobody hires people over fifty
wish: real training | answers to applications | somebody to talk to
advice: tell everyone you know | have your letter read by someone | do not stay idle
tale: + I found a job through a friend | - I sent a hundred letters
# safety security police crime* violen* burglar* theft
mind: order | fear | uniforms | being stopped | protection | the night
good: we need them | it is reassuring to see them
bad: they come too late | you do not feel safe at night
why: there are not enough officers on the beat | the young are left to themselves | the courts are too slow | drugs are everywhere
wish: more officers on foot | better lit streets | youth workers
advice: lock up well | do not walk home alone late | tell the neighbours
tale: + the police found my bike | - they broke in through my door in broad daylight
# justice prison* court* judge* law laws
mind: scales | slowness | unfairness | the court | prison | equality
good: it protects the weakest | it is the same for all on paper
bad: it is too slow | it is not the same for all
why: there are not enough judges | prisons are full | everything takes years
wish: shorter delays | sentences that are of use | more judges
advice: get a lawyer | keep all the proof
tale: + a mediator settled it in an hour | - the case dragged on for three years
# immigra* foreign* migrant* refugee* border*
mind: exile | a welcome | courage | borders | fear | other cultures
good: they do jobs that nobody wants | we learn from others
bad: the welcome is badly organised | it creates tension
why: there are wars | people flee poverty | we do not know how to welcome them
wish: a real welcome | clear rules | language lessons
advice: learn the language | go towards people
tale: + a family arrived in the street and everybody helped | - the papers took years
# europe* brussels eu
mind: peace | the euro | Brussels | rules | travelling | Germany
good: it has brought peace | you can travel without borders
bad: it is far away from us | there are too many rules
why: people do not understand it | it is too far away | it has brought peace
wish: simpler rules | a common defence | a more social Europe
advice: look at what it pays for near you
tale: + my son studied in Madrid for a year
# war wars peace army military ukraine terror*
mind: fear | death | pictures on the news | children | my grandfather | how absurd it is
good: we have to defend ourselves | we are lucky to live in peace
bad: it is always civilians who pay | it costs a fortune
why: leaders want more power | it is all about money | nobody learns from the past
wish: peace | more talking | sensible leaders
advice: listen to the old | do not believe all you hear
tale: my grandfather rarely spoke of it
# climate* warming heatwave* environment* ecolog* planet pollut* carbon
mind: heat | wildfires | drought | the children’s future | urgency | polar bears | feeling helpless
good: something is being done at last | the young are keen
bad: it is always the same people who are asked to make an effort | it is already late
why: we consume too much | the big polluters are not punished | people think of the short term | the solutions are expensive
wish: grants to insulate | more trains | rules for the big polluters | more trees in town
advice: start with one small thing | drive less | insulate before you heat
tale: + we planted a hedge with the neighbours | - it was forty degrees in the bedroom
# waste rubbish garbage trash recycl* sort* plastic* packaging deposit* bottle* jar jars glass bin bins
mind: sorting | plastic | the sea | the yellow bins | the noise of glass | waste | the smell
good: it is a small effort | it saves throwing things away | the children join in
bad: it is hard to know what goes where | you need room to store it all
why: there is too much packaging | the rules change from one town to the next | people have got used to throwing everything away
wish: a deposit everywhere | less packaging | bins closer to home | a machine that is quick and simple
advice: rinse and keep a bag apart | buy loose | look up the rules of your town
tale: + my grandmother took the empties back and let me keep the coin | as a child, I took the bottles back to the grocer | - the machine was full and I carried everything home | I put my last one in the bottle bank
# energy electric* heating nuclear wind solar gas power fuel
mind: the bill | winter | power stations | the sun | the wind | the cold
good: it is made here | it brings the bill down
bad: prices have exploded | heat escapes everywhere
why: prices have exploded | homes are badly insulated | we depend too much on others
wish: grants to insulate | fixed prices | more solar panels
advice: turn it down a degree | switch things off | insulate first
tale: + insulation halved the bill | - the boiler broke down in January
# water drought tap
mind: thirst | the sea | life | the shower | the tap | drought
good: it is good from the tap | there is always some
bad: it has a taste | it is wasted
why: it does not rain enough | too much is wasted | the pipes leak
wish: pipes that are mended | tanks for rainwater
advice: take short showers | collect the rainwater
tale: - we were cut off for two days in August
# farm* farmer* agricultur* pesticide* organic meat vegetarian* vegan food
mind: fields | a tractor | cows | hard work | the land | the market | health
good: they feed us | it is better when it comes from nearby
bad: they work too hard for what they earn | it is too expensive for many
why: supermarkets pay too little | the rules change all the time | it is too expensive | people care about their health
wish: a fair price for growers | local food in canteens | fewer pesticides
advice: buy from the grower | eat what is in season
tale: + I visited a farm with the little ones | - they sprayed the next field on a windy day
# car cars carpool* car-pool* car-shar* ride-shar* lift-shar* driv* petrol licence speed traffic parking motor* vehicle*
mind: freedom | petrol | traffic jams | the garage | pollution | the road | the price
good: you cannot do anything here without one | you leave when you want
bad: it costs a fortune | you waste time in traffic | there is nowhere to park
why: there is no other way here | public transport is not up to it | petrol is too dear | electric cars cost too much
wish: car parks at the edge of town | help to change cars | more buses
advice: leave early | share your car | slow down
tale: + a stranger helped me to change a wheel | - the battery died on a frosty morning
# bus buses train trains metro tram transport railway* station
mind: delays | crowds | the pass | waiting | reading | strikes | the view
good: you can read on the way | you avoid the traffic
bad: there are too many delays | there is nothing after eight in the evening | it is too expensive
why: lines have been closed | tickets are too expensive | it does not run often enough
wish: a more frequent service | cheaper tickets | buses in the evening
advice: look at the timetable the day before | get the pass
tale: + the guard found me a seat | - the train stopped for two hours in the middle of nowhere
# bike bikes bicycle* cycl* scooter*
mind: fresh air | a helmet | rain | theft | freedom | danger
good: it is good for your health | you arrive on time
bad: it is dangerous without a lane | they get stolen
why: roads are dangerous | drivers pay no attention | there is nowhere to leave it
wish: real cycle lanes | locked sheds | lessons for the little ones
advice: wear a helmet | buy a good lock
tale: + I went round the lake with the children | - mine was stolen outside the station
# doctor* gp surgery medical dentist* appointment*
mind: the waiting room | a prescription | a kind word | a white coat | delays | trust
good: they take the time to listen | you are well looked after
bad: you wait three weeks for an appointment | there are none left round here
why: they retire and nobody replaces them | too few were trained | young ones prefer the city
wish: quicker appointments | less time in the waiting room | a receptionist who answers the phone | evening hours | a second doctor | a slot every day for urgent cases | online booking
advice: book well ahead | write down your questions
tale: + the doctor rang in the evening to see how I was | - I waited two hours for five minutes
# health hospital* casualty nurse* care clinic* nhs
mind: waiting | devotion | the smell | fear | nurses | the lack of beds
good: the staff are devoted | you are treated without going broke
bad: you wait for hours | the staff are exhausted
why: beds have been closed | the staff are badly paid | everybody goes to casualty for want of a doctor
wish: more staff | beds that open again | better pay for nurses
advice: keep your prescriptions | take someone with you
tale: + a nurse stayed with me after her shift | - I spent the night on a trolley
# vaccin* medicine* chemist* pharmac* illness* disease* covid cancer
mind: the needle | fear | prevention | a prescription | masks | courage
good: it saves lives | we are better protected
bad: nobody knows all the effects | there are shortages
why: people have lost trust | they were told one thing and then the opposite | the fear is still there
wish: clear explanations | more research
advice: ask your chemist | read the leaflet
tale: + the chemist helped me out on a Sunday | - I went to three chemists for nothing
# old home-care home-help cared-for-at-home care-at-home older elderly ageing aging nursing-home senior*
mind: wisdom | loneliness | memories | slowness | my grandparents | fear
good: they have experience | they take their time
bad: they are left alone | homes cost too much
why: families live far away | there are not enough staff | people live longer
wish: more help at home | more staff | visits
advice: go and see them | listen to their stories | stay active
tale: + a neighbour of ninety taught me to knit | - we had four carers in a month
# death grief funeral*
mind: sadness | emptiness | the cemetery | family | peace
why: nobody talks of it | it is frightening
advice: talk of it before | give it time
# god religion* church* faith secular*
mind: faith | church | peace | quarrels | weddings | childhood
good: it gives meaning | it helps in hard times
bad: it divides people | it should keep out of politics
why: the young no longer go | everyone believes in their own way
wish: respect | freedom for each to believe or not
advice: respect the faith of others
# ~ women men equality sexis* feminis* gender
mind: respect | wages | sharing | freedom | motherhood | a struggle
good: things are moving | the young find it natural
bad: wages are still not equal | housework is still badly shared
why: education has not changed enough | employers are afraid of leave | habits die hard
wish: equal pay | nursery places | a real sharing of housework
advice: bring up boys like girls | stand up for yourself
tale: + my boss made our wages equal | - they asked me whether I wanted children
# disab* wheelchair* accessib* carer*
mind: courage | the wheelchair | steps | people’s looks | helping each other
good: people talk of it more | there is some help
bad: nothing is adapted | the files take months
why: nobody thinks of it until it concerns them | building work is expensive
wish: ramps everywhere | transport for all | fewer forms
advice: ask before you help | find out about the help there is
tale: + somebody helped to lift the wheelchair | - the lift was out of order
# strike* union* protest* demonstrat*
mind: trains | anger | flags | solidarity | banners | waiting on the platform
good: that is how we got our rights | people have to make themselves heard
bad: it is always the same people who suffer | it does not change much any more
why: nobody listens otherwise | wages do not keep up | conditions are getting worse
wish: more talks | a minimum service
advice: plan another way | talk before it comes to that
tale: + we shared cars between neighbours | - I had to come on foot
# charit* volunteer* donat* association* club*
mind: helping | time | friends | a big heart | bingo | generosity
good: you meet people | you feel useful
bad: it is always the same ones who do the work | there are never enough people
why: people have no time | they want to be useful | you meet people there
wish: more volunteers | a room of our own | a little help from the town
advice: start with an hour a week | choose a cause you care about
tale: + we served two hundred meals at Christmas | - there were only three of us to clear up
# ~ france french country nation republic
mind: cheese | freedom | good food | strikes | landscapes | Paris | the Revolution | the flag
good: people are well looked after here | it is a beautiful country
bad: everybody complains all the time | we pay a lot of tax
why: everybody complains all the time | everything is decided in Paris | people have lost trust
wish: more trust | smaller gaps between people
advice: get out of Paris | try everything
tale: + we crossed the country by bike
# ~ future progress world tomorrow society
mind: worry | hope | children | the climate | machines | freedom
good: people are treated better than before | the young have ideas
bad: nobody knows where we are going | everything goes too fast
why: everything goes too fast | everyone thinks of themselves first | people have lost trust | money decides everything
wish: more solidarity | some peace and quiet | peace
advice: keep hoping | live from day to day
tale: + I saw my grandson born
`
