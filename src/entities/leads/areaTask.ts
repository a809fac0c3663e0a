import { entity, f, type RowOf } from '../field'
import { type Numbers, target, type Targets } from './target'
import type { TaskCommand } from './taskCommand'

/** One province's part of a task. */
export const areaTask = {
  ...entity('areaTask', {
    id: f.id(),
    areaName: f.text(),
    province: f.text(),
    dealerCount: f.integer(),
  }),
  ...target,
}
export interface AreaTask extends Omit<RowOf<typeof areaTask>, keyof Targets>, Targets {
  taskId: string
}

/** A province's part in full: its task, and the sum of its dealers' targets. */
export interface AreaDetail extends AreaTask {
  task: TaskCommand
  sums: { dealer: Numbers }
}
