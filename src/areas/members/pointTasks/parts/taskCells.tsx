import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import type { CallId } from '@/api/callIds'
import { is } from '@/entities/field'
import { pointTask, type PointTask } from '@/entities/members/pointTask'
import { enableStatus } from '@/entities/shared/enums'
import { Toggle } from '@/kit/actions/actions'
import { plain } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { PictureFrame } from '@/kit/show/Picture'
import { type TextKey, type Translate, useT } from '@/locales'

/** The icon of a task before its name. */
export const TaskName = ({ icon, children }: { icon: unknown; children: ReactNode }) => (
  <span className="task-name">
    {plain(icon) && <PictureFrame src={plain(icon)} width={24} height={24} />}
    {children}
  </span>
)

/** The question before a task is switched off, with the effect of that. */
export const offQuestion = (t: Translate, name: string, effect: TextKey) => ({
  title: t('pointTasks.offAsk', { name }),
  effect: t(effect),
  okText: t('pointTasks.off'),
  danger: true,
})

/** The switch of a task, for readers its state. A task that is over cannot be switched on. */
export const TaskSwitch = ({
  status,
  name,
  head,
  isPast = false,
  can,
  effect,
  set,
}: {
  status: PointTask['status']
  name: string
  head: boolean
  isPast?: boolean
  can: CallId
  effect: TextKey
  set: (status: PointTask['status']) => Promise<unknown>
}) => {
  const t = useT()
  if (!head) return <StatusTag field={pointTask.status} value={status} />
  const on = is(status, enableStatus.enabled)
  const isStuck = isPast && !on
  const toggle = (
    <Toggle
      on={on}
      name={name}
      can={can}
      disabled={isStuck}
      ask={(next) => (next ? undefined : offQuestion(t, name, effect))}
      change={(next) => set(next ? enableStatus.enabled : enableStatus.disabled)}
      done={(next) => t(next ? 'pointTasks.turnedOn' : 'pointTasks.turnedOff', { name })}
    />
  )
  return isStuck ? (
    <Tooltip title={t('pointTasks.past')}>
      <span>{toggle}</span>
    </Tooltip>
  ) : (
    toggle
  )
}
