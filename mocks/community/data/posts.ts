import { createContext } from '../../core/context'
import { type Around, buildDynamics } from './dynamics'

export const buildPosts = (now: number, around: Around) => ({
  people: around.people,
  dynamics: buildDynamics(createContext(now, 20_260_118, 1), around),
})
