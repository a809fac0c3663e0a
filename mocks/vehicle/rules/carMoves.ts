import { runBinds } from './binds'
import { runWriteOffs } from './writeOffs'

export const runCarMoves = (now: number): void => {
  runBinds(now)
  runWriteOffs(now)
}
