import * as pointTasks from '@/api/members/pointTasks'
import type { PointTask } from '@/entities/members/pointTask'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { on } from '../../core/dispatcher'
import { refuseFields, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { wireTime } from '../../core/context'
import { demand } from '../../system/rules/access'
import { demandHeadquarters } from '../../system/rules/dealerRules'
import { roleById } from '../../system/rules/store'
import type { TaskRow } from '../data/pointTasks'
import { tasks } from '../rules/pointBook'

const PAGES = ['/setting/contact', '/setting/integralSetting'] as const
/** A task as it is sent. */
const rowOf = ({ roleIds, ...task }: TaskRow): PointTask => ({
  // The data holds only the values of the enumerations.
  ...(task as unknown as PointTask),
  roles: roleIds.map((id) => ({ id, roleName: roleById(id)?.roleName ?? '' })),
})
const listed = listOf(pointTasks.list)<PointTask>({
  is: ['taskType', 'status'],
  like: ['taskName'],
  sort: ['sort'],
  keepsOrder: true,
})
on(pointTasks.list)((input, { user }) => {
  demandHeadquartersPage(user, ...PAGES)
  return listed.page(tasks().tasks.map(rowOf), input)
})
on(pointTasks.listRoles)(() =>
  [...new Set(tasks().tasks.flatMap(({ roleIds }) => roleIds))].toSorted().map((id) => ({
    id,
    roleName: roleById(id)?.roleName ?? '',
    shopTypes: (roleById(id)?.shopTypes ?? []).map(String),
  })),
)
on(pointTasks.updateRoles)((input, { user, now }) => {
  demand(user, 'pointTasks.updateRoles')
  demandHeadquarters(user)
  const task = withId(tasks().tasks, input.id, '任务不存在')
  const roleIds = texts(input.roleIds).filter((id) => roleById(id))
  refuseFields({ roles: roleIds.length ? undefined : '请至少选择一个角色' })
  Object.assign(task, { roleIds, updateBy: user.nickname, updateTime: wireTime(now) })
})
