import { entity, f, type RowOf } from '../field'
import { type Numbers, target, type Targets } from './target'
import type { TaskCommand } from './taskCommand'

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

export interface AreaDetail extends AreaTask {
  task: TaskCommand
  sums: { dealer: Numbers }
}
