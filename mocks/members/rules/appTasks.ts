import type { AppPointTask } from '@/entities/members/appPointTask'
import { pointSide } from '@/entities/members/pointEnums'
import { wireTime } from '../../core/context'
import { control } from '../../core/control'
import { grouped } from '../../core/grouped'
import { appTasks, pointBook } from './pointBook'

export const appTaskViews = (): AppPointTask[] => {
  const month = wireTime(control.now()).slice(0, 7)
  const paid = grouped(
    pointBook().lines.filter(({ side, createTime }) => side === pointSide.app && createTime.startsWith(month)),
    ({ stepId }) => stepId,
  )
  return appTasks().map((task) => {
    const own = paid.get(task.id) ?? []
    return {
      ...task,
      doneUsers: new Set(own.map(({ userId }) => userId)).size,
      issuedPoints: own.reduce((sum, { points }) => sum + points, 0),
    }
  })
}
