import { seeded } from '../../core/control'
import { org, reference } from '../../system/rules/store'
import { buildClubs, type ClubRow } from '../data/clubs'
import { people } from './people'

const store = seeded('clubs', () => buildClubs(reference(), org.carSeries, org.dealers, people()))

export const clubs = (): ClubRow[] => store()
