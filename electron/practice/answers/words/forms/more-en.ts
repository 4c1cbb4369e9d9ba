/**
 * Further forms of questions. `changed`: how a thing came to be what it is; `felt`: how the person felt; `role`: what somebody
 * has to do in it; `without`: what would happen; `serves`: what a thing is for; `knows`, `experience`: what the person
 * knows or has met of it; `steps`: how it goes; `kin`: what people around think; `benefits`, `drawbacks`, `hurdles`:
 * what is good, bad or hard about it.
 */
export type FurtherForm =
  | 'changed'
  | 'felt'
  | 'role'
  | 'without'
  | 'serves'
  | 'knows'
  | 'experience'
  | 'steps'
  | 'kin'
  | 'benefits'
  | 'drawbacks'
  | 'hurdles'

/** What people say to them in English. */
export const moreEn: Readonly<Record<FurtherForm, string>> = {
  changed:
    'it has got better, on the whole | for the worse, I find | it costs more than it used to | everything goes faster | there are more people than before | not that much, at heart | it is less human than it was | it is more modern, I must say | little by little, without anyone noticing | it has a different face after a few years | it is better organised | it is harder to find your way around it | people no longer expect the same of it | some of it is better and some of it worse',
  felt: 'rather well, to tell the truth | as if a weight had gone | not very comfortable | in a good mood for the day | without energy | a little out of place | like everybody else, I imagine | better than I would have thought | ready to move on to something else | angry at that moment, and then it passes | in need of somebody to talk to | a bit empty | relieved to have it behind me | nothing in particular',
  role: 'setting an example | informing people and explaining in plain words | making clear rules | putting in the money that it takes | checking that what was promised is done | listening to what people say | leaving it to those who know the subject | helping those who cannot manage | a small part, the rest is up to each of us | the leading part, because nobody else will do it | bringing everybody to the table | keeping the biggest from taking advantage | thinking of the long term | the part of a referee, no more',
  without:
    'we would do without, but badly | we would have to find something else | people would grumble, and then get used to it | nothing at all, for me | some would be left with nothing | older people would miss it most | we would soon see what it was good for | others would take its place | it would leave a big gap, I believe | everybody would have to manage on their own | it would make some people angry | people would talk about it for a week',
  serves:
    'to help the people around here | to save money | to bring people together | not for much, if you ask me | to feel less alone | to make life simpler, in theory | to do things differently | to keep the money local | to show that it can be done | it is of use to those who know how to use it | to save time | to ease our conscience, sometimes',
  knows:
    'not much, I admit | what they say on the radio | I have heard of it, no more than that | the name, and that is about all | what a neighbour told me | enough to have an idea | the main thing, not the details | what I read in the local paper | that it has been around for some years | that people do not agree about it | what I saw in a report on television | less than I should',
  experience:
    'a good one, on the whole | none, for now | only once, and it went well | a mixed one | mostly what my family told me | nothing that stands out, good or bad | a bad one at first, better later | only from a distance | enough to know what I think of it | once or twice, without any trouble | too long a wait, above all | friendly people, I remember that',
  steps:
    'you find out first, and you compare | you ask somebody who has done it before | you fill in the forms, and you wait for an answer | you make an appointment, then you see | first an idea, then some research, then a telephone call | you hesitate for a long time, and then you go ahead | first there are the papers to gather | you start on the internet, as everybody does | we talk about it at home before we decide | looking, sorting, choosing | you have to chase them, several times sometimes | one step after the other, without hurrying',
  kin: 'they think rather well of it | we do not talk about it much | it is divided, everybody has their own view | those around me are rather against it | the younger ones believe in it, the others less | they speak well of it when it suits them | they make a little fun of it | much what I think | they tell me not to worry | some have started, others are waiting | they find that it goes too fast | they see no harm in it',
  benefits:
    'it helps people out | it saves time | it costs less in the long run | it is fairer | it brings people together | you learn things | it is good for the people around here | it changes habits gently | you feel less alone | it is simpler than people think | you know what the money is for | it makes you want to join in | it is useful to those who have little | it makes you think',
  drawbacks:
    'it takes time | it costs a lot at the start | not everybody can get it | it is hard to understand | it only works if many people take part | there is not enough information | the same people always benefit | you have to change your habits | nobody knows who checks | it takes some planning | it can be a let-down | it is only for a few | the rules keep changing | it means more paperwork',
  hurdles:
    'the time it takes | understanding what they want from me | not knowing who to ask | the price, above all | the delays | everything is done on the internet | nobody answers the phone | explanations that are not clear | none, to be honest | having to start again several times | the hours, which do not suit me | not being used to it | being sent from one office to another | finding the will, quite simply',
}
