import { poolType } from '@/entities/members/pointEnums'
import { pointEvent, type PointTask, type PointTaskStep, pointTaskType } from '@/entities/members/pointTask'
import { enableStatus } from '@/entities/shared/enums'
import { at } from '../../core/random'
import { colors, type Context, picture } from '../../core/context'
import type { Stored } from '../../core/types'

export interface TaskRow extends Stored<PointTask, 'roles' | 'doneCount' | 'issuedPoints'> {
  roleIds: string[]
}
export interface StepRow extends Omit<PointTaskStep, 'eventCode'> {
  eventCode: string
}

const [SALES, ADVISER, SERVICE] = [
  ['117', '118', '119'],
  ['117', '118'],
  ['121', '122'],
]
const ALL = [...SALES, '120', ...SERVICE]
const { daily, sales, sharing, training, once } = pointTaskType
const E = pointEvent
/** Name, type, role ids, true if the dealer's pool pays, event, and steps as `threshold:points`. */
const TASKS: readonly (readonly [string, number, readonly string[], boolean, string, string])[] = [
  ['每日签到', daily, ALL, false, E.signIn, '1:5 7:50 30:300'],
  ['分享素材', sharing, ALL, false, E.share, '1:10 5:60 20:200'],
  ['分享带来线索', sharing, SALES, false, E.clue, '1:50 5:300 10:800'],
  ['线索首跟及时', sales, SALES, true, E.follow, '1:10 10:120 30:400'],
  ['邀约客户到店', sales, SALES, true, E.visit, '1:50 5:300 10:700'],
  ['完成试驾', sales, ADVISER, true, E.drive, '1:80 5:450 10:1000'],
  ['客户下订', sales, ADVISER, true, E.order, '1:300 3:1000 5:2000'],
  ['完成交车', sales, ADVISER, true, E.delivery, '1:200 3:700 5:1500'],
  ['客户五星评价', daily, ALL, false, E.praise, '1:30 5:180 10:400'],
  ['产品知识考试', training, ADVISER, false, E.exam, '1:200 2:300 3:500'],
  ['服务技能考试', training, SERVICE, false, E.exam, '1:200 2:300 3:500'],
  ['新人首单奖励', once, ADVISER, false, E.order, '1:1000 2:1500 3:2000'],
  ['新人首次试驾', once, ADVISER, true, E.drive, '1:200 2:300 3:400'],
  ['预约保养到店', sales, SERVICE, true, E.visit, '1:20 10:250 20:600'],
  ['售后五星评价', sales, SERVICE, true, E.praise, '1:30 5:180 10:400'],
  ['视频素材分享', sharing, ALL, false, E.share, '1:20 5:120 10:300'],
  ['海报分享留资', sharing, SALES, false, E.clue, '1:60 5:350 10:900'],
  ['电销邀约到店', sales, ['119'], true, E.visit, '1:60 5:350 10:800'],
  ['合规培训考试', training, ALL, false, E.exam, '1:100 2:150 3:200'],
  ['市场活动分享', sharing, ['120'], false, E.share, '1:15 5:90 10:220'],
  ['春节分享季', sharing, ALL, false, E.share, '1:20 5:150 10:400'],
  ['车展集客', sales, SALES, true, E.clue, '1:80 5:500 10:1200'],
  ['交车仪式分享', daily, ADVISER, true, E.delivery, '1:40 5:250'],
  ['试驾好评', daily, ADVISER, false, E.praise, '1:40 5:250'],
]
const PAST = [20, 21]
const OFF = [11, 17, 20, 22]

export const buildTasks = (context: Context): { tasks: TaskRow[]; steps: StepRow[] } => {
  const tasks = TASKS.map(([taskName, taskType, roleIds, isDealer, event], index): TaskRow => ({
    id: String(3101 + index),
    taskCode: `STAFF_${event}_${String(index + 1).padStart(2, '0')}`,
    taskName,
    taskType,
    icon: picture(taskName.slice(0, 1), at(colors, index), 120, 120),
    roleIds: [...roleIds],
    poolType: isDealer ? poolType.dealer : poolType.headquarters,
    dayLimit: taskType === once ? 0 : 2000,
    monthLimit: taskType === once ? 0 : 20_000,
    validDays: 365,
    startTime: `${context.date(500 - index * 3)} 00:00:00`,
    endTime: PAST.includes(index)
      ? `${context.date(30 + index)} 23:59:59`
      : index % 5 === 4
        ? `${context.date(-60)} 23:59:59`
        : '',
    jumpUrl: `/pages/task/${event.toLowerCase()}`,
    ruleText: `完成「${taskName}」后按步骤发放积分，每个步骤的次数和每日上限以本页为准。`,
    sort: (index + 1) * 10,
    status: OFF.includes(index) ? enableStatus.disabled : enableStatus.enabled,
    updateBy: '系统管理员',
    updateTime: context.workTime(40 + index),
  }))
  const steps = TASKS.flatMap(([taskName, , , , eventCode, steps_], index) =>
    steps_.split(' ').map((pair, step): StepRow => {
      const [threshold = 1, points = 0] = pair.split(':').map(Number)
      return {
        id: String(31_001 + index * 10 + step),
        taskId: String(3101 + index),
        stepName: threshold === 1 ? taskName : `累计 ${threshold} 次`,
        eventCode,
        threshold,
        points,
        timesLimit: step === 0 ? 5 : 1,
        sort: step + 1,
      }
    }),
  )
  return { tasks, steps }
}
