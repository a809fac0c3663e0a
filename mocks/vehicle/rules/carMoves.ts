import { runBinds } from './binds'
import { runWriteOffs } from './writeOffs'

/** Lets the TSP answer what it was asked about cars by now. */
export const runCarMoves = (now: number): void => {
  runBinds(now)
  runWriteOffs(now)
}
