import { adviceAsked } from './advice-asked.ts'
import { aroundHome } from './around-home.ts'
import { askedMore } from './asked-more.ts'
import { askedOfLife } from './asked-of-life.ts'
import { broadLives } from './broad-lives.ts'
import { broadTales } from './broad-tales.ts'
import { broadThings } from './broad-things.ts'
import { chances } from './chances.ts'
import { doings } from './doings.ts'
import { events } from './events.ts'
import { firstWords } from './first-words.ts'
import { happenedTold } from './happened-told.ts'
import { heads } from './heads.ts'
import { images } from './images.ts'
import { listsAsked } from './lists-asked.ts'
import { listsMore } from './lists-more.ts'
import { manners } from './manners.ts'
import { mannersOfLife } from './manners-of-life.ts'
import { mattersAsked } from './matters-asked.ts'
import { mattersOfLife } from './matters-of-life.ts'
import { meanings } from './meanings.ts'
import { memories } from './memories.ts'
import { nouns } from './nouns.ts'
import { nounsOfLife } from './nouns-of-life.ts'
import { pastimes } from './pastimes.ts'
import { peopleTold } from './people-told.ts'
import { placed } from './placed.ts'
import { publicAsked } from './public-asked.ts'
import { reasons } from './reasons.ts'
import { served } from './served.ts'
import { toldMore } from './told-more.ts'
import { toldOfLife } from './told-of-life.ts'
import { waysOf } from './ways-of.ts'
import { whenAsked } from './when-asked.ts'
import { whereAsked } from './where-asked.ts'
import { whichAsked } from './which-asked.ts'
import { whoAsked } from './who-asked.ts'
import { whyOneself } from './why-oneself.ts'
import { whyOthers } from './why-others.ts'
import { whysAsked } from './whys-more-asked.ts'

/** All classes of questions as they are written; of two that fit as well, the earlier one answers. */
export const sources: readonly string[] = [
  whoAsked,
  whereAsked,
  whenAsked,
  whyOthers,
  whyOneself,
  listsAsked,
  whichAsked,
  adviceAsked,
  peopleTold,
  happenedTold,
  firstWords,
  askedMore,
  listsMore,
  toldMore,
  whysAsked,
  waysOf,
  doings,
  chances,
  meanings,
  manners,
  served,
  reasons,
  events,
  images,
  nouns,
  heads,
  placed,
  mattersOfLife,
  askedOfLife,
  nounsOfLife,
  pastimes,
  aroundHome,
  publicAsked,
  toldOfLife,
  memories,
  mannersOfLife,
  mattersAsked,
  broadLives,
  broadTales,
  broadThings,
]
